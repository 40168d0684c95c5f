import { expect, it } from 'vitest';
import { chainCodes, newsletterChain } from './brands.ts';

it('API-04 each brand has a chain code for each language, and the newsletter has its own', () => {
  expect(chainCodes).toEqual({
    vitrine: { en: 'HSE', fr: 'HSF' },
    winners: { en: 'WNE', fr: 'WNF' },
    marshalls: { en: 'MCE', fr: 'MCF' },
  });
  expect(newsletterChain).toBe(90);
});
