import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isListedAt } from '../source-text/publish-times.ts';
import type { Article } from './article.ts';
import { pickRelated } from './describe-article.ts';
import { createPageCheck, readArticles, toArticleRoute } from './read-articles.ts';

const from = '2026-12-01T09:00:00-05:00';
const until = '2026-12-24T18:00:00-05:00';
const hour = 60 * 60 * 1000;

describe('lists of a build, which is the newest for a day', () => {
  it.each([
    ['before the first instant', {}, Date.parse(from) - 1, false],
    ['from it on', {}, Date.parse(from), true],
    ['a day before the last', {}, Date.parse(until) - 25 * hour, true],
    ['on the last day', {}, Date.parse(until) - 23 * hour, false],
    ['afterwards', {}, Date.parse(until), false],
    ['without an end', { until: undefined }, Date.parse(until), true],
  ])('name a page with times %s: %s', (_, change, now, isListed) => {
    const times = Object.entries({ from, until, ...change }).filter(([, value]) => value);
    expect(isListedAt(Object.fromEntries(times), now)).toBe(isListed);
  });

  it('have no hidden article among the related: the newest other takes its place', () => {
    const create = (slug: string) => ({ slug, related: ['a', 'b', 'c'] }) as Article;
    const [own, a, c, newest, old] = ['own', 'a', 'c', 'newest', 'old'].map(create) as [Article, ...Article[]];
    const listed = [own, newest, a, c, old].filter((article) => article !== undefined);
    expect(pickRelated(own, listed).map(({ slug }) => slug)).toEqual(['a', 'c', 'newest']);
  });

  it('leave an article that is not listed out of search engines too', () => {
    expect(toArticleRoute('a', false)).toMatchObject({ path: 'articles/a', indexed: false });
  });
});

it('no text may link to an article with publish times, since the link would outlive it', () => {
  const root = mkdtempSync(join(tmpdir(), 'vitrine-articles-'));
  try {
    const folder = 'host-site/content/articles';
    cpSync(folder, join(root, folder), { recursive: true });
    symlinkSync(resolve('host-site/public'), join(root, 'host-site/public'));
    const [linked = ''] = readArticles(root).flatMap(({ texts }) =>
      [...texts.en.body.matchAll(/\(\/en\/articles\/([\w-]+)\)/g)].map(([, slug = '']) => slug),
    );
    expect(createPageCheck(root)('en', `/en/articles/${linked}`)).toBe(true);
    const {
      slug: _,
      texts: __,
      ...facts
    } = readArticles(root).find(({ slug }) => slug === linked) ?? expect.fail('no article links to another');
    writeFileSync(join(root, folder, linked, 'article.json'), JSON.stringify({ ...facts, until }));
    expect(() => readArticles(root)).toThrow(`no page is at /en/articles/${linked} in this language`);
  } finally {
    rmSync(root, { recursive: true });
  }
});
