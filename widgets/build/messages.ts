import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { compileMessages } from '../shared/locale/compile-messages.ts';
import { toLocale } from '../shared/locale/locale.ts';
import { textFacts } from '../shared/submissions/text-facts.ts';
import { findOwnTexts, readOwnTexts } from './own-texts.ts';

const resource = /\.(en|fr)\.json$/;
const suffix = '.messages.js';
/** Importers that get compiled messages. Others, such as the server's consent texts, get the plain JSON. */
const compiles =
  /\/(widgets\/|host-site\/(site\/(search|draws)\/|server\/http\/locator\/|sources\/stores\/store-clock\.ts$))/;

/**
 * Rollup and Vite plugin: `import messages from './x.fr.json'` gives compiled messages (see compile-messages.ts), and both
 * these and the plain JSON say what the chosen retailer says in their place.
 */
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
      if (resource.test(id) && findOwnTexts(id)) return JSON.stringify(readOwnTexts(id));
      if (!id.endsWith(suffix)) return null;
      const path = id.slice(0, id.lastIndexOf(':'));
      // For a module from its cache, Vitest resolves imports by their path from the project's root.
      const file = existsSync(path) ? path : join(process.cwd(), path);
      for (const path of [file, findOwnTexts(file)]) if (path) this.addWatchFile(path);
      const locale = toLocale(resource.exec(file)?.[1]);
      // Compiled messages have no groups.
      return locale ? compileMessages(readOwnTexts(file) as Record<string, string>, locale, textFacts) : null;
    },
  };
}
