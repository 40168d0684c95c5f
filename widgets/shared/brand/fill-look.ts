import { motion } from './motion.ts';
import { brandActions, look, ownBrand } from './retailer.ts';

const { colours, fonts, headings, radius, wordmark } = look;

/** What style sheets may name as `look(…)`. */
const values: Readonly<Record<string, string>> = {
  ...colours,
  radius,
  display: `'${fonts.display.family}', ${fonts.display.generic}`,
  text: `'${fonts.text.family}', ${fonts.text.generic}`,
  // The site loads the fonts, and has metric-matched fallbacks until they are there.
  'site-display': `'${fonts.display.family}', '${fonts.display.family} Fallback', ${fonts.display.generic}`,
  'site-text': `'${fonts.text.family}', '${fonts.text.family} Fallback', ${fonts.text.generic}`,
  'wordmark-size': wordmark.size,
  'wordmark-weight': String(wordmark.weight),
  'display-weight': String(headings.weight),
  'large-display-weight': String(headings.largeWeight),
  'display-case': headings.case,
};
const tables: Readonly<Record<'look' | 'motion', Readonly<Record<string, string>>>> = { look: values, motion };
const siblings = Object.entries(brandActions).filter(([key]) => key !== ownBrand);
const siblingRule = /[^{}]*look\(brand\)[^{}]*\{[^{}]*\}\n?/g;

/**
 * Writes the retailer's look into a style sheet: `look(paper)` is that colour, font or length of its declaration, and
 * `motion(usual)` that duration and curve of the table. A rule with `look(brand)` is repeated for each sibling brand,
 * whose colour of buttons is `look(brand-action)` in it. Throws for any other name.
 */
export function fillLook(css: string): string {
  return css
    .replaceAll(siblingRule, (rule) =>
      siblings
        .map(([brand, action]) => rule.replaceAll('look(brand)', brand).replaceAll('look(brand-action)', action))
        .join(''),
    )
    .replaceAll(/(look|motion)\(([\w-]+)\)/g, (_, table: 'look' | 'motion', name: string) => {
      const value = tables[table][name];
      if (value === undefined)
        throw new Error(`A style sheet names ${table}(${name}); there are ${Object.keys(tables[table]).join(', ')}.`);
      return value;
    });
}
