import { randomInt } from 'node:crypto';

// No vowels, so that codes form no words, and no characters that look alike.
const characters = '23456789BCDFGHJKMNPQRSTVWXZ';

/** Random characters that are easy to read, type and say; each holds 4.75 bits. */
export function createReadableCode(length: number): string {
  return Array.from({ length }, () => characters[randomInt(characters.length)]).join('');
}
