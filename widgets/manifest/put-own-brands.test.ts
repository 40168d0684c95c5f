import { expect, it } from 'vitest';
import { putOwnBrands } from './put-own-brands.ts';

const examples = [
  '<vitrine-store-finder brand="winners">',
  '<a href="/en/newsletter#vitrine=newsletter-form&brand=winners">',
  '<a href="…" data-vitrine="newsletter-form" data-brand="winners">',
  'src="/en/embed/newsletter-form?brand=winners"',
  '/en/embed/contest-entry?brand=winners&amp;contest=spring',
  '<X\n  api={site}\n  brand="winners"\n/>',
  "{ api: origin, brand: 'winners', locale }",
  "form.api = site;\n  form.brand = 'winners';\n",
  '- `brand` is `vitrine`, `winners` or `marshalls`.',
  '- `brand` vaut `vitrine`, `winners` ou `marshalls`.',
];

it('an example of the documentation keeps the sibling of the sample', () => {
  expect(examples.map((text) => putOwnBrands(text, ['vitrine', 'winners', 'marshalls'], 'vitrine'))).toEqual(examples);
});

it('an example of the documentation names the retailer’s own sibling', () => {
  expect(examples.map((text) => putOwnBrands(text, ['acme', 'zenith'], 'acme'))).toEqual([
    '<vitrine-store-finder brand="zenith">',
    '<a href="/en/newsletter#vitrine=newsletter-form&brand=zenith">',
    '<a href="…" data-vitrine="newsletter-form" data-brand="zenith">',
    'src="/en/embed/newsletter-form?brand=zenith"',
    '/en/embed/contest-entry?brand=zenith&amp;contest=spring',
    '<X\n  api={site}\n  brand="zenith"\n/>',
    "{ api: origin, brand: 'zenith', locale }",
    "form.api = site;\n  form.brand = 'zenith';\n",
    '- `brand` is `acme` or `zenith`.',
    '- `brand` vaut `acme` ou `zenith`.',
  ]);
});

it('an example of the documentation names no brand where there is one only', () => {
  expect(examples.map((text) => putOwnBrands(text, ['acme'], 'acme'))).toEqual([
    '<vitrine-store-finder>',
    '<a href="/en/newsletter#vitrine=newsletter-form">',
    '<a href="…" data-vitrine="newsletter-form">',
    'src="/en/embed/newsletter-form"',
    '/en/embed/contest-entry?contest=spring',
    '<X\n  api={site}\n/>',
    '{ api: origin, locale }',
    'form.api = site;\n',
    '- `brand` is `acme`.',
    '- `brand` vaut `acme`.',
  ]);
});
