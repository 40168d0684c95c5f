import { expect, it } from 'vitest';
import { createContest } from '../../../tests/server/support/test-contests.ts';
import { describeContest } from './describe-contest.ts';

it('CE-01 describeContest starts a prize with a capital letter', () => {
  const words = { en: 'a {value} shopping spree', fr: 'une virée de {value}' };
  const contest = createContest({ prizes: [{ count: 1, value: 500, words }] });
  const now = Date.parse(contest.opens);
  expect(describeContest(contest, 'en', now).prizes).toEqual(['A $500 shopping spree']);
  expect(describeContest(contest, 'fr', now).prizes).toEqual(['Une virée de 500\u00a0$']);
});
