import { parseAccept } from 'hono/utils/accept';
import type { Encoding } from './file-index.ts';

/** The smallest of the existing encodings that an Accept-Encoding header allows; undefined for the plain file. */
export function chooseEncoding(header: string | undefined, existing: readonly Encoding[]): Encoding | undefined {
  const weights = new Map(parseAccept((header ?? '').toLowerCase().slice(0, 500)).map(({ type, q }) => [type, q]));
  const allows = (encoding: Encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
  return (['br', 'gzip'] as const).find((encoding) => existing.includes(encoding) && allows(encoding));
}
