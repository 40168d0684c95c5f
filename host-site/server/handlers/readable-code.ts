import { randomInt } from 'node:crypto';

// No vowels, so that no word comes about, and nothing that reads like something else.
const characters = '23456789BCDFGHJKMNPQRSTVWXZ';

/** Random characters that are easy to read, type and say; each is worth 4.75 bits. */
export function createReadableCode(length: number): string {
  return Array.from({ length }, () => characters[randomInt(characters.length)]).join('');
}
