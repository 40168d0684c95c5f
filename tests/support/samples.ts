// What `npm test` takes where `npm run test:full` takes everything. Every page, language and width is here at least once.

/** Whether everything runs: each test in both languages, at both widths and on both databases. */
export const isFullRun = process.env.FULL_RUN === '1';

/** Spec files that only the full run has: they repeat on other pages what others prove. */
export const fullRunOnly: readonly string[] = [];

/**
 * The language and the width in pixels at which a page is tested. Pages that only tell the result of a form are alike:
 * one of each form is here, the full run has all.
 */
export const pageSamples = {
  '': 'fr 390',
  '/newsletter': 'en 1440',
  '/contact': 'fr 1440',
  '/getinspired': 'en 390',
  '/fab-finds': 'fr 390',
  '/articles/holiday-trends': 'en 1440',
  '/articles/fall-lookbook-small-spaces': 'fr 1440',
  '/storelocator': 'en 390',
  '/search': 'fr 390',
  '/widgets': 'en 1440',
  '/widgets/newsletter-lightbox': 'fr 1440',
  '/widgets/store-finder': 'en 390',
  '/widgets/embedding': 'fr 390',
  '/widgets/hosts': 'en 1440',
  '/widgets/accessibility': 'fr 1440',
  '/widgets/changelog': 'en 390',
  '/widgets/operating': 'fr 390',
  '/widgets/submissions': 'en 1440',
  '/stores/vitrine-kelowna-orchard-landing-108': 'fr 1440',
  '/stores/vitrine-montreal-carrefour-des-erables-197': 'en 390',
  '/gift': 'fr 390',
  '/gift-card-balance': 'en 1440',
  '/corporate-gift-cards': 'fr 1440',
  '/grand-openings': 'en 390',
  '/how': 'fr 390',
  '/press': 'en 1440',
  '/style-plus': 'fr 1440',
  '/environment': 'en 390',
  '/faq': 'fr 390',
  '/returns': 'en 1440',
  '/recalls': 'fr 1440',
  '/customer-store-info': 'en 390',
  '/contestrules': 'fr 390',
  '/privacy': 'en 1440',
  '/accessibility': 'fr 1440',
  '/legal': 'en 390',
  '/newsletter/check-email': 'fr 390',
  '/contact/thank-you': 'en 1440',
  '/fall-promotion': 'fr 1440',
  '/young-professionals': 'en 390',
  '/new-movers': 'fr 390',
  '/my-vitrine-finds': 'en 1440',
  '/contest/not-open': 'fr 1440',
  '/new-movers/winner': 'en 390',
  '/nothing-here': 'fr 390',
  '/holiday-gifts': 'en 1440',
} as const satisfies Record<string, `${'en' | 'fr'} ${390 | 1440}`>;

/** The language in which a spec file tests what is the same in both. */
export const specLanguages = {
  articles: 'fr',
  'browser-faults': 'en',
  confirm: 'fr',
  consent: 'en',
  'contact-form-filling': 'fr',
  'contact-form-outcomes': 'en',
  'contents-list': 'fr',
  'contest-claim': 'en',
  'contest-counts': 'fr',
  'contest-entry-details': 'en',
  'contest-entry-filling': 'fr',
  'contest-entry-outcomes': 'en',
  elements: 'fr',
  'embed-frames': 'en',
  'fab-finds': 'fr',
  'first-sight': 'en',
  'foreign-pages': 'fr',
  'form-failures': 'en',
  'gift-balance': 'fr',
  'gift-lightbox': 'en',
  header: 'fr',
  'header-map': 'en',
  'hostile-visits': 'fr',
  'language-switch': 'en',
  'large-text': 'fr',
  'lightbox-fit': 'en',
  'lightbox-moments': 'fr',
  'lightbox-opening': 'en',
  'lightbox-picture': 'fr',
  'lightbox-teasers': 'en',
  'loading-overlay': 'fr',
  'new-movers': 'en',
  'places-matrix': 'fr',
  playground: 'en',
  print: 'fr',
  'proof-of-work': 'en',
  'removed-forms': 'fr',
  'sent-once': 'en',
  'service-faults': 'fr',
  'share-buttons-pages': 'en',
  'share-buttons-sharing': 'fr',
  site: 'en',
  'site-search': 'fr',
  spacing: 'en',
  'store-finder-address': 'fr',
  'store-finder-attributes': 'en',
  'store-finder-pages': 'fr',
  'store-finder-phone': 'en',
  'store-finder-search': 'fr',
  'store-finder-tiles': 'en',
  'store-finder-view': 'fr',
  'store-pages': 'en',
  'strict-pages': 'fr',
  'styled-pages': 'en',
  unsubscribe: 'fr',
  'video-block': 'en',
  'widget-failures': 'fr',
  'without-script': 'en',
} as const satisfies Record<string, 'en' | 'fr'>;

/**
 * The database on which a subject is tested that is the same on both. Locks, transactions, migrations and failures of
 * the database are always tested on both.
 */
export const databaseSamples = {
  'a backup': 'postgres',
  'a notice that someone has unsubscribed': 'pglite',
  'a second draw': 'postgres',
  'claiming a prize': 'pglite',
  'deliveries by command': 'postgres',
  'emails that are held': 'pglite',
  'emails to visitors': 'postgres',
  'emails to winners': 'pglite',
  'emails without a reply': 'postgres',
  'every field of every form': 'pglite',
  'how long entries are kept': 'postgres',
  'how long quarantined sign-ups are kept': 'pglite',
  'jobs that fail': 'postgres',
  memory: 'pglite',
  'personal data': 'postgres',
  'personal data is sealed': 'pglite',
  'rows that cannot be decrypted': 'postgres',
  'the corrected address of a winner': 'pglite',
  'the last backup': 'postgres',
  'the link that unsubscribes': 'pglite',
  'the order of deliveries': 'postgres',
  'the outbox': 'pglite',
  'the picture of a PIN’s prize': 'postgres',
  'the record of operators': 'pglite',
  'the seed of a draw': 'postgres',
  'the smoke test': 'pglite',
  'unsent emails to winners': 'postgres',
  'when retention refuses to delete': 'pglite',
} as const satisfies Record<string, 'pglite' | 'postgres'>;

/** The renderers on which the element kit is tested: ours, and React as it is. */
export const rendererSamples = ['preact', 'react'] as const;

/** Every nth entry, beginning with the given one; all in the full run. */
export const sample = <T>(every: number, entries: readonly T[], start = 0): readonly T[] =>
  entries.filter((_, index) => isFullRun || index % every === start % every);
