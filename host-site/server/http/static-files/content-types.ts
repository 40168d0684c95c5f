import { basename } from 'node:path';
import { getMimeType, mimes } from 'hono/utils/mime';

/** What Hono does not know, or takes for something else: `.ts` is a film there. */
const types = {
  ...mimes,
  map: 'application/json',
  md: 'text/markdown; charset=utf-8',
  ts: 'text/plain; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
};

/** Content-Type of a file, by its name's extension. */
export function findContentType(path: string): string {
  if (basename(path) === 'speculation-rules.json') return 'application/speculationrules+json';
  return getMimeType(path, types) ?? 'application/octet-stream';
}
