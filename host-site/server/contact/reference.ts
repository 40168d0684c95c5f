import { createReadableCode } from '../handlers/readable-code.ts';

/** A reference for a message, easy to read out on the telephone: `7KXM-Q3TD`. One of 280 billion. */
export function createReference(): string {
  return `${createReadableCode(4)}-${createReadableCode(4)}`;
}
