import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownForms } from '../../widgets/shared/submissions/own-forms.ts';
import { reservedSegments, routes } from '../sources/routes.ts';
import { createFiller, type ListEntry, toCamelCase, writeFromTemplates } from './fill-templates.ts';
import { findWidgetProblem, findWidgetTarget } from './new-widget.ts';

const templates = fileURLToPath(new URL('form-template', import.meta.url));
const migrations = 'host-site/server/database/migrations';
const definitions = 'host-site/server/forms/definitions';

const findModule = (name: string) => `widgets/shared/submissions/${name}/${name}.ts`;
const findTexts = (name: string, locale: string) => `widgets/shared/submissions/${name}/${name}.${locale}.json`;
const findColumns = (name: string) => `${definitions}/${name}.ts`;

/** The next number of a migration. */
function findNumber(root: string): string {
  const numbers = readdirSync(join(root, migrations)).map((file) => Number.parseInt(file, 10) || 0);
  return String(Math.max(...numbers) + 1).padStart(3, '0');
}

/** The columns of `consents` that refer to the tables of forms. */
function listOwners(root: string): string[] {
  const folder = join(root, definitions);
  const files = readdirSync(folder).filter((file) => !file.endsWith('.test.ts'));
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8'));
  return texts.flatMap((text) => /consentOwner: '(\w+)'/.exec(text)?.[1] ?? []);
}

/** Lines to add to the lists of forms, and to those of all widgets. */
const entries: readonly ListEntry[] = [
  {
    path: 'widgets/shared/submissions/own-forms.ts',
    after: '',
    before: "/** A form's texts by key",
    text: `import __camel__En from './__name__/__name__.en.json' with { type: 'json' };
import __camel__Fr from './__name__/__name__.fr.json' with { type: 'json' };
import { __camel__Form } from './__name__/__name__.ts';
`,
  },
  {
    path: 'widgets/shared/submissions/own-forms.ts',
    after: 'export const ownForms: readonly ListedForm[] = [',
    before: '];',
    text: '  { ...__camel__Form, texts: { en: __camel__En, fr: __camel__Fr } },\n',
  },
  {
    path: `${definitions}/form-definitions.ts`,
    after: '',
    before: '/** The forms that are served',
    text: "import { __camel__Definition } from './__name__.ts';\n",
  },
  {
    path: `${definitions}/form-definitions.ts`,
    after: 'const definitions = [',
    before: '] as const',
    text: '  __camel__Definition,\n',
  },
  {
    path: 'host-site/server/database/migrate.ts',
    after: '',
    before: 'import type { Migration }',
    text: "import { __camel__s } from './migrations/__number__-__name__s.ts';\n",
  },
  {
    path: 'host-site/server/database/migrate.ts',
    after: 'export const migrations: readonly Migration[] = [',
    before: '];',
    text: '  __camel__s,\n',
  },
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
    text: "  { contract: __camel__, docs: __camel__Docs, load: 'visible', budget: 28_500 },\n",
  },
  {
    path: 'demo/elements/examples.ts',
    after: 'export const examples: Record<string, readonly Example[]> = {',
    before: '};',
    text: `  '__name__': [
    { title: { en: 'Default', fr: 'Tel quel' }, attributes: {} },
    {
      title: { en: 'Below a title of the page', fr: 'Sous un titre de la page' },
      attributes: { 'no-heading': true, campaign: 'flyer' },
    },
  ],
`,
  },
  {
    path: 'host-site/server/deploy/nginx.conf',
    after: '# Forms that need no code of their own',
    before: '  "~^/(healthz|',
    text: '  "~^/((en|fr)|handlers)/__name__$" $uri;\n',
  },
  {
    path: 'host-site/sources/framed-widgets.ts',
    after: 'export const framedWidgets: Readonly<Record<string, FramedWidget>> = {',
    before: '};',
    text: "  '__name__': { page: '__name__' },\n",
  },
  {
    path: 'host-site/sources/guides/wcag-evidence.ts',
    after: 'export const evidence: Readonly<Record<string, readonly Evidence[]>> = {',
    before: '};',
    text: "  '__name__': [{ criteria: ['3.3.1', '4.1.3'], file: '__name__', title: '__name__ says what is missing' }],\n",
  },
  {
    path: 'tests/visual/widgets.ts',
    after: 'export const widgets: Record<string, Shown> = {',
    before: '};',
    text: "  '__name__': { isScreen: true },\n",
  },
];

