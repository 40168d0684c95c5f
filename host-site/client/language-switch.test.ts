import { expect, it } from 'vitest';
import { keepQueryAndHash } from './language-switch.ts';

it('LOC-04 the language switch keeps the query and the fragment of the current URL', () => {
  expect(keepQueryAndHash('/fr/contact', { search: '?utm_source=x', hash: '#contact' })).toBe(
    '/fr/contact?utm_source=x#contact',
  );
  expect(keepQueryAndHash('/en', { search: '', hash: '' })).toBe('/en');
});
