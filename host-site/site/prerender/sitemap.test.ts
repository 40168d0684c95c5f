import { expect, it } from 'vitest';
import type { Route } from '../../sources/routes.ts';
import { formatSitemaps, readChangeDate } from './sitemap.ts';

const listRoutes = (count: number) =>
  Array.from(
    { length: count },
    (_, at) => ({ name: 'store', kind: 'store', path: `stores/s-${at}`, indexed: true }) as Route,
  );

it('a sitemap lists both languages of each indexed page with their alternates', () => {
  const routes = [...listRoutes(2), { ...(listRoutes(3)[2] as Route), indexed: false }];
  const files = formatSitemaps(routes, 'https://a.example');
  expect([...files.keys()]).toEqual(['sitemap.xml']);
  const xml = files.get('sitemap.xml') ?? '';
  expect(xml.match(/<loc>/g)).toHaveLength(4);
  expect(xml).toContain('<loc>https://a.example/fr/stores/s-1</loc><xhtml:link rel="alternate" hreflang="en-CA"');
  expect(xml).not.toContain('s-2');
});

it('a sitemap has the day on which a page says that it was changed', () => {
  const page = '<script type="application/ld+json">{"datePublished":"2026-01-01","dateModified":"2026-02-03"}</script>';
  const changed = new Map([['/fr/stores/s-0', readChangeDate(page) ?? '']]);
  const xml = formatSitemaps(listRoutes(1), 'https://a.example', changed).get('sitemap.xml') ?? '';
  expect(xml).toContain('<loc>https://a.example/fr/stores/s-0</loc><lastmod>2026-02-03</lastmod><xhtml:link');
  expect(xml.match(/<lastmod>/g)).toHaveLength(1);
  expect(readChangeDate('<p>2026-02-03</p>')).toBeUndefined();
});

it('the sitemap of more than 50,000 addresses is an index of several, none of which has more', () => {
  const files = formatSitemaps(listRoutes(30_000), 'https://a.example');
  expect([...files.keys()]).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml']);
  expect(files.get('sitemap.xml')).toContain('<sitemap><loc>https://a.example/sitemap-2.xml</loc></sitemap>');
  const counts = ['sitemap-1.xml', 'sitemap-2.xml'].map((name) => files.get(name)?.match(/<loc>/g)?.length ?? 0);
  expect(counts).toEqual([50_000, 10_000]);
  const pages = new Set([...files.values()].slice(1).flatMap((xml) => xml.match(/<loc>[^<]+/g) ?? []));
  expect(pages.size).toBe(60_000);
});
