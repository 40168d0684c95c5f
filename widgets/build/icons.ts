import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { roundPath } from './round-path.ts';

const prefix = '\0icon:';

/**
 * Rollup and Vite plugin: importing an icon of one path, of a package or our own, gives the path, scaled from a field of
 * 24 by 24 to one of 72 by 72 and rounded to integers, which are shorter.
 */
export function icons() {
  return {
    name: 'icons',
    enforce: 'pre' as const,
    resolveId(source: string, importer: string | undefined) {
      // Vite asks again for what is resolved already.
      if (source.startsWith(prefix)) return source;
      return importer && source.endsWith('.svg') ? prefix + createRequire(importer).resolve(source) : null;
    },
    load(id: string) {
      if (!id.startsWith(prefix)) return null;
      const svg = readFileSync(id.slice(prefix.length), 'utf8');
      const path = / d="([^"]+)"/.exec(svg)?.[1];
      if (!path) throw new Error(`${id} has no path.`);
      return `export default ${JSON.stringify(roundPath(path, 3))};`;
    },
  };
}
