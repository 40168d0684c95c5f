import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { forEvery } from '../../../tests/support/for-every.ts';
import { linkPublic } from '../../../tests/support/link-public.ts';
import { requiredArticles } from '../../../tests/support/required-content.ts';
import { locales } from '../../../widgets/shared/locale/locale.ts';
import { findFigures, removeFigures } from '../markdown/figures.ts';
import { orderBySeason, pickArticles } from './describe-article.ts';
import { listArticleSlugs, readArticles } from './read-articles.ts';

const articles = readArticles(process.cwd());
const texts = articles.flatMap(({ slug, texts: both }) => locales.map((locale) => ({ slug, locale, ...both[locale] })));
/** How long, illustrated or linked the others are is up to who writes them. */
const isOurs = ({ slug }: { slug: string }) => requiredArticles.includes(slug);
const ours = articles.filter(isOurs);
const ourTexts = texts.filter(isOurs);
const nameText = ({ slug, locale }: { slug: string; locale: string }) => `${slug} (${locale})`;
const headingsOf = (body: string) => body.match(/^#+ .*$/gm) ?? [];

describe('articles', () => {
  it('RT-06 include every required article and are sorted newest first', () => {
    expect(listArticleSlugs(process.cwd())).toEqual(expect.arrayContaining([...requiredArticles]));
    expect(articles).toHaveLength(listArticleSlugs(process.cwd()).length);
    const days = articles.map(({ published }) => published);
    expect(days).toEqual([...days].sort().reverse());
  });

  it('have a unique title, description and lead in each language', () => {
    for (const locale of locales) {
      for (const key of ['title', 'description', 'lead'] as const) {
        const values = articles.map((article) => article.texts[locale][key]);
        expect(new Set(values).size, `${key} ${locale}`).toBe(values.length);
      }
    }
  });

  forEvery(ourTexts, nameText)('have a description of at least 80 characters', ({ description }) => {
    expect(description.length).toBeGreaterThanOrEqual(80);
  });

  forEvery(ourTexts, nameText)('have 600 to 950 words', ({ body }) => {
    const words = removeFigures(body)
      .replace(/\]\([^)]*\)/g, ']')
      .replace(/^[-| ]+$/gm, '')
      .split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(600);
    expect(words).toBeLessThanOrEqual(950);
  });

  forEvery(ourTexts, nameText)('have at least three unique headings, the first of level 2', ({ body }) => {
    const headings = headingsOf(body);
    expect(headings.length).toBeGreaterThanOrEqual(3);
    expect(headings[0]).toMatch(/^## /);
    expect(new Set(headings).size).toBe(headings.length);
  });

  forEvery(articles, ({ slug }) => slug)(
    'LOC-06 have the same outline, links and elements in both languages',
    ({ texts: { en, fr } }) => {
      const outline = (body: string) => headingsOf(body).map((heading) => heading.split(' ')[0]);
      const links = (body: string) =>
        [...body.matchAll(/\]\(([^) ]*)/g)].map(([, link = '']) => link.replace(/^\/(en|fr)\b/, '')).sort();
      const elements = (body: string) => body.match(/^::: *\S+/gm);
      expect(outline(fr.body)).toEqual(outline(en.body));
      expect(links(fr.body)).toEqual(links(en.body));
      expect(elements(fr.body)).toEqual(elements(en.body));
    },
  );

  forEvery(texts, nameText)('PG-01 contain no price, URL, email address or phone number', ({ body }) => {
    expect(body.replace(/^:::.*$/gm, '')).not.toMatch(/https?:|@|\$\s?\d|\d\s?\$|\d{3}-\d{4}/);
  });

  forEvery(ourTexts, nameText)('have at least two pictures within the text, beside the lead picture', ({ body }) => {
    expect(findFigures(body).length).toBeGreaterThanOrEqual(2);
  });

  it('LOC-06 are rejected for a picture in one language only, or one that repeats the lead picture', () => {
    const root = mkdtempSync(join(tmpdir(), 'vitrine-articles-'));
    const folder = 'host-site/retailers/vitrine/content/articles';
    cpSync(folder, join(root, folder), { recursive: true });
    linkPublic(root);
    const add = (file: string, line: string) => {
      const path = join(root, folder, file);
      writeFileSync(path, `${readFileSync(path, 'utf8')}\n${line}\n`);
    };
    add('layered-bed/fr.md', '![Une lampe](picture:home-lead "Le soir, on lit.")');
    add('fall-lookbook/en.md', '![A chair](picture:fall-lookbook "Evenings are for reading.")');
    expect(() => readArticles(root)).toThrow(
      /fall-lookbook is already the lead picture[\s\S]*layered-bed\/fr\.md:\d+: picture home-lead is not shown in/,
    );
    rmSync(root, { recursive: true });
  });

  it('are each listed as related by another article', () => {
    const isReached = (slug: string) => articles.some((other) => other.slug !== slug && other.related.includes(slug));
    expect(requiredArticles.filter((slug) => !isReached(slug))).toEqual([]);
  });

  it('use at least 40 different drawings', () => {
    expect(new Set(ours.map(({ drawing }) => drawing)).size).toBeGreaterThanOrEqual(40);
  });

  it('picked for the homepage in December are all seasonal and of three kinds; July starts with summer', () => {
    const december = pickArticles(ours, '2026-12-01');
    expect(december.every(({ seasons }) => seasons.includes('holiday'))).toBe(true);
    expect(new Set(december.map(({ kind }) => kind)).size).toBe(3);
    expect(pickArticles(ours, '2026-07-01')[0]?.seasons).toContain('summer');
  });

  it('ordered by season lead with the day’s season, and no spring lookbook comes before a timeless guide in December', () => {
    const ordered = orderBySeason(ours, '2026-12-01');
    expect(ordered).toHaveLength(ours.length);
    const firstOf = (isSought: (seasons: readonly string[]) => boolean) =>
      ordered.findIndex(({ seasons }) => isSought(seasons));
    const timeless = firstOf((seasons) => seasons.length === 0);
    expect(ordered.slice(0, timeless).every(({ seasons }) => seasons.includes('holiday'))).toBe(true);
    const past = firstOf((seasons) => seasons.length > 0 && !seasons.includes('holiday'));
    expect(ordered.slice(timeless, past).every(({ seasons }) => seasons.length === 0)).toBe(true);
    expect(past).toBeGreaterThan(timeless);
  });
});
