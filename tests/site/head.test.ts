import { describe, expect, it } from 'vitest';
import { formatPath, formatUnprefixedPath } from '../../host-site/routes.ts';
import { builtPages, findPage } from './support/built-site.ts';
import { origin } from './support/public-origin.ts';

/** What a page is where it is more than a page. */
const types: Record<string, string> = {
  contact: 'ContactPage',
  how: 'AboutPage',
  'fab-finds': 'CollectionPage',
  faq: 'FAQPage',
  getinspired: 'CollectionPage',
  storelocator: 'CollectionPage',
  widgets: 'CollectionPage',
};
const indexed = builtPages.filter(({ route }) => route.indexed);
const readMeta = (document: Document, selector: string): string =>
  document.querySelector(selector)?.getAttribute('content') ?? '';

describe.each(builtPages)('the head of $path', ({ path, route, locale, document }) => {
  it('LOC-02 declares the language of the page, in which widgets then speak', () => {
    expect(document.documentElement.lang).toBe(`${locale}-CA`);
    expect(document.documentElement.dataset.route).toBe(route.name);
  });

  it('has a title, a description that a results page shows whole, and its own address', () => {
    expect(document.title).toMatch(/Vitrine/);
    expect(document.title.length).toBeGreaterThanOrEqual(15);
    expect(document.title.length).toBeLessThanOrEqual(70);
    const description = readMeta(document, 'meta[name=description]');
    expect(description.length).toBeGreaterThan(35);
    expect(description.length).toBeLessThanOrEqual(160);
    const address = route.kind === 'not-found' ? undefined : origin + path;
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(address);
  });

  it('says to other sites what it is, in both languages', () => {
    expect(readMeta(document, 'meta[property="og:title"]')).toBe(document.title);
    expect(readMeta(document, 'meta[property="og:url"]')).toBe(route.kind === 'not-found' ? '' : origin + path);
    expect(readMeta(document, 'meta[property="og:locale"]')).toBe(`${locale}_CA`);
    expect(readMeta(document, 'meta[property="og:locale:alternate"]')).toBe(locale === 'en' ? 'fr_CA' : 'en_CA');
  });

  it('shows them a picture of its own kind, described in its language', () => {
    const card = readMeta(document, 'meta[property="og:image"]');
    expect(card).toMatch(
      new RegExp(`^${origin}/cards/${route.kind === 'store' ? 'shopfront' : ''}[a-z0-9-]*-[0-9a-f]{10}\\.(png|jpg)$`),
    );
    const size = ['width', 'height'].map((side) => readMeta(document, `meta[property="og:image:${side}"]`));
    expect(size).toEqual(['1200', '630']);
    expect(readMeta(document, 'meta[property="og:image:alt"]').length).toBeGreaterThan(20);
    expect(readMeta(document, 'meta[name="twitter:card"]')).toBe('summary_large_image');
  });

  it('RT-03 RT-09 is kept from search engines exactly when it answers or reports something', () => {
    expect(readMeta(document, 'meta[name=robots]')).toBe(route.indexed ? '' : 'noindex');
  });
});

describe('alternates', () => {
  it.each(indexed)(
    'LOC-06 $path names both languages and the address without one, and is named back',
    ({ route, document }) => {
      const links = [...document.querySelectorAll('link[rel=alternate][hreflang][hreflang]')];
      const alternates = Object.fromEntries(
        links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
      );
      expect(alternates).toEqual({
        'en-CA': origin + formatPath(route, 'en'),
        'fr-CA': origin + formatPath(route, 'fr'),
        'x-default': origin + formatUnprefixedPath(route),
      });
      for (const locale of ['en', 'fr'] as const) {
        const other = findPage(formatPath(route, locale)).document;
        const back = [...other.querySelectorAll('link[rel=alternate][hreflang]')].map((link) =>
          link.getAttribute('href'),
        );
        expect(back).toEqual(Object.values(alternates));
      }
    },
  );

  it('gives every page a title and a description of its own', () => {
    for (const locale of ['en', 'fr']) {
      const pages = builtPages.filter((page) => page.locale === locale);
      expect(new Set(pages.map(({ document }) => document.title)).size).toBe(pages.length);
      const descriptions = pages.map(({ document }) => readMeta(document, 'meta[name=description]'));
      expect(new Set(descriptions).size).toBe(pages.length);
    }
  });
});

describe.each(indexed)('structured data of $path', ({ path, route, locale, document }) => {
  const text = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  const graph: Record<string, unknown>[] = JSON.parse(text)['@graph'];
  const find = (type: string): Record<string, unknown> | undefined => graph.find((node) => node['@type'] === type);

  it('names the company with a telephone number and the site in the language of the page', () => {
    expect(find('Organization')).toMatchObject({ name: 'Vitrine', telephone: '+18005550142' });
    expect(find('WebSite')).toMatchObject({ inLanguage: `${locale}-CA`, url: `${origin}/${locale}` });
    expect(find('Article')?.inLanguage).toBe(route.kind === 'article' ? `${locale}-CA` : undefined);
    expect(find(types[route.name] ?? 'WebPage')).toMatchObject({ url: origin + path });
  });

  it('leads from the homepage to the page', () => {
    const list = find('BreadcrumbList')?.itemListElement as { item: string }[] | undefined;
    const steps = list?.map(({ item }) => item);
    const above = { store: 'storelocator', article: 'getinspired', widget: 'widgets', guide: 'widgets' }[
      route.kind as string
    ];
    const between = above ? [`${origin}/${locale}/${above}`] : [];
    expect(steps).toEqual(route.kind === 'home' ? undefined : [`${origin}/${locale}`, ...between, origin + path]);
  });
});
