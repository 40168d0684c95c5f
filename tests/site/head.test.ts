import { describe, expect, it } from 'vitest';
import { readArticles } from '../../host-site/sources/articles/read-articles.ts';
import { formatPath, formatUnprefixedPath, type Route } from '../../host-site/sources/routes.ts';
import type { Locale } from '../../widgets/shared/locale/locale.ts';
import { ownForms } from '../../widgets/shared/submissions/own-forms.ts';
import { forEvery } from '../support/for-every.ts';
import { builtPages, findPage } from './support/built-site.ts';
import { origin } from './support/public-origin.ts';

/** Open Graph types other than the default. */
const types: Record<string, string> = {
  contact: 'ContactPage',
  how: 'AboutPage',
  'fab-finds': 'CollectionPage',
  faq: 'FAQPage',
  getinspired: 'CollectionPage',
  storelocator: 'CollectionPage',
  widgets: 'CollectionPage',
};
const articles = readArticles(process.cwd());
const indexed = builtPages.filter(({ route }) => route.indexed);
const readMeta = (document: Document, selector: string): string =>
  document.querySelector(selector)?.getAttribute('content') ?? '';

describe('the head of every page', () => {
  const everyPage = forEvery(builtPages, ({ path }) => path);

  everyPage('LOC-02 declares the page’s locale and route on the html element', ({ route, locale, document }) => {
    expect(document.documentElement.lang).toBe(`${locale}-CA`);
    expect(document.documentElement.dataset.route).toBe(route.name);
  });

  everyPage(
    'has a title of 15 to 70 characters, a description of at most 160, and its canonical URL',
    ({ path, route, document }) => {
      expect(document.title).toMatch(/Vitrine/);
      expect(document.title.length).toBeGreaterThanOrEqual(15);
      expect(document.title.length).toBeLessThanOrEqual(70);
      const description = readMeta(document, 'meta[name=description]');
      expect(description.length).toBeGreaterThan(35);
      expect(description.length).toBeLessThanOrEqual(160);
      const address = route.kind === 'not-found' ? undefined : origin + path;
      expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(address);
    },
  );

  everyPage(
    'loads the page view script, except on error pages and where the URL may have an email link’s token',
    (page) => {
      const scripts = [...page.document.querySelectorAll('script[src^="/assets/tracking-"]')];
      expect(scripts).toHaveLength(['email-link', 'error'].includes(page.route.kind) ? 0 : 1);
    },
  );

  everyPage('has the Open Graph title, URL, locale and alternate locale', ({ path, route, locale, document }) => {
    const title = readMeta(document, 'meta[property="og:title"]');
    expect(title).toBe(document.title.replace(/ \| Vitrine$/, ''));
    expect(readMeta(document, 'meta[property="og:url"]')).toBe(route.kind === 'not-found' ? '' : origin + path);
    expect(readMeta(document, 'meta[property="og:locale"]')).toBe(`${locale}_CA`);
    expect(readMeta(document, 'meta[property="og:locale:alternate"]')).toBe(locale === 'en' ? 'fr_CA' : 'en_CA');
  });

  everyPage(
    'has an Open Graph image of its kind, with its size and alternative text',
    ({ path, route, locale, document }) => {
      const address = readMeta(document, 'meta[property="og:image"]');
      expect(address.startsWith(`${origin}/cards/`)).toBe(true);
      const shown = address.replace(/.*\/cards\/(.+)-[0-9a-f]{10}\.(png|jpg)$/, '$1.$2');
      const own = findOwnCard(route, path, locale);
      if (own) expect(shown).toBe(own);
      else expect(shown).toMatch(/^(?!shopfront)[a-z][a-z0-9-]*\.(png|jpg)$/);
      const size = ['width', 'height'].map((side) => readMeta(document, `meta[property="og:image:${side}"]`));
      expect(size).toEqual(['1200', '630']);
      expect(readMeta(document, 'meta[property="og:image:alt"]').length).toBeGreaterThan(20);
      expect(readMeta(document, 'meta[name="twitter:card"]')).toBe('summary_large_image');
    },
  );

  everyPage('RT-03 RT-09 has noindex exactly if its route is not indexed', ({ route, document }) => {
    expect(readMeta(document, 'meta[name=robots]')).toBe(route.indexed ? '' : 'noindex');
  });
});

