import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceFile } from './source-file.ts';

/** Names of the folders in a folder, each of which is a page: its slug, the same in both languages. None where there is no such folder. */
export function listSlugs(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** A file by its path from the root; a missing one is empty, and a problem. */
export function openSource(root: string, path: string, problems: string[]): SourceFile {
  const isThere = existsSync(join(root, path));
  if (!isThere) problems.push(`${path}:1: the file is missing`);
  return { path, text: isThere ? readFileSync(join(root, path), 'utf8') : '' };
}
