import type { LocalizedText } from './contest-details.ts';
import { readAttributes } from './element-page.ts';
import { type Example, examples } from './examples.ts';
import { formatTag } from './markup.ts';

type Locale = 'en' | 'fr';

/** The built-in brands, a page with its own colours and typeface, and a dark page. */
const looks: Record<string, LocalizedText> = {
  vitrine: { en: 'Vitrine', fr: 'Vitrine' },
  winners: { en: 'Winners', fr: 'Winners' },
  marshalls: { en: 'Marshalls', fr: 'Marshalls' },
  own: { en: 'A page’s own colours', fr: 'Les couleurs de la page' },
  dark: { en: 'A dark page', fr: 'Une page sombre' },
};

/** Elements shown in every look, with attributes where the defaults do not suffice. */
const shown: Record<string, Example['attributes']> = {
  'newsletter-form': {},
  'store-search': {},
  'share-buttons': examples['share-buttons']?.[0]?.attributes ?? {},
  'gift-balance': {},
  'article-list': { season: 'holiday', room: 'living', 'no-pictures': true, 'no-address': true },
  'contact-form': {},
};
const messages = {
  title: { en: 'Three brands, and a page’s own colours', fr: 'Trois marques, et les couleurs d’une page' },
  lead: {
    en: 'The same elements beside each other. An attribute chooses a brand; custom properties choose anything else.',
    fr: 'Les mêmes éléments côte à côte. Un attribut choisit la marque; des propriétés CSS choisissent tout le reste.',
  },
  elements: { en: 'All elements', fr: 'Tous les éléments' },
  other: { en: 'Français', fr: 'English' },
} satisfies Record<string, LocalizedText>;

/** Path of the page. */
export const formatBrandsAddress = (locale: Locale): string => (locale === 'fr' ? '/brands/fr' : '/brands');

function formatRow(name: string, locale: Locale): string {
  const columns = Object.entries(looks).map(([look, label]) => {
    const brand = ['own', 'dark'].includes(look) ? 'vitrine' : look;
    const attributes = readAttributes(shown[name] ?? {}, locale, brand);
    return `<div class="look look-${look}"><p>${label[locale]}</p>${formatTag(`vitrine-${name}`, attributes)}</div>`;
  });
  return `<section><h2><code>&lt;vitrine-${name}&gt;</code></h2><div class="looks">${columns.join('')}</div></section>`;
}

/** A page that shows elements in every brand side by side, and in a page's own colours. */
export function formatBrandsPage(locale: Locale, site: string): string {
  const other = locale === 'en' ? 'fr' : 'en';
  return `<!doctype html><html lang="${locale}-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${messages.title[locale]}</title><link rel="icon" href="/icon.svg"><link rel="preconnect" href="${site}" crossorigin>
<link rel="stylesheet" href="/brands.css"><script type="module" src="${site}/widgets/v1/vitrine.js"></script></head>
<body><header><a href="/elements${locale === 'fr' ? '/fr' : ''}">${messages.elements[locale]}</a><a href="${formatBrandsAddress(other)}" lang="${other}-CA" hreflang="${other}-CA">${messages.other[locale]}</a></header>
<main><h1>${messages.title[locale]}</h1><p class="lead">${messages.lead[locale]}</p>${Object.keys(shown)
    .map((name) => formatRow(name, locale))
    .join('')}</main></body></html>`;
}
