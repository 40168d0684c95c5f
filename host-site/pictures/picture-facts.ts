import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { factsFile } from './scene-files.ts';
import type { PictureFacts } from './sizes.ts';

/** Facts of all pictures by name; empty when none have been rendered. */
export function readPictureFacts(root: string): Record<string, PictureFacts> {
  const file = join(root, factsFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, PictureFacts>) : {};
}
