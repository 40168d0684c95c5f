import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../widgets/catalogue.ts';
import { productionOrigin } from '../../widgets/shared/brand/brands.ts';

// The package's skill for coding agents: whatever it names exists, and it is in the form that agents load.

const [name = ''] = readdirSync('dist/npm/skills');
const folder = `dist/npm/skills/${name}`;
const text = readFileSync(`${folder}/SKILL.md`, 'utf8');
const reference = readFileSync(`${folder}/references/elements.md`, 'utf8');
const tags = catalogue.map(({ contract }) => contract.tag);
const namesIn = (markdown: string, pattern: RegExp) => [...markdown.matchAll(pattern)].map(([, found = '']) => found);

describe('the skill in the npm package', () => {
  it('has the front matter of the specification: the name of its folder, and when to use it', () => {
    const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
    const fields = Object.fromEntries(front.split('\n').map((line) => line.split(/: (.*)/s, 2)));
    expect(Object.keys(fields)).toEqual(['name', 'description']);
    expect(fields.name).toBe(name);
    expect(fields.name).toMatch(/^(?=.{1,64}$)[a-z\d]+(-[a-z\d]+)*$/);
    expect(fields.description).toMatch(/^(?=.{50,1024}$)[^:]*\bUse when\b[^:]*$/);
    expect(body.split('\n').length).toBeLessThan(500);
  });

  it('names every element with its import and its component, and no other', () => {
    expect(namesIn(text, /^\| `<([\w-]+)>` \| `@vitrine/gm)).toEqual(tags);
    const { exports } = JSON.parse(readFileSync('dist/npm/package.json', 'utf8'));
    for (const entry of namesIn(text, /`@vitrine\/widgets(\/[\w-]+)`/g)) expect(exports).toHaveProperty([`.${entry}`]);
    const components = readFileSync('dist/npm/react.js', 'utf8');
    for (const component of namesIn(text, /` \| `([A-Z]\w+)` \|/g))
      expect(components).toContain(`export const ${component} =`);
    for (const tag of namesIn(text, /\b(vitrine-(?!doctor|widgets)[a-z]+(?:-[a-z]+)*)\b(?!-)/g))
      expect([...tags, 'vitrine-newsletter-form']).toContain(tag);
  });

  it.each(catalogue)('has the whole contract of $name in its reference', ({ contract, docs }) => {
    const [, section = ''] = reference.split(`## \`<${contract.tag}>\`\n`);
    const own = section.split(/^## /m)[0] ?? '';
    const named = namesIn(own, /^- `([\w-]+)`/gm);
    expect(named).toEqual(
      [contract.attributes, docs.events, docs.slots ?? {}, docs.parts, docs.properties].flatMap((each) =>
        Object.keys(each),
      ),
    );
  });

  it('has code of elements, attributes and values that exist', () => {
    const elements = namesIn(text, /^```html\n([\s\S]*?)^```$/gm).flatMap((code) => parse(code).querySelectorAll('*'));
    const ours = elements.filter(({ rawTagName }) => rawTagName.startsWith('vitrine-'));
    expect(ours.length).toBeGreaterThan(0);
    for (const { rawTagName, attributes } of ours) {
      const known = catalogue.find(({ contract }) => contract.tag === rawTagName)?.contract.attributes ?? {};
      for (const [attribute, value] of Object.entries(attributes)) {
        expect(Object.keys(known)).toContain(attribute);
        const spec = known[attribute];
        if (spec && 'values' in spec && spec.values) expect(spec.values).toContain(value);
      }
    }
  });

  it('asks for test mode exactly where there is one', () => {
    const [, listed = ''] = /add `sandbox` to (.*?):/.exec(text) ?? [];
    const tested = catalogue.filter(({ contract }) => 'sandbox' in contract.attributes);
    expect(namesIn(listed, /`([\w-]+)`/g)).toEqual(tested.map(({ contract }) => contract.tag));
  });

  it('links to files of its own and to pages of the documentation that exist', () => {
    const links = namesIn(text, /\]\(([^)]+)\)/g);
    const own = `${productionOrigin}/`;
    expect(links.length).toBeGreaterThan(4);
    for (const link of links) {
      const file = link.startsWith(own) ? `dist/site/${link.slice(own.length)}` : `${folder}/${link}`;
      expect(existsSync(file) || existsSync(`${file}.html`), link).toBe(true);
    }
  });

  it('says nothing of how this project is built or tested', () => {
    for (const file of [text, reference])
      expect(file).not.toMatch(/host-site|\bdist\/|npm (run|test|start)|vitest|\{\{|\{#/);
  });
});
