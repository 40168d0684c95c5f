import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { linkPublic } from '../../../tests/support/link-public.ts';
import { readArticles } from '../articles/read-articles.ts';
import { articlePlaceholders, writeTemplate } from '../articles/write-article-template.ts';
import { readLandings } from '../landing/read-landings.ts';
import { landingPlaceholders, writeLandingTemplate } from '../landing/write-landing-template.ts';
import { findPlaceholders, type Placeholder } from './placeholders.ts';
import { formatSourceProblem } from './source-file.ts';

const today = '2026-11-21';
const kinds = [
  {
    kind: 'articles',
    write: (slug: string, day: string) => writeTemplate(slug, day, []),
    placeholders: articlePlaceholders,
  },
  {
    kind: 'landing',
    write: (slug: string, day: string) => writeLandingTemplate(slug, day, ['home-lead']),
    placeholders: landingPlaceholders,
  },
] as const;

describe.each(kinds)('npm run new template for $kind', ({ kind, write, placeholders }) => {
  let root = '';
  const folder = `host-site/retailers/vitrine/content/${kind}/my-slug`;
  const read = (showsDrafts = false) =>
    kind === 'articles' ? readArticles(root, showsDrafts) : readLandings(root, today, showsDrafts);

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'vitrine-new-'));
    cpSync('host-site/retailers/vitrine/content/articles', join(root, 'host-site/retailers/vitrine/content/articles'), {
      recursive: true,
    });
    linkPublic(root);
    mkdirSync(join(root, folder), { recursive: true });
    for (const [name, text] of Object.entries(write('my-slug', today))) writeFileSync(join(root, folder, name), text);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('is rejected by the build, which names every placeholder by file and line and nothing else', () => {
    let problems: string[] = [];
    try {
      read();
    } catch (cause) {
      problems = (cause as Error).message.split('\n').slice(1);
    }
    expect(problems).toHaveLength(placeholders.length);
    for (const { text } of placeholders) expect(problems.join('\n')).toContain(`“${text}” is from the template`);
    for (const name of ['en.md:2', 'fr.md:2', 'en.md:5', 'fr.md:5'])
      expect(problems).toContainEqual(expect.stringContaining(`${folder}/${name}: `));
    for (const problem of problems) expect(problem).toMatch(/^\S+\.md:\d+: “[^”]+” is from the template/);
  });

  it('is listed when drafts are shown', () => {
    expect(read(true)).toContainEqual(expect.objectContaining({ slug: 'my-slug' }));
  });

  it('has a placeholder for every sentence in both languages', () => {
    for (const [name, text] of Object.entries(write('my-slug', today)).filter(([path]) => path.endsWith('.md'))) {
      let rest = text;
      for (const { pattern } of placeholders) rest = rest.replace(pattern, '');
      // Only fields, fixed headings, links, facts and elements remain.
      const kept = rest.split('\n').filter((line) => line.replace(/^\w+: ?|my-slug|[\s.,:;>\u00A0-]|^## .*$/g, ''));
      for (const line of kept)
        expect([name, line]).toEqual([name, expect.stringMatching(/^::: |\]?\(?\/(en|fr)\/|\{\{[^}]+\}\}/)]);
    }
  });
});

describe('findPlaceholders', () => {
  const all: readonly Placeholder[] = [...articlePlaceholders, ...landingPlaceholders];
  const find = (text: string) => findPlaceholders({ path: 'x.md', text }, all).map(formatSourceProblem);

  it.each(all.map(({ text }) => text))(
    'reports “%s” alone, within a paragraph and with other white space',
    (placeholder) => {
      const isHeading = placeholder.startsWith('#');
      const own = isHeading ? placeholder : `My own words. ${placeholder} More of them.`;
      const spaced = placeholder.replaceAll(' ', isHeading ? '\u00A0' : '\n');
      for (const text of [placeholder, own, spaced, placeholder.replace(/\.$/, '')])
        expect(find(`One line.\n\n${text}\n`)).toContainEqual(expect.stringMatching(/^x\.md:3: /));
    },
  );

  it.each([
    'description: Measure a rug before you buy it, in three steps and without moving the sofa more than once at all.',
    '## A first step towards calm',
    'Every gallery wall needs a title for each frame.',
    '## Shop the idea',
    '## À chercher en magasin',
    '## Une première étape : mesurer',
    'Le premier geste consiste à mesurer.',
  ])('does not report a text that only resembles the template: %s', (text) => expect(find(`${text}\n`)).toEqual([]));
});
