import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { transform } from 'lightningcss';

const suffix = '.text.js';

/** The style sheet at `file`, minified. */
export function minifyStyles(file: string): string {
  return transform({ filename: file, code: readFileSync(file), minify: true }).code.toString();
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
      const file = id.slice(0, -suffix.length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(minifyStyles(file))};`;
    },
  };
}
