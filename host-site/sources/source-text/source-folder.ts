import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceFile, SourceProblem } from './source-file.ts';

/** Names of subfolders, each of which is a page's slug in both languages. Empty when the folder does not exist. */
export function listSlugs(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** Reads a file by its path relative to the root; a missing one is empty and reported as a problem. */
export function openSource(root: string, path: string, problems: SourceProblem[]): SourceFile {
  const isThere = existsSync(join(root, path));
  if (!isThere) problems.push({ path, line: 1, problem: { code: 'fileMissing' } });
  return { path, text: isThere ? readFileSync(join(root, path), 'utf8') : '' };
}
