import { readdirSync, readFileSync } from 'node:fs';
import { origins } from '../support/ports.ts';
import { isFullRun, pageSamples } from '../support/samples.ts';
import { contentFolder, isShownAt, type ShownTimes } from '../support/source-facts.ts';

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

/** Our own page is tested in both languages, an embedder's only in French, except in the full run. */
export const isLookedAt = (isOurs: boolean, locale: Locale): boolean => isOurs || locale === 'fr' || isFullRun;

/** Widths at which a form's states are tested in a language: both in the full run, else one each. */
export const listWidths = (locale: Locale): readonly number[] =>
  isFullRun ? [390, 1440] : locale === 'fr' ? [390] : [1440];

/** Widths at which axe sees a widget in each of its states: all in the full run, else a phone's, in French. */
export const listAuditWidths = (locale: Locale): readonly number[] =>
  listWidths(locale).filter(() => isFullRun || locale === 'fr');

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
 * the latter two one language each, except in the full run.
 */
export const places = allPlaces.filter(
  ({ name }) => isFullRun || !['a hostile page in English', 'a strict page in French'].includes(name),
);

const sampledPaths = Object.keys(pageSamples);
/** Pages that only tell the result of a form, beside those of `pageSamples`. */
const resultPaths: readonly string[] = [
  '/newsletter/thank-you',
  '/newsletter/to-confirm',
  '/newsletter/already-subscribed',
  '/newsletter/check-fields',
  '/newsletter/problem',
  '/unsubscribe/done',
  '/unsubscribe/wrong-link',
  '/confirm/done',
  '/confirm/expired',
  '/claim/done',
  '/claim/late',
  '/claim/wrong-link',
  '/contact/check-fields',
  '/contact/problem',
  '/contest/entered',
  '/contest/already-entered',
  '/contest/check-fields',
  '/contest/check-answer',
  '/contest/problem',
  '/new-movers/not-winner',
  '/new-movers/not-winner-member',
  '/new-movers/already-entered',
  '/new-movers/not-open',
  '/new-movers/check-answer',
  '/new-movers/check-pin',
  '/new-movers/check-fields',
  '/new-movers/problem',
];
/** Slugs of the articles or landing pages that the server shows now: one with publish times is not there before. */
const listShown = (name: 'articles' | 'landing'): string[] =>
  readdirSync(`${contentFolder}/${name}`).filter((slug) => {
    const file = `${contentFolder}/${name}/${slug}/${name === 'landing' ? 'landing' : 'article'}.json`;
    return isShownAt(JSON.parse(readFileSync(file, 'utf8')) as ShownTimes, Date.now());
  });
const landingPaths = listShown('landing').map((slug) => `/${slug}`);
const otherPaths = () => [...resultPaths, ...landingPaths, ...listShown('articles').map((slug) => `/articles/${slug}`)];

/** Every page of our site, without its language; of results and articles a few, except in the full run. */
export const sitePaths = [...new Set([...sampledPaths, ...(isFullRun ? otherPaths() : landingPaths)])];
/** How a landing page is seen that came later than the table of samples. */
const laterSample = 'fr 390';

/** Pages to test in a language, with their widths in pixels: each once in all, except in the full run. */
export const listPages = (locale: Locale): readonly { path: string; widths: readonly number[] }[] =>
  isFullRun
    ? sitePaths.map((path) => ({ path, widths: [390, 1440] }))
    : Object.entries({ ...Object.fromEntries(landingPaths.map((path) => [path, laterSample])), ...pageSamples })
        .map(([path, pair]) => ({ path, pair: pair.split(' ') }))
        .filter(({ pair: [language] }) => language === locale)
        .map(({ path, pair: [, width] }) => ({ path, widths: [Number(width)] }));

/** Paths in the sitemap without their language, those of all stores included. */
const listSitemapPaths = (): string[] =>
  [...readFileSync('dist/site/sitemap.xml', 'utf8').matchAll(/<loc>https?:\/\/[^/]+\/en([^<]*)</g)].map(
    ([, path = '']) => path,
  );

/** The same, and in the full run every page. */
export const everyPath = isFullRun ? [...new Set([...sitePaths, ...listSitemapPaths()])] : sitePaths;
