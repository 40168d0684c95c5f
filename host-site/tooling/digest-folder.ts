import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

/** Digest of the programs for Node in a folder of dist/, its chunks included, but no files for browsers. */
export function digestFolder(folder: string): string {
  const digest = createHash('sha256');
  for (const file of globSync(['*.js', '*-chunks/*.js'], { cwd: join(root, folder) }).sort())
    digest.update(file).update(readFileSync(join(root, folder, file)));
  return digest.digest('hex');
}
