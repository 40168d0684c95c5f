import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readArticles } from '../../host-site/sources/articles/read-articles.ts';
import { findFigures } from '../../host-site/sources/markdown/figures.ts';
import { type Locale, locales } from '../../widgets/shared/locale/locale.ts';
import { forEvery } from '../support/for-every.ts';
import { builtPages, findPage, readBuilt } from './support/built-site.ts';

const articles = readArticles(process.cwd());
const shown = articles.filter(({ picture }) => picture);
const pages = locales.flatMap((locale) => shown.map((article) => ({ article, locale, slug: article.slug })));
/** An article's page, and its lead picture. */
function openArticle(slug: string, locale: Locale) {
  const { document } = findPage(`/${locale}/articles/${slug}`);
  return { document, image: document.querySelector<HTMLImageElement>('.article-opening picture img') };
}

const listFiles = (set: string): string[] => set.split(', ').map((entry) => entry.split(' ')[0] ?? '');

describe('the picture of every article', () => {
  const everyArticle = forEvery(pages, ({ slug, locale }) => `${slug} (${locale})`);
  everyArticle(
    'AR-02 has its alternative text, and is the only image with a fetch priority',
    ({ article, locale, slug }) => {
      const { document, image } = openArticle(slug, locale);
      expect(image?.alt).toBe(article.texts[locale].alt);
      expect(image?.getAttribute('fetchpriority')).toBe('high');
      expect(document.querySelectorAll('[fetchpriority]')).toHaveLength(1);
    },
  );

  everyArticle('exists in each format and size that the page lists', ({ locale, slug }) => {
    const { image } = openArticle(slug, locale);
    const sources = [...(image?.parentElement?.querySelectorAll('source') ?? [])];
    expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    for (const file of [image?.getAttribute('src') ?? '', ...sources.flatMap(({ srcset }) => listFiles(srcset))]) {
      expect(existsSync(`dist/site${file}`), file).toBe(true);
    }
  });

  everyArticle('AR-01 is in the JSON list of articles, with the same source and AVIF sizes', ({ locale, slug }) => {
    const { image } = openArticle(slug, locale);
    const { articles } = JSON.parse(readBuilt(`articles/${locale}.json`)) as {
      articles: { path: string; picture: { src: string; sets?: Record<string, string> } }[];
    };
    const listed = articles.find(({ path }) => path.endsWith(`/${slug}`))?.picture;
    expect(listed?.src).toBe(image?.getAttribute('src'));
    expect(listed?.sets?.avif).toBe(image?.parentElement?.querySelector('source')?.srcset);
  });
});

describe('pictures elsewhere', () => {
  const wide = builtPages.flatMap(({ path, document }) =>
    [...document.querySelectorAll<HTMLSourceElement>('source[sizes="100vw"]:not([media])')].map((source) => ({
      name: `${path} ${source.type}`,
      sizes: source.srcset.split(', ').map((entry) => entry.split(' ')[1]),
    })),
  );
  forEvery(wide, ({ name }) => name)(
    'that fill the window have a source 2000 pixels wide in AVIF, and 1200 in WebP',
    ({ name, sizes }) => {
      expect(sizes.at(-1)).toBe(name.endsWith('avif') ? '2000w' : '1200w');
    },
  );

  it.each(locales)('open the homepage (%s) with high fetch priority and an upright crop for phones', (locale) => {
    const { document } = findPage(`/${locale}`);
    const [upright] = document.querySelectorAll<HTMLSourceElement>('.lead source');
    expect(upright?.media).toBe('(width < 40em)');
    expect(Number(upright?.getAttribute('height'))).toBeGreaterThan(Number(upright?.getAttribute('width')));
    expect(document.querySelectorAll('.lead [fetchpriority=high]')).toHaveLength(1);
  });

  it.each(locales)('are in the feed (%s), with existing files and their alternative text', (locale) => {
    const feed = readBuilt(`${locale}/feed.xml`);
    expect(feed).toContain('xmlns:media=');
    for (const [, address = ''] of feed.matchAll(/<media:content url="https?:\/\/[^/]+([^"]+)"/g)) {
      expect(existsSync(`dist/site${address}`), address).toBe(true);
    }
    const described = [...feed.matchAll(/<media:description>([^<]+)/g)].map(([, text]) => text);
    expect(described.length).toBeGreaterThan(0);
    const known = articles.flatMap(({ texts }) => [texts[locale], ...findFigures(texts[locale].body)]);
    for (const text of described) expect(known.map(({ alt }) => alt)).toContain(text);
  });
});
