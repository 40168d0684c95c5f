import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { OutputBundle, OutputChunk } from 'rollup';
import { type CatalogueEntry, catalogue } from '../catalogue.ts';
import { type Locale, locales } from '../shared/locale/locale.ts';

/** What the autoload fetches for one widget: addresses relative to its own. */
export interface PlannedWidget {
  load: CatalogueEntry['load'];
  /** Everything but the texts, for a page with no other widget. */
  alone: string;
  /** The chunk that defines the element on a page with several, and what it imports, fetched in the same flight. */
  shared: readonly string[];
  /** The texts, by language. */
  messages: Record<Locale, string>;
}

const file = 'dist/widgets/v1/files.json';
const moduleName = 'virtual:load-plan';

function findStaticImports(bundle: OutputBundle, fileName: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[fileName];
  if (chunk?.type !== 'chunk' || found.has(fileName)) return found;
  found.add(fileName);
  for (const imported of chunk.imports) findStaticImports(bundle, imported, found);
  return found;
}

function findMessages(bundle: OutputBundle, files: ReadonlySet<string>, locale: Locale): string {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const lazy = chunks.filter((chunk) => files.has(chunk.fileName)).flatMap((chunk) => chunk.dynamicImports);
  const isMessages = (chunk: OutputChunk) =>
    lazy.includes(chunk.fileName) && chunk.facadeModuleId?.endsWith(`messages.${locale}.ts`);
  const found = chunks.find(isMessages);
  if (!found) throw new Error(`No messages in ${locale} for ${[...files].join(', ')}.`);
  return found.fileName;
}

function readPlan(): Record<string, Partial<PlannedWidget>> {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Rollup plugin: notes which files a widget consists of, alone on its page or beside others. */
export function planLoads(kind: 'alone' | 'shared') {
  return {
    name: 'plan-loads',
    writeBundle(_: unknown, bundle: OutputBundle) {
      const plan = readPlan();
      for (const { name, load } of catalogue) {
        const entry = Object.values(bundle).find(
          (output) =>
            output.type === 'chunk' && output.isEntry && output.facadeModuleId?.endsWith(`/${name}.define.ts`),
        );
        if (!entry) continue;
        const files = findStaticImports(bundle, entry.fileName);
        const own = kind === 'alone' ? { alone: entry.fileName } : { shared: [...files] };
        const messages = locales.map((locale) => [locale, findMessages(bundle, files, locale)]);
        plan[name] = { ...plan[name], load, ...own, messages: Object.fromEntries(messages) };
      }
      writeFileSync(file, JSON.stringify(plan, null, 2));
    },
  };
}

/** Rollup plugin: the notes as a module, `virtual:load-plan`. */
export function readLoadPlan() {
  return {
    name: 'read-load-plan',
    resolveId: (source: string) => (source === moduleName ? `\0${moduleName}` : null),
    load: (id: string) => (id === `\0${moduleName}` ? `export const plan = ${readFileSync(file, 'utf8')};` : null),
  };
}
