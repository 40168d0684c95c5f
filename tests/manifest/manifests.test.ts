import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examples, openers } from '../../demo/elements/examples.ts';
import { catalogue } from '../../widgets/catalogue.ts';
import { formatReadme } from '../../widgets/manifest/readme.ts';
import { submitterAttributes } from '../../widgets/shared/element/contract.ts';
import { codeBlocks } from '../guides/guide-texts.ts';
import { listTypeErrors } from '../support/type-errors.ts';

const v1 = 'dist/widgets/v1';
const readJson = (file: string) => JSON.parse(readFileSync(join(v1, file), 'utf8'));

describe('files that follow from the contracts', () => {
  it.each(catalogue.map((entry) => [entry.name, entry] as const))(
    'the README of %s matches its contract',
    (name, entry) => {
      expect(readFileSync(`widgets/elements/${name}/README.md`, 'utf8')).toBe(formatReadme(entry));
    },
  );

  it.each(catalogue.map((entry) => [entry.name, entry] as const))(
    'the demo’s examples of %s use exactly its own attributes',
    (name, { contract }) => {
      const used = (examples[name] ?? [])
        .flatMap((example) => Object.keys(example.attributes))
        .concat(openers[name] ?? []);
      const own = Object.keys(contract.attributes).filter((attribute) => !(attribute in submitterAttributes));
      expect([...new Set(used)].sort()).toEqual(own.sort());
    },
  );

  it('tags and event names begin with vitrine-, and every widget has a vitrine-error event', () => {
    for (const { name, contract, docs } of catalogue) {
      expect(contract.tag).toBe(`vitrine-${name}`);
      // An event before something happens has no past verb.
      const { 'vitrine-error': failed, 'vitrine-interruption': _, ...events } = docs.events;
      expect(failed?.detail).toBe("{ cause: unknown, code: 'widget-failed' }");
      for (const event of Object.keys(events)) expect(event).toMatch(/^vitrine-[a-z]+-[a-z]+ed$/);
    }
  });

  it('documents and types for embedders contain no requirement numbers', () => {
    const read = (folder: string) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(md|d\.ts|json)$/.test(file) && !file.includes('node_modules'))
        .map((file) => [join(folder, file), readFileSync(join(folder, file), 'utf8')] as const);
    const texts = [v1, 'dist/npm', 'widgets', 'host-site/content/widgets'].flatMap(read);
    expect(texts.length).toBeGreaterThan(40);
    const named = texts.map(([path, text]) => [path, /\b(?:RT|NL|CF|CE|NM|SF|GB|SH|AR|OV|TR)-\d\d\b/.exec(text)?.[0]]);
    expect(named.filter(([, number]) => number)).toEqual([]);
  });

  it('the manifests name every tag, attribute, event, slot, part and property', () => {
    const elements = readJson('custom-elements.json').modules.map(
      (module: { declarations: unknown[] }) => module.declarations[0],
    );
    const vsCode = readJson('vscode.html-custom-data.json').tags;
    const webTypes = readJson('web-types.json').contributions.html.elements;
    const names = (list: { name: string }[]) => list.map(({ name }) => name);
    catalogue.forEach(({ contract, docs }, index) => {
      const element = elements[index];
      expect(element.tagName).toBe(contract.tag);
      expect(names(element.attributes)).toEqual(Object.keys(contract.attributes));
      expect(names(element.events)).toEqual(Object.keys(docs.events));
      expect(names(element.slots)).toEqual(Object.keys(docs.slots ?? {}));
      expect(names(element.cssParts)).toEqual(Object.keys(docs.parts));
      expect(names(element.cssProperties)).toEqual(Object.keys(docs.properties));
      expect(vsCode[index].name).toBe(contract.tag);
      expect(names(vsCode[index].attributes)).toEqual(Object.keys(contract.attributes));
      expect(names(webTypes[index].slots)).toEqual(Object.keys(docs.slots ?? {}));
      expect(names(webTypes[index].attributes)).toEqual(Object.keys(contract.attributes));
    });
  });
});

