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
  /** What it fetches on demand, when it has to. */
  later: readonly string[];
}

/** By widget name, the tag without its prefix. */
export type LoadPlan = Record<string, PlannedWidget>;

const file = 'dist/widgets/v1/files.json';
const moduleName = 'virtual:load-plan';

function findStaticImports(bundle: OutputBundle, fileName: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[fileName];
  if (chunk?.type !== 'chunk' || found.has(fileName)) return found;
  found.add(fileName);
  for (const imported of chunk.imports) findStaticImports(bundle, imported, found);
  return found;
}

function findLazyChunks(bundle: OutputBundle, files: ReadonlySet<string>): OutputChunk[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const lazy = chunks.filter((chunk) => files.has(chunk.fileName)).flatMap((chunk) => chunk.dynamicImports);
  return chunks.filter((chunk) => lazy.includes(chunk.fileName));
}

const isMessages = (chunk: OutputChunk, locale: Locale) => chunk.facadeModuleId?.endsWith(`messages.${locale}.ts`);

function findMessages(chunks: readonly OutputChunk[], locale: Locale): string {
  const found = chunks.find((chunk) => isMessages(chunk, locale));
  if (!found) throw new Error(`No messages in ${locale} among ${chunks.map(({ fileName }) => fileName).join(', ')}.`);
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
        const lazy = findLazyChunks(bundle, files);
        const messages = locales.map((locale) => [locale, findMessages(lazy, locale)]);
        const later = lazy
          .filter((chunk) => !locales.some((locale) => isMessages(chunk, locale)))
          .map(({ fileName }) => fileName);
        plan[name] = { ...plan[name], load, ...own, messages: Object.fromEntries(messages), later };
      }
      writeFileSync(file, JSON.stringify(plan, null, 2));
    },
  };
}

/** Rollup plugin: the notes as a module, `virtual:load-plan`: files without folder and ending, and without what widgets fetch themselves. */
export function readLoadPlan() {
  // The folder and the ending are the same for all.
  const shorten = (value: unknown) => (typeof value === 'string' ? value.replace(/^chunks\/(.*)\.js$/, '$1') : value);
  const read = () => JSON.stringify(readPlan(), (key, value) => (key === 'later' ? undefined : shorten(value)));
  return {
    name: 'read-load-plan',
    resolveId: (source: string) => (source === moduleName ? `\0${moduleName}` : null),
    load: (id: string) => (id === `\0${moduleName}` ? `export const plan = ${read()};` : null),
  };
}
