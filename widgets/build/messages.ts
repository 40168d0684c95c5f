import { existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { compileMessages } from '../shared/locale/compile-messages.ts';
import { toLocale } from '../shared/locale/locale.ts';

const resource = /\.(en|fr)\.json$/;
const suffix = '.messages.js';
/** Whose texts are compiled; the other texts of pages are read by i18next while these are built. */
const compiles = /\/(widgets|host-site\/search)\//;

/** Rollup and Vite plugin: `import texts from './x.fr.json'` gives compiled messages (see compile-messages.ts). */
export function messages() {
  return {
    name: 'messages',
    enforce: 'pre' as const,
    resolveId(source: string, importer: string | undefined) {
      if (importer && compiles.test(importer) && resource.test(source))
        // Once for each that asks: texts that two widgets share would be a file of their own, and one more flight.
        return `${resolve(importer, '..', source)}:${basename(importer)}${suffix}`;
      return null;
    },
    load(this: { addWatchFile(file: string): void }, id: string) {
      if (!id.endsWith(suffix)) return null;
      const path = id.slice(0, id.lastIndexOf(':'));
      // A module that Vitest takes from its cache asks for what it imports by the path from the project's root.
      const file = existsSync(path) ? path : join(process.cwd(), path);
      this.addWatchFile(file);
      const locale = toLocale(resource.exec(file)?.[1]);
      return locale ? compileMessages(JSON.parse(readFileSync(file, 'utf8')), locale) : null;
    },
  };
}
