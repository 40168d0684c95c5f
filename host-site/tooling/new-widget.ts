import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { execPath } from 'node:process';
import { fileURLToPath } from 'node:url';

const templates = fileURLToPath(new URL('widget-template', import.meta.url));

/** Targets of template files that are not in the widget's folder. */
const elsewhere: Record<string, (name: string) => string> = {
  'guide.en.md': (name) => `host-site/content/widgets/${name}.en.md`,
  'guide.fr.md': (name) => `host-site/content/widgets/${name}.fr.md`,
  'spec.ts': (name) => `tests/e2e/${name}.spec.ts`,
  svg: (name) => `host-site/public/art/widget-${name}.svg`,
};

/** Lines to add to lists of all widgets: before the first line matching `before` that follows `after`. */
const entries: { path: string; after: string; before: string; text: string }[] = [
  {
    path: 'widgets/catalogue.ts',
    after: '',
    before: 'interface ListedWidget {',
    text: "import { __camel__, __camel__Docs } from './elements/__name__/__name__.contract.ts';\n",
  },
  {
    path: 'widgets/catalogue.ts',
    after: 'const widgets: readonly ListedWidget[] = [',
    before: '];',
    text: "  { contract: __camel__, docs: __camel__Docs, load: 'visible', budget: 12_400 },\n",
  },
  {
    path: 'demo/elements/examples.ts',
    after: 'export const examples: Record<string, readonly Example[]> = {',
    before: '};',
    text: `  '__name__': [
    { title: { en: 'Default', fr: 'Tel quel' }, attributes: {} },
    {
      title: { en: 'A question of the page', fr: 'Une question de la page' },
      attributes: { heading: { en: 'What do you think?', fr: 'Qu’en pensez-vous?' } },
    },
  ],\n`,
  },
  {
    path: 'tests/e2e/widget-uses.ts',
    after: 'export const uses: Record<string, Use> = {',
    before: '};',
    text: `  'vitrine-__name__': {
    messages: { en: /Was this page useful/, fr: /Cette page vous a-t-elle été utile/ },
    async act(_, element, locale) {
      await element.getByRole('button').click();
      await expect(element.getByRole('status')).toContainText(locale === 'en' ? 'Thank you' : 'Merci');
    },
  },\n`,
  },
  {
    path: 'host-site/sources/framed-widgets.ts',
    after: 'export const framedWidgets: Readonly<Record<string, FramedWidget>> = {',
    before: '};',
    text: "  '__name__': { page: 'widgets/__name__' },\n",
  },
  {
    path: 'host-site/sources/guides/wcag-evidence.ts',
    after: 'export const evidence: Readonly<Record<string, readonly Evidence[]>> = {',
    before: '};',
    text: "  '__name__': [{ criteria: ['4.1.3'], file: '__name__', title: '__name__ thanks for the answer' }],\n",
  },
  {
    path: 'tests/visual/widgets.ts',
    after: 'export const widgets: Record<string, Shown> = {',
    before: '};',
    text: "  '__name__': {},\n",
  },
];

const toCamelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function createFiller(name: string, today: string): (text: string) => string {
  const camel = toCamelCase(name);
  const names = { __name__: name, __camel__: camel, __Pascal__: camel.replace(/^./, (letter) => letter.toUpperCase()) };
  const values = Object.entries({ ...names, __today__: today });
  return (text) => values.reduce((filled, [mark, value]) => filled.replaceAll(mark, value), text);
}

/** Path of a template's copy; message files have a hyphen where other files have a dot. */
function findTarget(template: string, name: string): string {
  const [ending = ''] = template.split('.txt');
  const target = elsewhere[ending]?.(name);
  return target ?? `widgets/elements/${name}/${name}${ending.startsWith('messages') ? '-' : '.'}${ending}`;
}

function insertEntry(text: string, { path, after, before, text: entry }: (typeof entries)[number]): string {
  const from = text.indexOf(after);
  const at =
    text.indexOf(`\n${before}\n`, from) < 0 ? text.indexOf(`\n${before}`, from) : text.indexOf(`\n${before}\n`, from);
  if (from < 0 || at < 0) throw new Error(`${path} has no line ${before} after ${after || 'its beginning'}`);
  return `${text.slice(0, at + 1)}${entry}${text.slice(at + 1)}`;
}

function runTool(root: string, ...args: string[]): void {
  const { status } = spawnSync(execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${args.join(' ')} did not succeed`);
}

/** Why a widget's name is invalid, or undefined when it is valid. */
export function findWidgetProblem(root: string, name: string): string | undefined {
  if (!/^[a-z]+(-[a-z]+)+$/.test(name)) return 'a widget is called by two or more lower-case words joined by hyphens';
  return existsSync(join(root, 'widgets/elements', name)) ? `widgets/elements/${name} is there already` : undefined;
}

/**
 * Writes a working widget in both languages, with its tests, its example, its documentation page and its README, and
 * adds it to all lists of widgets. Throws when one of those lists has an unexpected form.
 * @returns the paths of new and changed files
 */
export function writeWidget(root: string, name: string, today: string): string[] {
  const fill = createFiller(name, today);
  const written = new Map<string, string>();
  for (const template of readdirSync(templates))
    written.set(findTarget(template, name), fill(readFileSync(join(templates, template), 'utf8')));
  for (const entry of entries) {
    const text = written.get(entry.path) ?? readFileSync(join(root, entry.path), 'utf8');
    written.set(entry.path, insertEntry(text, { ...entry, text: fill(entry.text) }));
  }
  for (const [path, text] of written) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const paths = [...written.keys()].sort();
  // Line breaks and import order depend on the length of the name.
  runTool(root, 'node_modules/@biomejs/biome/bin/biome', 'check', '--write', '--no-errors-on-unmatched', ...paths);
  runTool(root, 'widgets/manifest/write-manifests.ts', '--readmes');
  // The page about accessibility lists each widget's evidence, and the test that compares it writes it.
  runTool(root, 'node_modules/vitest/vitest.mjs', 'run', '--project=unit', 'accessibility-table', '-u');
  return [...paths, `widgets/elements/${name}/README.md`];
}