/** The preview picture that a store's or an article's page must have. */
function findOwnCard(route: Route, path: string, locale: Locale): string | undefined {
  if (route.kind === 'store') return 'shopfront.png';
  const article = articles.find(({ slug }) => path === `/${locale}/articles/${slug}`);
  return article && (article.picture ? `${article.picture}.jpg` : `${article.drawing}.png`);
}

/** Finds the node of a type in a page's structured data. */
function readGraph(document: Document) {
  const text = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  const graph: Record<string, unknown>[] = JSON.parse(text)['@graph'];
  return (type: string): Record<string, unknown> | undefined => graph.find((node) => node['@type'] === type);
}

describe('alternates and metadata', () => {
  forEvery(indexed, ({ path }) => path)(
    'LOC-06 every indexed page has hreflang links to both languages and x-default, which link back',
    ({ route, document }) => {
      const links = [...document.querySelectorAll('link[rel=alternate][hreflang]')];
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

  it('every page has a unique title and description in its language', () => {
    for (const locale of ['en', 'fr']) {
      const pages = builtPages.filter((page) => page.locale === locale);
      expect(new Set(pages.map(({ document }) => document.title)).size).toBe(pages.length);
      const descriptions = pages.map(({ document }) => readMeta(document, 'meta[name=description]'));
      expect(new Set(descriptions).size).toBe(pages.length);
    }
  });
});

describe('structured data of every indexed page', () => {
  const everyPage = forEvery(indexed, ({ path }) => path);

  everyPage(
    'has the company and the site in the page’s language, with telephone and profiles only on the homepage',
    ({ path, route, locale, document }) => {
      const find = readGraph(document);
      const { name, telephone, sameAs } = { ...find('Organization') };
      const isHome = route.name === 'homepage';
      expect({ name, telephone, profiles: Array.isArray(sameAs) ? sameAs.length : 0 }).toEqual({
        name: 'Vitrine',
        telephone: isHome ? '+18005550142' : undefined,
        profiles: isHome ? 5 : 0,
      });
      expect(find('WebSite')).toMatchObject({ inLanguage: `${locale}-CA`, url: `${origin}/${locale}` });
      expect(find('Article')?.inLanguage).toBe(route.kind === 'article' ? `${locale}-CA` : undefined);
      expect(find(types[route.name] ?? 'WebPage')).toMatchObject({ url: origin + path });
    },
  );

  everyPage('has breadcrumbs from the homepage to the page', ({ path, route, locale, document }) => {
    const list = readGraph(document)('BreadcrumbList')?.itemListElement as { item: string }[] | undefined;
    const steps = list?.map(({ item }) => item);
    const above = { store: 'storelocator', article: 'getinspired', widget: 'widgets', guide: 'widgets' }[
      route.kind as string
    ];
    const between = above ? [`${origin}/${locale}/${above}`] : [];
    expect(steps).toEqual(route.kind === 'home' ? undefined : [`${origin}/${locale}`, ...between, origin + path]);
  });
});

describe('pages about a widget', () => {
  const widgetPages = [
    'newsletter',
    'contact',
    'getinspired',
    'fab-finds',
    'storelocator',
    'gift-card-balance',
    'fall-promotion',
    'young-professionals',
    'new-movers',
    'my-vitrine-finds',
    ...ownForms.map(({ name }) => name),
  ];

  forEvery(builtPages, ({ path }) => path)(
    'link to their oEmbed response, and other pages do not',
    ({ path, route, document }) => {
      const links = [...document.querySelectorAll('link[type$="+oembed"]')].map((link) => [
        link.getAttribute('type'),
        link.getAttribute('href'),
      ]);
      const endpoint = `${origin}/oembed?url=${origin}${path}`;
      const named = [['application/json+oembed', endpoint]];
      expect(links).toEqual(widgetPages.includes(route.path) ? named : []);
    },
  );
});
