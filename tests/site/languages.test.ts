import { describe, expect, it } from 'vitest';
import { formatPath } from '../../host-site/routes.ts';
import { brands } from '../../widgets/shared/brand/brands.ts';
import { socialLinks } from '../../widgets/shared/brand/company-links.ts';
import { builtPages, findPage, parsePage, readStoreFeed, readWords } from './support/built-site.ts';

// Words that one language uses all the time and the other never writes; a « store » is a blind.
const english = /\b(the|and|with|your|you|our|from|this|that|are|is|of|for|gift|email|newsletter|find|locator)\b/i;
const french = /\b(le|les|des|du|une|vous|nous|votre|vos|avec|dans|est|et|sur|magasin|courriel|infolettre)\b/i;
// Names that stay as they are.
const names =
  /\d (rue|boulevard|avenue) [^,]+|Place des Ateliers|Les Remparts|Commission d’accès à l’information du Québec|Lakeshore Terrace|Harvest Loop|Lighthouse Lane|STYLE\+|\bET\b|[\w.-]+@[\w.-]+|https?:\S+/g;

// Words that both languages write alike.
const shared =
  /^(Menu|Message|Suggestions|Provinces?|Fibre|Viscose|Capri|Lookbook|Alberta|Manitoba|Nunavut|Ontario|Québec|Saskatchewan|Yukon|2004, Toronto)$/;
const ownNames: string[] = [...Object.values(brands).map(({ name }) => name), ...Object.keys(socialLinks)];

const stores = readStoreFeed().stores.flatMap(({ name, address }) => [name.en, name.fr, address.line1]);

function readOwnWords(html: string): string[] {
  const document = parsePage(html);
  for (const foreign of document.querySelectorAll('[hreflang], [translate=no], code')) foreign.remove();
  return readWords(document).map((text) =>
    stores.reduce((rest, name) => rest.replaceAll(name, ''), text).replace(names, ''),
  );
}

describe.each(builtPages)('the words of $path', ({ locale, html }) => {
  const words = readOwnWords(html);

  it('LOC-06 are in the language of the page', () => {
    const stranger = locale === 'fr' ? english : french;
    expect(words.filter((text) => stranger.test(text))).toEqual([]);
  });

  it('use typographic apostrophes and quotation marks', () => {
    expect(words.filter((text) => /\w'\w|"/.test(text))).toEqual([]);
  });

  it('hold no token, key or value that was not filled in', () => {
    expect(words.filter((text) => /\{\{|\}\}|undefined|\[object|\bNaN\b|lorem|TODO/.test(text))).toEqual([]);
  });
});

const isName = (text: string): boolean =>
  shared.test(text) || ownNames.some((name) => name.toLowerCase() === text.toLowerCase());

describe.each(builtPages.filter(({ locale }) => locale === 'fr'))(
  'the words of $path and of its English page',
  ({ route, html }) => {
    it('LOC-06 differ, but for names and for words that both languages share', () => {
      const english = new Set(readOwnWords(findPage(formatPath(route, 'en')).html).map((text) => text.trim()));
      const same = readOwnWords(html).filter((text) => english.has(text.trim()) && /\p{L}{2}/u.test(text));
      expect([...new Set(same.map((text) => text.trim()))].filter((text) => !isName(text))).toEqual([]);
    });
  },
);

describe.each(builtPages.filter(({ locale }) => locale === 'fr'))('the typography of $path', ({ html }) => {
  const words = readOwnWords(html);

  it.each([
    [
      'a no-break space before a colon, a percent or dollar sign and a closing guillemet',
      /[^\s\d\u00a0\u202f:/](?<!https?)[:»%]| [:»%$]|\d\$/,
    ],
    ['a no-break space after an opening guillemet', /«[^\u00a0]/],
    ['no space before a semicolon, exclamation or question mark', /[\s\u00a0][;!?]/],
    ['hours as 9 h 30', /\d:\d\d|\d\s?(a|p)\.?m\.?\b/],
    ['amounts after the number', /\$\s?\d/],
  ])('LOC-06 has %s', (_, wrong) => {
    expect(words.filter((text) => wrong.test(text))).toEqual([]);
  });
});
