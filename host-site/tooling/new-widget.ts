import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogue } from '../../widgets/catalogue.ts';
import { createFiller, type ListEntry, writeFromTemplates } from './fill-templates.ts';

/** Of another widget, in bytes; a widget that does little weighs what the kit itself does. */
const smallestBudget = Math.min(...catalogue.map(({ budget }) => budget))
  .toLocaleString('en')
  .replace(',', '_');

const templates = fileURLToPath(new URL('widget-template', import.meta.url));

/** Targets of template files that are not in the widget's folder. */
const elsewhere: Record<string, (name: string) => string> = {
  'guide.en.md': (name) => `host-site/content/widgets/${name}.en.md`,
  'guide.fr.md': (name) => `host-site/content/widgets/${name}.fr.md`,
  'spec.ts': (name) => `tests/e2e/${name}.spec.ts`,
  svg: (name) => `host-site/public/art/widget-${name}.svg`,
};

/** Lines to add to lists of all widgets: before the first line matching `before` that follows `after`. */
const entries: readonly ListEntry[] = [
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
    text: `  { contract: __camel__, docs: __camel__Docs, load: 'visible', budget: ${smallestBudget} },\n`,
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
    path: 'widgets/shared/page/relayed-events.ts',
    after: 'export const relayedEvents = [',
    before: '] as const;',
    text: "  'vitrine-question-answered',\n",
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

/** Path of a template's copy; message files have a hyphen where other files have a dot. */
export function findWidgetTarget(template: string, name: string): string {
  const [ending = ''] = template.split('.txt');
  const target = elsewhere[ending]?.(name);
  return target ?? `widgets/elements/${name}/${name}${ending.startsWith('messages') ? '-' : '.'}${ending}`;
}

/** Why a widget's name is invalid, or undefined when it is valid. */
export function findWidgetProblem(root: string, name: string): string | undefined {
  if (!/^[a-z]+(-[a-z]+)+$/.test(name)) return 'a widget is called by two or more lower-case words joined by hyphens';
  return existsSync(join(root, 'widgets/elements', name)) ? `widgets/elements/${name} already exists` : undefined;
}

/**
 * Writes a working widget in both languages, with its tests, its example, its documentation page and its README, and
 * adds it to all lists of widgets. Throws when one of those lists has an unexpected form.
 * @returns the paths of new and changed files
 */
export function writeWidget(root: string, name: string, today: string): string[] {
  const findTarget = (template: string) => findWidgetTarget(template, name);
  const paths = writeFromTemplates(root, templates, findTarget, entries, createFiller(name, today));
  return [...paths, `widgets/elements/${name}/README.md`];
}
