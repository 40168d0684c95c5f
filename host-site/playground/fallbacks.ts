import type { LocalizedText } from '../../widgets/shared/locale/locale.ts';

interface Fallback {
  /** Path on our site, without the language; a contest that the page names has another. */
  path: string;
  text: LocalizedText;
}

const newsletter: Fallback = {
  path: 'newsletter',
  text: { en: 'Sign up for the newsletter', fr: 'Abonnez-vous à l’infolettre' },
};
const stores: Fallback = { path: 'storelocator', text: { en: 'All our stores', fr: 'Tous nos magasins' } };

/**
 * Fallback content of an element without a script: a link to our page that does the same. Elements that show nothing by
 * themselves, and those about their own page, have none.
 */
export const fallbacks: Record<string, Fallback> = {
  'article-list': { path: 'getinspired', text: { en: 'Get inspired', fr: 'Inspirez-vous' } },
  'contact-form': { path: 'contact', text: { en: 'Write to us', fr: 'Écrivez-nous' } },
  'contest-entry': { path: 'contestrules', text: { en: 'Enter the contest', fr: 'Participez au concours' } },
  'gift-balance': { path: 'gift-card-balance', text: { en: 'Check a balance', fr: 'Vérifiez un solde' } },
  'gift-lightbox': newsletter,
  'new-movers': { path: 'new-movers', text: { en: 'Just moved?', fr: 'Vous venez de déménager?' } },
  'newsletter-form': newsletter,
  'newsletter-lightbox': newsletter,
  'photo-wall': { path: 'fab-finds', text: { en: 'Fab finds', fr: 'Trouvailles' } },
  'store-finder': stores,
  'store-search': stores,
};