it('every --vitrine-* custom property that a style reads is in a contract', () => {
  const styles = readdirSync('widgets', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(css|tsx?)$/.test(file) && !/\.(contract|test)\.|docs\.ts$|^manifest/.test(file))
    .map((file) => readFileSync(join('widgets', file), 'utf8'));
  const read = styles.flatMap((text) => [...text.matchAll(/var\((--vitrine-[\w-]+)/g)].map(([, name]) => name));
  expect(read.length).toBeGreaterThan(20);
  const known = new Set(catalogue.flatMap(({ docs }) => Object.keys(docs.properties)));
  expect(read.filter((name) => !known.has(`${name}`))).toEqual([]);
});

describe('the type declarations', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync('dist/types-');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const check = (code: string, file = 'vitrine.d.ts') =>
    listTypeErrors(folder, `import '../widgets/v1/${file}';\n${code}`);

  const snippets = codeBlocks.filter(
    ({ language, code }) => language === 'js' && /addEventListener\('vitrine|window\.vitrine/.test(code),
  );

  it('compile the guides’ JavaScript that uses events and commands', { tags: ['full'] }, () => {
    expect(snippets.length).toBeGreaterThan(9);
    const given = 'declare function startMeasuring(): void;';
    for (const { name, code } of snippets) expect(check(`${given}\n${code}`), name).toEqual([]);
  });

  it('import nothing and do not mention React', () => {
    expect(readFileSync(join(v1, 'vitrine.d.ts'), 'utf8')).not.toMatch(/\bimport\b|react/i);
  });

  it('type the details of events on the element, on its ancestors and on window', () => {
    expect(
      check(`
        const element = document.createElement('vitrine-store-search');
        const hear = ({ detail }: CustomEvent<{ kind: string }>) => detail.kind;
        element.addEventListener('vitrine-stores-searched', hear);
        element.removeEventListener('vitrine-stores-searched', hear);
        element.addEventListener('my-own', { handleEvent: ({ type }) => type });
        element.removeEventListener('my-own', console.log);
        document.addEventListener('vitrine-error', ({ detail }) => console.error(detail.cause));
        document.body.addEventListener('vitrine-stores-searched', ({ detail }) => detail.kind);
        window.addEventListener('vitrine:ready', () => window.vitrine?.version?.toUpperCase());
        // @ts-expect-error there is no such detail
        addEventListener('vitrine-newsletter-submitted', ({ detail }) => detail.nothing);
        // @ts-expect-error there is no such detail
        element.addEventListener('vitrine-stores-searched', ({ detail }) => detail.nothing);
      `),
    ).toEqual([]);
  });

  it('type elements, their properties, their events and their JSX attributes', () => {
    expect(
      check(
        `
        const element = document.createElement('vitrine-newsletter-lightbox');
        element.trigger = 'exit';
        element.closedDays = 7;
        element.addEventListener('vitrine-newsletter-closed', (event) => event.detail.reason === 'escape');
        export const jsx = <vitrine-newsletter-lightbox brand="winners" closed-days={7} open />;
      `,
        'vitrine.react.d.ts',
      ),
    ).toEqual([]);
  });

  it('type a property whose attribute is absent as an empty string, which the attribute does not take', () => {
    expect(
      check(
        `
        const list = document.createElement('vitrine-article-list');
        export const unset = [list.season === '', list.room === '', list.locale === ''];
        list.season = '';
        // @ts-expect-error a list always has a brand
        export const brand = list.brand === '';
        // @ts-expect-error an attribute without a value is absent
        export const jsx = <vitrine-article-list season="" />;
      `,
        'vitrine.react.d.ts',
      ),
    ).toEqual([]);
  });

  it('reject attribute values that the contract does not have', () => {
    const problems = check(
      `
      document.createElement('vitrine-newsletter-lightbox').trigger = 'never';
      export const jsx = <vitrine-newsletter-form brand="sears" />;
    `,
      'vitrine.react.d.ts',
    );
    expect(problems).toHaveLength(2);
    expect(problems.join(' ')).toMatch(/never.*sears/s);
  });
});
