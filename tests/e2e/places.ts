import { readdirSync, readFileSync } from 'node:fs';
import { isLongRun } from '../support/long-run.ts';
import { origins } from '../support/ports.ts';

/** A language of the site. */
export type Locale = 'en' | 'fr';
/** Languages that the tests run in. */
export const locales: readonly Locale[] = ['en', 'fr'];

/** A page that has the lightbox, and what the tests need to know about it. */
export interface Place {
  name: string;
  url: string;
  locale: Locale;
  brand: 'vitrine' | 'winners' | 'marshalls';
}

const pageOf = (origin: string, path: string, locale: Locale) =>
  `${origin}${path}${locale === 'fr' ? '/fr' : ''}` || origin;

/** Our own page is tested in both languages, an embedder's only in French, except in the long run. */
export const isLookedAt = (isOurs: boolean, locale: Locale): boolean => isOurs || locale === 'fr' || isLongRun;

/** Widths at which a form's states are tested in a language: both in the long run, else one each. */
export const listWidths = (locale: Locale): readonly number[] =>
  isLongRun ? [390, 1440] : locale === 'fr' ? [390] : [1440];

/** Widths at which axe sees a widget in each of its states: all in the long run, else a phone's, in French. */
export const listAuditWidths = (locale: Locale): readonly number[] =>
  listWidths(locale).filter(() => isLongRun || locale === 'fr');

const allPlaces: readonly Place[] = locales.flatMap((locale): Place[] => {
  const language = locale === 'en' ? 'English' : 'French';
  return [
    { name: `our site in ${language}`, url: `${origins.site}/${locale}/contact`, locale, brand: 'vitrine' },
    { name: `a hostile page in ${language}`, url: pageOf(origins.winners, '', locale), locale, brand: 'winners' },
    { name: `a strict page in ${language}`, url: pageOf(origins.winners, '/strict', locale), locale, brand: 'winners' },
  ];
});

/**
 * Our own page in both languages, a sibling's page with hostile styles and scripts, and one under a strict policy; of
 * the latter two one language each, except in the long run.
 */
export const places = allPlaces.filter(
  ({ name }) => isLongRun || !['a hostile page in English', 'a strict page in French'].includes(name),
);

const allPaths: readonly string[] = [
  '',
  '/newsletter',
  '/contact',
  '/getinspired',
  '/fab-finds',
  '/articles/holiday-trends',
  '/articles/fall-lookbook-small-spaces',
  '/storelocator',
  '/search',
  '/widgets',
  '/widgets/newsletter-lightbox',
  '/widgets/store-finder',
  '/widgets/embedding',
  '/widgets/hosts',
  '/widgets/accessibility',
  '/widgets/changelog',
  '/widgets/operating',
  '/widgets/submissions',
  '/stores/vitrine-kelowna-orchard-landing-108',
  '/stores/vitrine-montreal-carrefour-des-erables-197',
  '/gift',
  '/gift-card-balance',
  '/corporate-gift-cards',
  '/grand-openings',
  '/how',
  '/press',
  '/style-plus',
  '/environment',
  '/faq',
  '/returns',
  '/recalls',
  '/customer-store-info',
  '/contestrules',
  '/privacy',
  '/accessibility',
  '/legal',
  '/newsletter/thank-you',
  '/newsletter/to-confirm',
  '/newsletter/already-subscribed',
  '/newsletter/check-email',
  '/newsletter/check-fields',
  '/newsletter/problem',
  '/unsubscribe/done',
  '/unsubscribe/wrong-link',
  '/confirm/done',
  '/confirm/expired',
  '/claim/done',
  '/claim/late',
  '/claim/wrong-link',
  '/contact/thank-you',
  '/contact/check-fields',
  '/contact/problem',
  '/fall-promotion',
  '/young-professionals',
  '/new-movers',
  '/my-vitrine-finds',
  '/contest/entered',
  '/contest/already-entered',
  '/contest/not-open',
  '/contest/check-fields',
  '/contest/check-answer',
  '/contest/problem',
  '/new-movers/winner',
  '/new-movers/not-winner',
  '/new-movers/not-winner-member',
  '/new-movers/already-entered',
  '/new-movers/not-open',
  '/new-movers/check-answer',
  '/new-movers/check-pin',
  '/new-movers/check-fields',
  '/new-movers/problem',
  '/nothing-here',
];

const landingPaths = readdirSync('host-site/content/landing').map((slug) => `/${slug}`);
const articlePaths = isLongRun ? readdirSync('host-site/content/articles').map((slug) => `/articles/${slug}`) : [];
const isResult = (path: string) => /^\/(?!stores|articles|widgets).+\//.test(path);
const shownResults = ['/newsletter/check-email', '/contact/thank-you', '/contest/not-open', '/new-movers/winner'];

/** Every page of our site, without its language; only a few result pages, except in the long run. */
export const sitePaths = [...new Set([...allPaths, ...landingPaths, ...articlePaths])].filter(
  (path) => isLongRun || !isResult(path) || shownResults.includes(path),
);

/** Pages that are only words and tables: prose, and the documentation. */
const isProse = (path: string) =>
  /^\/(widgets\/.+|how|press|style-plus|environment|faq|returns|recalls|legal|privacy|accessibility)$/.test(path);

/** Pages of each kind: of those that are only words every third, in the long run all. */
export const samplePaths = sitePaths.filter((path, index) => isLongRun || !isProse(path) || index % 3 === 0);

/** Paths in the sitemap without their language, those of all stores included. */
const listSitemapPaths = (): string[] =>
  [...readFileSync('dist/site/sitemap.xml', 'utf8').matchAll(/<loc>https?:\/\/[^/]+\/en([^<]*)</g)].map(
    ([, path = '']) => path,
  );

/** The same, and in the long run every page. */
export const everyPath = isLongRun ? [...new Set([...sitePaths, ...listSitemapPaths()])] : sitePaths;
