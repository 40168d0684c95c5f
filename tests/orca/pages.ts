import type { Locale } from '../../widgets/shared/locale/locale.ts';
import { origins } from '../support/ports.ts';

const texts = {
  en: { before: 'Before', after: 'After', open: 'Open the offer', cookies: 'Cookie settings' },
  fr: { before: 'Avant', after: 'Après', open: 'Voir l’offre', cookies: 'Réglages des témoins' },
};

/** What is on the page of each journey. */
const bodies: Record<string, (text: (typeof texts)[Locale]) => string> = {
  'newsletter-form': () => '<vitrine-newsletter-form></vitrine-newsletter-form>',
  'new-movers': () => '<vitrine-new-movers></vitrine-new-movers>',
  'contact-form': () => '<vitrine-contact-form></vitrine-contact-form>',
  'store-finder': () => '<vitrine-store-finder map="none" no-address></vitrine-store-finder>',
  'gift-balance': () => '<vitrine-gift-balance></vitrine-gift-balance>',
  'newsletter-lightbox': ({ open }) =>
    `<button type="button" onclick="document.querySelector('vitrine-newsletter-lightbox').setAttribute('open', '')">${open}</button>` +
    '<vitrine-newsletter-lightbox trigger="manual"></vitrine-newsletter-lightbox>',
  'share-buttons': () => '<vitrine-share-buttons networks="facebook email"></vitrine-share-buttons>',
  'consent-banner': ({ cookies }) =>
    `<vitrine-consent-banner></vitrine-consent-banner><p><a href="#" data-consent-preferences>${cookies}</a></p>`,
};

/** Address of a journey's page, at an origin that the service takes forms from. */
export const addressOf = (name: string, locale: Locale) => `${origins.landing}/heard/${name}/${locale}`;

/** The page at an address of `addressOf`: one element between two links. */
export function findPage({ origin, pathname }: URL): string | undefined {
  const [, name = '', locale] = /^\/heard\/(.*)\/(en|fr)$/.exec(pathname) ?? [];
  const body = bodies[name];
  if (origin !== origins.landing || !body) return undefined;
  const text = texts[locale as Locale];
  return `<!doctype html><html lang="${locale}-CA"><head><meta charset="utf-8"><title>${name}</title>
<link rel="icon" href="data:,"><script type="module" src="${origins.site}/widgets/v1/vitrine.js"></script></head>
<body><main><p><a href="#before">${text.before}</a></p>${body(text)}<p><a href="#after">${text.after}</a></p></main></body></html>`;
}
