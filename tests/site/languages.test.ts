import { describe, expect } from 'vitest';
import sanitizers from '../../host-site/content/sanitizers.json' with { type: 'json' };
import { formatPath } from '../../host-site/sources/routes.ts';
import { brands } from '../../widgets/shared/brand/brands.ts';
import { socialLinks } from '../../widgets/shared/brand/company-links.ts';
import { forEvery } from '../support/for-every.ts';
import { builtPages, parsePage, readStoreFeed, readTexts } from './support/built-site.ts';

// Frequent words of one language that never occur in the other; in French, « store » means a blind.
const english = /\b(the|and|with|your|you|our|from|this|that|are|is|of|for|gift|email|newsletter|find|locator)\b/i;
const french = /\b(le|les|des|du|une|vous|nous|votre|vos|avec|dans|est|et|sur|magasin|courriel|infolettre)\b/i;
// Names that stay untranslated.
const names =
  /\d (rue|boulevard|avenue) [^,]+|Place des Ateliers|Les Remparts|Commission d’accès à l’information du Québec|Lakeshore Terrace|Harvest Loop|Lighthouse Lane|STYLE\+|WP Store Locator|\bET\b|[\w.-]+@[\w.-]+|https?:\S+/g;

// Words with the same spelling in both languages, and names of frameworks.
const shared =
  /^(Code|Menu|Message|Suggestions|Provinces?|Fibre|Viscose|Capri|Lookbook|Alberta|Manitoba|Nunavut|Ontario|Québec|Fête nationale|Saskatchewan|Yukon|2004, Toronto|English|Français|Next|Nuxt|SvelteKit|Svelte|Astro|Parcel 2|Jest|XHTML|HTTP 500\.)$/;
const ownNames: string[] = [
  ...Object.values(brands).flatMap(({ name }) => Object.values(name)),
  ...Object.keys(socialLinks),
  ...sanitizers.hosts.map(({ name, version }) => `${name} ${version}`),
];

const stores = readStoreFeed().stores.flatMap(({ name, address }) => [name.en, name.fr, address.line1]);

function readOwnTexts(html: string): string[] {
  const document = parsePage(html);
  for (const foreign of document.querySelectorAll('[hreflang], [translate=no], code')) foreign.remove();
  return readTexts(document).map((text) =>
    stores.reduce((rest, name) => rest.replaceAll(name, ''), text).replace(names, ''),
  );
}

// Without the page's own document: to read that is to parse it once more.
const pages = builtPages.map(({ path, route, locale, html }) => ({ path, route, locale, texts: readOwnTexts(html) }));
const textsByPath = new Map(pages.map(({ path, texts }) => [path, texts]));
const frenchPages = pages.filter(({ locale }) => locale === 'fr');

describe('the texts of every page', () => {
  const everyPage = forEvery(pages, ({ path }) => path);

  everyPage('LOC-06 are in the language of the page', ({ locale, texts }) => {
    const stranger = locale === 'fr' ? english : french;
    expect(texts.filter((text) => stranger.test(text))).toEqual([]);
  });

  everyPage('use typographic apostrophes and quotation marks', ({ texts }) => {
    expect(texts.filter((text) => /\w'\w|"/.test(text))).toEqual([]);
  });

  everyPage('contain no unfilled placeholder, undefined or other raw value', ({ texts }) => {
    expect(texts.filter((text) => /\{\{|\}\}|undefined|\[object|\bNaN\b|lorem|TODO/.test(text))).toEqual([]);
  });
});

const isName = (text: string): boolean =>
  shared.test(text) || ownNames.some((name) => name.toLowerCase() === text.toLowerCase());

forEvery(frenchPages, ({ path }) => path)(
  'LOC-06 no French page shares a text with its English page, except names and words common to both',
  ({ route, texts }) => {
    const translated = new Set(textsByPath.get(formatPath(route, 'en'))?.map((text) => text.trim()));
    expect(translated.size).toBeGreaterThan(0);
    const same = texts.map((text) => text.trim()).filter((text) => translated.has(text) && /\p{L}{2}/u.test(text));
    expect([...new Set(same)].filter((text) => !isName(text))).toEqual([]);
  },
);

describe('the typography of every French page', () => {
  const everyPage = forEvery(frenchPages, ({ path }) => path);

  for (const [what, wrong] of [
    [
      'a no-break space before a colon, a percent or dollar sign and a closing guillemet',
      /[^\s\d\u00a0\u202f:/](?<!https?)[:»%]| [:»%$]|\d\$/,
    ],
    ['a no-break space after an opening guillemet', /«[^\u00a0]/],
    ['no space before a semicolon, exclamation or question mark', /[\s\u00a0][;!?]/],
    ['hours as 9 h 30', /\d:\d\d|\d\s?(a|p)\.?m\.?\b/],
    ['amounts after the number', /\$\s?\d/],
  ] as const) {
    everyPage(`LOC-06 has ${what}`, ({ texts }) => {
      expect(texts.filter((text) => wrong.test(text))).toEqual([]);
    });
  }
});
