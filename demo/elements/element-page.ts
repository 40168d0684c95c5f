import type { LocalizedText } from './contest-details.ts';
import { type Example, examples, openers } from './examples.ts';
import { type Attributes, escapeHtml, formatTag, type RenderWidget } from './markup.ts';

type Locale = 'en' | 'fr';
/** Settings of one demo page, and the functions that render it. */
export interface ElementPage {
  /** Name of the element without its prefix; empty for the list of all elements. */
  name: string;
  locale: Locale;
  site: string;
  /** Whether the page works without JavaScript: prerendered, and without a script. */
  isPrerendered: boolean;
  renderWidget: RenderWidget;
}

const brands = ['vitrine', 'winners', 'marshalls'];
const messages = {
  all: { en: 'All elements', fr: 'Tous les éléments' },
  other: { en: 'Français', fr: 'English' },
  script: { en: 'With JavaScript', fr: 'Avec JavaScript' },
  noScript: { en: 'Prerendered, without JavaScript', fr: 'Prérendu, sans JavaScript' },
  brand: { en: 'In the colours of', fr: 'Aux couleurs de' },
  show: { en: 'Open', fr: 'Ouvrir' },
  brands: { en: 'The brands beside each other', fr: 'Les marques côte à côte' },
} satisfies Record<string, LocalizedText>;

const addressOf = (name: string, locale: Locale) => `/elements${name && `/${name}`}${locale === 'fr' ? '/fr' : ''}`;

/** Attributes for a tag in one language, without default values. */
export function readAttributes(attributes: Example['attributes'], locale: Locale, brand: string): Attributes {
  const own = Object.entries(attributes).map(([name, value]) => [
    name,
    typeof value === 'object' ? value[locale] : value,
  ]);
  return { ...(locale === 'fr' && { locale }), ...(brand !== 'vitrine' && { brand }), ...Object.fromEntries(own) };
}

function formatOpener(name: string, locale: Locale): string {
  const attribute = openers[name];
  return attribute ? `<p><button type="button" data-sets="${attribute}">${messages.show[locale]}</button></p>` : '';
}

function formatExample(page: ElementPage, example: Example, brand: string, title: string): string {
  const { name, locale, site, isPrerendered, renderWidget } = page;
  const tag = `vitrine-${name}`;
  const attributes = readAttributes(example.attributes, locale, brand);
  const source = formatTag(tag, attributes);
  const live = isPrerendered
    ? renderWidget(tag, { locale, ...attributes }, { base: `${site}/widgets/v1/`, serviceOrigin: site })
    : source;
  return `<section data-brand="${brand}"><h2>${escapeHtml(title)}</h2><pre><code>${escapeHtml(source)}</code></pre>${
    isPrerendered ? '' : formatOpener(name, locale)
  }<div class="stage">${live}</div></section>`;
}

function formatBody(page: ElementPage): string {
  const { name, locale } = page;
  const uses = examples[name];
  if (!uses) {
    const links = Object.keys(examples).map(
      (each) => `<li><a href="${addressOf(each, locale)}">&lt;vitrine-${each}&gt;</a></li>`,
    );
    return `<h1>${messages.all[locale]}</h1><ul>${links.join('')}</ul><p><a href="/brands${locale === 'fr' ? '/fr' : ''}">${messages.brands[locale]}</a></p>`;
  }
  const [first] = uses as [Example];
  const themed = brands.slice(1).map((brand) => [first, brand, `${messages.brand[locale]} ${brand}`] as const);
  const all = [...uses.map((use) => [use, 'vitrine', use.title[locale]] as const), ...themed];
  const other = page.isPrerendered ? messages.script : messages.noScript;
  return [
    `<nav><a href="${addressOf('', locale)}">${messages.all[locale]}</a> `,
    `<a href="?${page.isPrerendered ? '' : 'prerendered'}">${other[locale]}</a></nav>`,
    `<h1>&lt;vitrine-${name}&gt;</h1>`,
    ...all.map(([use, brand, title]) => formatExample(page, use, brand, title)),
  ].join('');
}

/** A page that shows one element with all its attributes and in all brands, or the list of all elements. */
export function formatElementPage(page: ElementPage): string {
  const { name, locale, site, isPrerendered } = page;
  const otherLocale = locale === 'en' ? 'fr' : 'en';
  const title = name ? `vitrine-${name}` : messages.all[locale];
  const scripts = `<script type="module" src="${site}/widgets/v1/vitrine.js"></script><script type="module" src="/openers.js"></script>`;
  return `<!doctype html><html lang="${locale}-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><link rel="icon" href="/icon.svg"><link rel="preconnect" href="${site}" crossorigin>
<link rel="stylesheet" href="/elements.css">${isPrerendered ? '' : scripts}</head>
<body><header class="language"><a href="${addressOf(name, otherLocale)}" lang="${otherLocale}-CA" hreflang="${otherLocale}-CA">${messages.other[locale]}</a></header><main>${formatBody(page)}</main></body></html>`;
}
