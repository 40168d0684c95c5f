import { existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { compileMessages } from '../shared/locale/compile-messages.ts';
import { toLocale } from '../shared/locale/locale.ts';
import { textFacts } from '../shared/submissions/text-facts.ts';

const resource = /\.(en|fr)\.json$/;
const suffix = '.messages.js';
/** Importers that get compiled messages. Others, such as the server's consent texts, get the plain JSON. */
const compiles = /\/(widgets|host-site\/(site\/search|server\/http\/locator))\//;

/** Rollup and Vite plugin: `import messages from './x.fr.json'` gives compiled messages (see compile-messages.ts). */
export function messages() {
  return {
    name: 'messages',
    enforce: 'pre' as const,
    resolveId(source: string, importer: string | undefined) {
      if (importer && compiles.test(importer) && resource.test(source))
        // Once per importer: messages shared by two widgets would become a file of their own, and one more request.
        return `${resolve(importer, '..', source)}:${basename(importer)}${suffix}`;
      return null;
    },
    load(this: { addWatchFile(file: string): void }, id: string) {
      if (!id.endsWith(suffix)) return null;
      const path = id.slice(0, id.lastIndexOf(':'));
      // For a module from its cache, Vitest resolves imports by their path from the project's root.
      const file = existsSync(path) ? path : join(process.cwd(), path);
      this.addWatchFile(file);
      const locale = toLocale(resource.exec(file)?.[1]);
      return locale ? compileMessages(JSON.parse(readFileSync(file, 'utf8')), locale, textFacts) : null;
    },
  };
}
