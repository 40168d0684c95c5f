import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { transform } from 'lightningcss';
import { fillLook } from '../shared/brand/fill-look.ts';

const suffix = '.text.js';

/** The style sheet at `file`, with the retailer's look, minified. */
export function minifyStyles(file: string): string {
  const code = Buffer.from(fillLook(readFileSync(file, 'utf8')));
  return transform({ filename: file, code, minify: true }).code.toString();
}

/** Rollup and Vite plugin: `import styles from './x.css'` gives the minified text, for a constructable style sheet. */
export function styles() {
  return {
    name: 'styles',
    enforce: 'pre' as const,
    resolveId(source: string, importer: string | undefined) {
      return importer && source.endsWith('.css') ? `${resolve(importer, '..', source)}${suffix}` : null;
    },
    load(this: { addWatchFile(file: string): void }, id: string) {
      if (!id.endsWith(suffix)) return null;
      const path = id.slice(0, -suffix.length);
      // For a module from its cache, Vitest resolves imports by their path from the project's root.
      const file = existsSync(path) ? path : join(process.cwd(), path);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(minifyStyles(file))};`;
    },
  };
}
