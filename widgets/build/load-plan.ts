import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ModuleInfo, OutputBundle, PluginContext } from 'rollup';
import { type CatalogueEntry, catalogue } from '../catalogue.ts';
import { locales } from '../shared/locale/locale.ts';
import { digest, digestChunks, writePinnedChunks } from './pinned-chunks.ts';
import { replaceMapped } from './source-maps.ts';

/**
 * A widget in the plan, separated by spaces: when it loads (empty: near the viewport), whose messages it uses
 * (empty: its own), the base of its files' names (empty: its name), and the chunks that it needs on a page with several
 * widgets besides its own and the kit. On a page with no other widget its one chunk is `only-` and that base.
 */
export type PlannedWidget = string;

/** The chunks of a widget, by name. */
interface NotedWidget {
  load: CatalogueEntry['load'];
  /** The chunk that defines the element on a page with several widgets, and its imports, fetched in parallel. */
  shared: readonly string[];
  /** Base name of its text chunks; a dot and the language follow. */
  messages: string;
  /** Chunks that its code fetches on demand, on a page with several widgets and as the only one. */
  onDemand: readonly string[];
}

const widgets = 'dist/widgets/v1';
/** Where the bundler writes chunks until their content gives the folder its name. */
export const unnamedChunks = `${widgets}/chunks/unnamed`;
const notesFile = `${widgets}/chunks/plan.json`;
const moduleName = '\0virtual:load-plan';
const nameOf = (fileName: string) => basename(fileName, '.js');
const fileOf = (name: string) => catalogue.find((entry) => entry.name === name)?.file ?? name;

/** The name of a built file: a widget's own name in it gives way to one that no ad blocker's list has. */
export function nameFile(chunk: string): string {
  const owner = catalogue.find(({ name }) => new RegExp(`^(only-)?${name}\\b`).test(chunk));
  return owner ? chunk.replace(owner.name, owner.file) : chunk;
}

function findStaticImports(bundle: OutputBundle, fileName: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[fileName];
  if (chunk?.type !== 'chunk' || found.has(fileName)) return found;
  found.add(fileName);
  for (const imported of chunk.imports) findStaticImports(bundle, imported, found);
  return found;
}

/** The base name of the text chunks that the widget's module imports. */
function findMessages(bundle: OutputBundle, widget: ModuleInfo | null): string {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const bases = locales.map((locale) => {
    const id = widget?.dynamicallyImportedIds.find((imported) => imported.endsWith(`messages.${locale}.ts`));
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === id);
    return nameOf(chunk?.fileName ?? '').replace(new RegExp(`\\.${locale}$`), '');
  });
  const [base] = bases;
  if (!base || bases.some((other) => other !== base))
    throw new Error(`${widget?.id} has no messages in each language.`);
  return base;
}

/** Names of the chunks that the given chunks import dynamically, and of everything those import in turn. */
function findOnDemand(bundle: OutputBundle, files: ReadonlySet<string>): string[] {
  const needed = new Set(files);
  // The set grows during the loop.
  for (const fileName of needed) {
    const chunk = bundle[fileName];
    for (const imported of chunk?.type === 'chunk' ? chunk.dynamicImports : [])
      for (const found of findStaticImports(bundle, imported)) needed.add(found);
  }
  return [...needed]
    .filter((fileName) => !files.has(fileName))
    .map(nameOf)
    .filter((name) => !/messages\.(en|fr)$/.test(name));
}

function readNotes(): Record<string, NotedWidget> {
  return existsSync(notesFile) ? JSON.parse(readFileSync(notesFile, 'utf8')) : {};
}

/** Rollup plugin: records which chunks a widget consists of on a page with several widgets. */
export function planLoads() {
  return {
    name: 'plan-loads',
    writeBundle(this: PluginContext, _: unknown, bundle: OutputBundle) {
      const entries = Object.values(bundle).filter((output) => output.type === 'chunk' && output.isEntry);
      const plan = catalogue.map(({ name, file, load }) => {
        const entry = entries.find((output) => nameOf(output.fileName) === file);
        if (entry?.type !== 'chunk') throw new Error(`No chunk defines ${name}.`);
        const files = findStaticImports(bundle, entry.fileName);
        const widget = this.getModuleInfo(`${entry.facadeModuleId}`.replace('.define.ts', '.widget.ts'));
        const messages = findMessages(bundle, widget);
        return [name, { load, shared: [...files].map(nameOf), messages, onDemand: findOnDemand(bundle, files) }];
      });
      writeFileSync(notesFile, JSON.stringify(Object.fromEntries(plan)));
    },
  };
}

