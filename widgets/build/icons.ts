import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import svgpath from 'svgpath';

const prefix = '\0icon:';

/**
 * Rollup and Vite plugin: importing an icon with one path, from a package or our own, gives that path. It is scaled
 * from a 24 by 24 view box to 72 by 72 and rounded to integers, which are shorter.
 */
export function icons() {
  return {
    name: 'icons',
    enforce: 'pre' as const,
    resolveId(source: string, importer: string | undefined) {
      // Vite resolves ids a second time.
      if (source.startsWith(prefix)) return source;
      return importer && source.endsWith('.svg') ? prefix + createRequire(importer).resolve(source) : null;
    },
    load(id: string) {
      if (!id.startsWith(prefix)) return null;
      const svg = readFileSync(id.slice(prefix.length), 'utf8');
      const path = / d="([^"]+)"/.exec(svg)?.[1];
      if (!path) throw new Error(`${id} has no path.`);
      return `export default ${JSON.stringify(svgpath(path).scale(3).rel().round(0).toString())};`;
    },
  };
}
