import { origins } from '../support/ports.ts';

export type Locale = 'en' | 'fr';
export const locales: readonly Locale[] = ['en', 'fr'];

/** A page that has the lightbox, and what is known of it from outside. */
export interface Place {
  name: string;
  url: string;
  locale: Locale;
  brand: 'vitrine' | 'winners' | 'marshalls';
}

const pageOf = (origin: string, path: string, locale: Locale) =>
  `${origin}${path}${locale === 'fr' ? '/fr' : ''}` || origin;

/** Our own page, a sibling's page that is hostile in style and script, and one under a strict policy; both languages. */
export const places: readonly Place[] = locales.flatMap((locale): Place[] => {
  const language = locale === 'en' ? 'English' : 'French';
  return [
    { name: `our site in ${language}`, url: `${origins.site}/${locale}/contact`, locale, brand: 'vitrine' },
    { name: `a hostile page in ${language}`, url: pageOf(origins.winners, '', locale), locale, brand: 'winners' },
    { name: `a strict page in ${language}`, url: pageOf(origins.winners, '/strict', locale), locale, brand: 'winners' },
  ];
});

/** Every page of our site, without its language. */
export const sitePaths: readonly string[] = [
  '',
  '/newsletter',
  '/contact',
  '/storelocator',
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
  '/newsletter/already-subscribed',
  '/newsletter/check-email',
  '/newsletter/check-fields',
  '/newsletter/problem',
  '/contact/thank-you',
  '/contact/check-fields',
  '/contact/problem',
  '/fall-promotion',
  '/young-professionals',
  '/new-movers',
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
