import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findRetailerFolder } from '../../host-site/retailers/find-retailer.mjs';

const readTexts = (path: string): Record<string, string> => JSON.parse(readFileSync(path, 'utf8'));

/** Where the chosen retailer says something in place of a widget's texts; undefined where it has no such file. */
export function findOwnTexts(file: string): string | undefined {
  const own = join(findRetailerFolder(), 'texts/widgets', basename(file));
  return existsSync(own) ? own : undefined;
}

/** A widget's texts, with those of the chosen retailer in their place. Throws for JSON that cannot be read. */
export function readOwnTexts(file: string): Record<string, string> {
  const own = findOwnTexts(file);
  return { ...readTexts(file), ...(own && readTexts(own)) };
}
