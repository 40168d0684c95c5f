import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '../../widgets/catalogue.ts';
import { toPropertyName } from '../../widgets/shared/element/contract.ts';

// The package's stories, as Storybook loads them: modules of a page, here of jsdom, that find the package by its name.

interface Stories {
  name: string;
  stories: string[];
  meta: { title: string; component: string; argTypes: Record<string, { options?: string[] }>; args: object };
  /** What each story shows: the element, and the text in its shadow root. */
  shown: Record<string, { html: string; text: string }>;
}

const code = `
const { builtinEnvironments } = await import('vitest/runtime');
await builtinEnvironments.jsdom.setup(globalThis, { jsdom: { url: 'https://stories.example/', pretendToBeVisual: true } });
globalThis.fetch = () => new Promise(() => {});
const files = JSON.parse(process.argv[1]);
const all = [];
for (const file of files) {
  const { default: meta, ...stories } = await import(process.cwd() + '/dist/npm/stories/' + file);
  const shown = {};
  for (const [name, story] of Object.entries(stories)) {
    const element = (story.render ?? meta.render)({ ...meta.args, ...story.args });
    document.body.replaceChildren(element);
    const read = () => element.shadowRoot?.textContent.replace(/\\s+/g, ' ').trim() ?? '';
    for (let attempt = 0; attempt < 100 && !read(); attempt += 1) await new Promise((resolve) => setTimeout(resolve, 20));
    shown[name] = { html: element.cloneNode(false).outerHTML, text: read() };
  }
  all.push({ name: file.replace('.stories.js', ''), stories: Object.keys(stories), meta, shown });
}
process.stdout.write(JSON.stringify(all));
process.exit();
`;

const suffix = '.stories.js';
const listFiles = () => readdirSync('dist/npm/stories').filter((file) => file.endsWith(suffix));

it('the npm package has stories for every element', () => {
  expect(listFiles().sort()).toEqual(catalogue.map(({ name }) => name + suffix).sort());
});

describe('the stories in the npm package', { tags: ['full'] }, () => {
  let all: Stories[] = [];
  beforeAll(() => {
    const given = ['--input-type=module', '--eval', code, JSON.stringify(listFiles())];
    all = JSON.parse(execFileSync(process.execPath, given, { encoding: 'utf8', maxBuffer: 2 ** 24 }));
  });
  const find = (name: string) => all.find((each) => each.name === name);

  it('have a title of their own for each element', () => {
    expect(new Set(all.map(({ meta }) => meta.title)).size).toBe(catalogue.length);
  });

  it.each(catalogue)('have every attribute and event of $name as an argument', ({ name, contract, docs }) => {
    const { meta } = find(name) ?? {};
    const attributes = Object.entries(contract.attributes);
    expect(meta?.component).toBe(contract.tag);
    expect(Object.keys(meta?.argTypes ?? {})).toEqual([
      ...attributes.map(([attribute, { type }]) => (type === 'json' ? toPropertyName(attribute) : attribute)),
      ...Object.keys(docs.events),
    ]);
    for (const [attribute, spec] of attributes)
      if ('values' in spec && spec.values) expect(meta?.argTypes[attribute]?.options).toEqual(spec.values);
    for (const argument of Object.keys(meta?.args ?? {})) expect(Object.keys(contract.attributes)).toContain(argument);
  });

  it.each(catalogue)('show $name in both languages, in test mode where it has one', ({ name, contract }) => {
    const { shown: { English, French } = {} } = find(name) ?? {};
    for (const [story, locale] of [
      [English, 'en'],
      [French, 'fr'],
    ] as const) {
      expect(story?.html).toContain(`<${contract.tag} locale="${locale}"`);
      expect(story?.html.includes(' sandbox=""')).toBe('sandbox' in contract.attributes);
    }
  });

  it('render with the package in each language', () => {
    const silent = all.filter(({ shown }) => !shown.English?.text && !shown.Open?.text).map(({ name }) => name);
    // It stays closed where nothing is rendered, and jsdom renders nothing.
    expect(silent).toEqual(['loading-overlay']);
    for (const { name, shown } of all)
      if (shown.English?.text) expect(shown.French?.text, name).not.toBe(shown.English.text);
  });
});
