import { randomInt } from 'node:crypto';

// No vowels, so that no word comes about, and nothing that reads like something else.
const characters = '23456789BCDFGHJKMNPQRSTVWXZ';

/** A reference for a message, easy to read out on the telephone: `7KXM-Q3TD`. One of 280 billion. */
export function createReference(): string {
  const text = Array.from({ length: 8 }, () => characters[randomInt(characters.length)]).join('');
  return `${text.slice(0, 4)}-${text.slice(4)}`;
}
