import { createHash } from 'node:crypto';

/** Derives a UUID from a text; the same text gives the same UUID. */
export function digestToUuid(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}