function findTarget(template: string, name: string, number: string): string {
  if (template === 'declaration.ts.txt') return findModule(name);
  if (template === 'texts.en.json.txt') return findTexts(name, 'en');
  if (template === 'texts.fr.json.txt') return findTexts(name, 'fr');
  if (template === 'definition.ts.txt') return findColumns(name);
  if (template === 'migration.ts.txt') return `${migrations}/${number}-${name}s.ts`;
  return findWidgetTarget(template, name);
}

// PostgreSQL cuts names after 63 bytes, and the longest is `sealed_…s_waiting`.
const longestName = 63 - 'sealed_s_waiting'.length;

/** The part of the database, or of the lists for operators, that already has a name which the form would take. */
function findTaken(root: string, name: string): string | undefined {
  if (name.endsWith('-quarantine')) return `the list ${name}`;
  const snake = name.replaceAll('-', '_');
  const taken = new RegExp(`\\b(sealed_${snake}s|${snake}_id|const ${toCamelCase(name)}s)\\b`);
  const folder = join(root, migrations);
  const file = readdirSync(folder).find((path) => taken.test(readFileSync(join(folder, path), 'utf8')));
  return file && `what ${migrations}/${file} makes`;
}

/** Why a form's name is invalid or taken, or undefined when it can be used. */
export function findFormProblem(root: string, name: string): string | undefined {
  const problem = findWidgetProblem(root, name)?.replace(/^a widget/, 'a form');
  if (problem) return problem;
  if (existsSync(join(root, findColumns(name)))) return `${findColumns(name)} already exists`;
  if (name.length > longestName) return `a form's name has at most ${longestName} letters and hyphens`;
  const taken = findTaken(root, name);
  if (taken) return `${taken} has that name already: choose another`;
  const isPage = routes.some(({ path }) => path === name) || reservedSegments.includes(name);
  return isPage ? `the site has a page at /${name} already` : undefined;
}

/** A form that was written: all its files, those to edit, and how to try it. */
export interface WrittenForm {
  paths: string[];
  edited: [path: string, about: string][];
  tryIt: string;
}

/**
 * Writes a working form in both languages: its declaration, its columns, its texts and its migration, its element by the
 * templates of a widget, and its place in all lists. Throws when one of those lists has an unexpected form.
 */
export function writeForm(root: string, name: string, today: string): WrittenForm {
  const number = findNumber(root);
  const snake = name.replaceAll('-', '_');
  const owners = ['sign_up_id', ...listOwners(root), 'entry_id', `${snake}_id`];
  // Each page of the site has a title of its own.
  const suffix = ownForms.length > 0 ? ` (${name})` : '';
  const fill = createFiller(name, today, { __number__: number, __owners__: owners.join(', '), __suffix__: suffix });
  const paths = writeFromTemplates(root, templates, (template) => findTarget(template, name, number), entries, fill);
  return {
    paths: [...paths, `widgets/elements/${name}/README.md`],
    edited: [
      [findModule(name), 'its fields, how long they are kept, whether a receipt is sent'],
      [findColumns(name), 'a column for each field, and whether it is personal'],
      [`${migrations}/${number}-${name}s.ts`, 'the same columns in SQL'],
      [findTexts(name, 'en'), 'its texts'],
      [findTexts(name, 'fr'), 'the same in French'],
    ],
    tryIt: `npm start, then open /en/${name}`,
  };
}
