import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { linkPublic } from '../../../tests/support/link-public.ts';
import { isListedAt } from '../source-text/publish-times.ts';
import type { Article } from './article.ts';
import { pickRelated } from './describe-article.ts';
import { createPageCheck, readArticles, toArticleRoute } from './read-articles.ts';

const from = '2026-12-01T09:00:00-05:00';
const until = '2026-12-24T18:00:00-05:00';
const hour = 60 * 60 * 1000;

describe('article listing', () => {
  it.each([
    ['unlisted before its start time', {}, Date.parse(from) - 1, false],
    ['listed from its start time on', {}, Date.parse(from), true],
    ['listed 25 hours before its end time', {}, Date.parse(until) - 25 * hour, true],
    ['unlisted 23 hours before its end time', {}, Date.parse(until) - 23 * hour, false],
    ['unlisted at its end time', {}, Date.parse(until), false],
    ['listed without an end time', { until: undefined }, Date.parse(until), true],
  ])('isListedAt considers a page %s', (_, change, now, isListed) => {
    const times = Object.entries({ from, until, ...change }).filter(([, value]) => value);
    expect(isListedAt(Object.fromEntries(times), now)).toBe(isListed);
  });

  it('pickRelated replaces an unlisted related article with the newest other one', () => {
    const create = (slug: string) => ({ slug, related: ['a', 'b', 'c'] }) as Article;
    const [own, a, c, newest, old] = ['own', 'a', 'c', 'newest', 'old'].map(create) as [Article, ...Article[]];
    const listed = [own, newest, a, c, old].filter((article) => article !== undefined);
    expect(pickRelated(own, listed).map(({ slug }) => slug)).toEqual(['a', 'c', 'newest']);
  });

  it('toArticleRoute marks an unlisted article as not indexed', () => {
    expect(toArticleRoute('a', false)).toMatchObject({ path: 'articles/a', indexed: false });
  });
});

it('readArticles rejects a link to an article with an end time', () => {
  const root = mkdtempSync(join(tmpdir(), 'vitrine-articles-'));
  try {
    const folder = 'host-site/retailers/vitrine/content/articles';
    cpSync(folder, join(root, folder), { recursive: true });
    linkPublic(root);
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