/** Rollup plugin: records what a widget fetches on demand where it is the only widget on its page. */
export function planAlone(name: string) {
  return {
    name: 'plan-alone',
    writeBundle(_: unknown, bundle: OutputBundle) {
      const notes = readNotes();
      const note = notes[name];
      if (!note) throw new Error(`${name} is not in the plan.`);
      const onDemand = findOnDemand(bundle, findStaticImports(bundle, `only-${fileOf(name)}.js`));
      writeFileSync(
        notesFile,
        JSON.stringify({ ...notes, [name]: { ...note, onDemand: [...new Set([...note.onDemand, ...onDemand])] } }),
      );
    },
  };
}

/** Names the chunks' folder by a hash of their content, and lists every widget's files in the plan. */
function nameChunks(): { folder: string; plan: Record<string, PlannedWidget> } {
  const notes = Object.entries(readNotes());
  const digest = createHash('sha256');
  // A comment in the sources changes a map, but no script.
  const scripts = readdirSync(unnamedChunks).filter((file) => !file.endsWith('.map'));
  for (const file of scripts.sort()) digest.update(file).update(readFileSync(join(unnamedChunks, file)));
  // 36 bits are plenty for one folder per release.
  const folder = `chunks/${digest.digest('base64url').slice(0, 6)}/`;
  rmSync(join(widgets, folder), { recursive: true, force: true });
  renameSync(unnamedChunks, join(widgets, folder));
  rmSync(notesFile);
  const toFile = (name: string) => `${folder}${name}.js`;
  const files = notes.map(([name, { shared, messages, onDemand }]) => [
    name,
    {
      alone: toFile(`only-${fileOf(name)}`),
      shared: shared.map(toFile),
      messages: Object.fromEntries(locales.map((locale) => [locale, toFile(`${messages}.${locale}`)])),
      onDemand: onDemand.map(toFile),
    },
  ]);
  writeFileSync(join(widgets, 'files.json'), JSON.stringify(Object.fromEntries(files), null, 2));
  const plan = notes.map(([name, { load, messages, shared }]) => {
    const file = fileOf(name);
    const others = shared.filter((chunk) => chunk !== file && chunk !== 'kit');
    const owner = messages.replace(/-messages$/, '');
    const parts = [load === 'visible' ? '' : load, owner === file ? '' : owner, file === name ? '' : file, ...others];
    return [name, parts.join(' ').trimEnd()];
  });
  return { folder, plan: Object.fromEntries(plan) };
}

let named: ReturnType<typeof nameChunks> | undefined;

/**
 * Rollup plugin for the builds after all others: provides the recorded plan as the module `virtual:load-plan`. A script
 * that checks its chunks gets the digests of all files of the pinned release, and the path from its own folder to that
 * release; the chunks are written there. Marks stand for digests until names are minified: they, and so the bytes, must not
 * depend on them.
 */
export function readLoadPlan(version: string, pinned?: string, release = './') {
  const marked = new Map<string, string>();
  const mark = (text: string) => {
    const sign = `@${marked.size}@`;
    marked.set(sign, text);
    return sign;
  };
  return {
    name: 'read-load-plan',
    resolveId: (source: string) => (`\0${source}` === moduleName ? moduleName : null),
    load(id: string) {
      if (id !== moduleName) return null;
      named ??= nameChunks();
      const { folder, plan } = named;
      if (pinned) writePinnedChunks(join(widgets, folder), join(pinned, folder));
      const wholes = Object.keys(plan).map(
        (name) => [`vitrine-${name}`, digest(join(widgets, `${fileOf(name)}.js`))] as const,
      );
      const digests = pinned && [...Object.entries(digestChunks(join(pinned, folder))), ...wholes];
      const values = {
        folder: mark(folder),
        plan,
        version,
        digests: digests && Object.fromEntries(digests.map(([name, text]) => [name, text.replace(/^\S+/, mark)])),
        release,
      };
      return Object.entries(values)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
    renderChunk: {
      order: 'post' as const,
      handler: (code: string) => replaceMapped(code, /@\d+@/g, (sign) => marked.get(sign) ?? sign),
    },
  };
}
