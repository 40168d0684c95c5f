import { createReadableCode } from '../readable-code.ts';

/** Makes a reference number that is easy to read out on the telephone: `7KXM-Q3TD`. There are 280 billion. */
export function createReference(): string {
  return `${createReadableCode(4)}-${createReadableCode(4)}`;
}
