import { expect, it } from 'vitest';
import { formatSlug } from './slug.ts';

it.each([
  ['What we collect, and why', 'what-we-collect-and-why'],
  ['Où ils sont conservés', 'ou-ils-sont-conserves'],
  ['Nouvelle-Écosse', 'nouvelle-ecosse'],
  ['Mise en œuvre : qu’est-ce que c’est?', 'mise-en-oeuvre-qu-est-ce-que-c-est'],
  ['  STYLE+  ', 'style'],
])('formatSlug(%j) returns %j', (text, slug) => {
  expect(formatSlug(text)).toBe(slug);
});
