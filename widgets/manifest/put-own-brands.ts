import { brandKeys, ownBrand } from '../shared/brand/brands.ts';
import { listBrands } from '../shared/brand/list-brands.ts';
import { locales } from '../shared/locale/locale.ts';

/** The sibling brand that the kit's documentation names in its examples: in markup, code and addresses. */
const exampleBrand = 'winners';
const example = new RegExp(`(\\bbrand(?:="|: '| = '|=))${exampleBrand}\\b`, 'g');
/** It with all that goes when it is not there; a parameter leaves what follows it. */
const wholes: readonly [RegExp, string][] = [
  [new RegExp(`\\s+(?:data-)?brand="${exampleBrand}"`, 'g'), ''],
  [new RegExp(`, brand: '${exampleBrand}'`, 'g'), ''],
  [new RegExp(`\\n *\\w+\\.brand = '${exampleBrand}';`, 'g'), ''],
  [new RegExp(`\\?brand=${exampleBrand}&(?:amp;)?`, 'g'), '?'],
  [new RegExp(`[?&](?:amp;)?brand=${exampleBrand}\\b`, 'g'), ''],
];
const exampleLists = locales.map(
  (locale) => [locale, listBrands(locale, ['vitrine', 'winners', 'marshalls'])] as const,
);

/**
 * An example of the documentation with the brands that the retailer has: its first sibling in place of the example's, and
 * no brand where there is no sibling.
 */
export function putOwnBrands(text: string, keys: readonly string[] = brandKeys, own: string = ownBrand): string {
  const listed = exampleLists.reduce(
    (before, [locale, list]) => before.replaceAll(list, listBrands(locale, keys)),
    text,
  );
  const sibling = keys.includes(exampleBrand) ? exampleBrand : keys.find((key) => key !== own);
  return sibling
    ? listed.replaceAll(example, `$1${sibling}`)
    : wholes.reduce((before, [whole, rest]) => before.replaceAll(whole, rest), listed);
}
