import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findRetailerFolder } from '../../host-site/retailers/find-retailer.mjs';
import { replaceTexts, type TextTree } from '../../host-site/retailers/text-tree.ts';

/** Where the kit's texts lie, and the folder in a retailer's `texts` with what it says in their place. */
const places: readonly [RegExp, string][] = [
  [/[\\/]host-site[\\/]server[\\/]/, 'server'],
  [/[\\/]widgets[\\/]/, 'widgets'],
];

/**
 * Where the chosen retailer says something in place of the texts of a widget or of the server; undefined where it has no
 * such file.
 */
export function findOwnTexts(file: string): string | undefined {
  const [, folder] = places.find(([place]) => place.test(file)) ?? [];
  if (!folder) return undefined;
  const own = join(findRetailerFolder(), 'texts', folder, basename(file));
  return existsSync(own) ? own : undefined;
}

const readJson = (path: string): TextTree => JSON.parse(readFileSync(path, 'utf8'));

/**
 * The texts of a widget or of the server, with those of the chosen retailer in their place. Throws for JSON that cannot be
 * read.
 */
export function readOwnTexts(file: string): TextTree {
  const own = findOwnTexts(file);
  return own ? replaceTexts(readJson(file), readJson(own)) : readJson(file);
}
