import { expect, it } from 'vitest';
import { createContest } from '../../../tests/server/support/test-contests.ts';
import { describeContest, describeLastDay } from './describe-contest.ts';

it('CE-01 describeContest starts a prize with a capital letter', () => {
  const words = { en: 'a {value} shopping spree', fr: 'une virée de {value}' };
  const contest = createContest({ prizes: [{ count: 1, value: 500, words }] });
  const now = Date.parse(contest.opens);
  expect(describeContest(contest, 'en', now).prizes).toEqual(['A $500 shopping spree']);
  expect(describeContest(contest, 'fr', now).prizes).toEqual(['Une virée de 500\u00a0$']);
});

it.each([
  ['2026-12-13T23:59:00-05:00', 'December\u00a013'],
  // The same minute as a server writes it, and noon of a day.
  ['2026-12-14T04:59:00Z', 'December\u00a013'],
  ['2026-12-14T12:00:00-05:00', 'December\u00a014'],
  // Midnight ends the day before it.
  ['2026-12-14T00:00:00-05:00', 'December\u00a013'],
])('the last day of a contest that closes at %s is %s where it is held', (closes, day) => {
  const contest = createContest({ closes, zone: 'America/Toronto' });
  expect(describeLastDay(contest, 'en')).toBe(day);
});
