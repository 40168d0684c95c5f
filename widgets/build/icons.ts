import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { roundPath } from './round-path.ts';

const suffix = '.path.js';

/**
 * Rollup and Vite plugin: importing an icon of one path, of a package or our own, gives the path, scaled from a field of
 * 24 by 24 to one of 72 by 72 and rounded to integers, which are shorter.
 */
export function icons() {
  return {
    name: 'icons',
    enforce: 'pre' as const,
    resolveId: (source: string, importer: string | undefined) =>
      importer && source.endsWith('.svg') ? createRequire(importer).resolve(source) + suffix : null,
    load(id: string) {
      if (!id.endsWith(suffix)) return null;
      const svg = readFileSync(id.slice(0, -suffix.length), 'utf8');
      const path = / d="([^"]+)"/.exec(svg)?.[1];
      if (!path) throw new Error(`${id} has no path.`);
      return `export default ${JSON.stringify(roundPath(path, 3))};`;
    },
  };
}
