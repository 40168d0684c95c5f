import { expect, it } from 'vitest';
import { findContestEnd } from './contest-state.ts';

it.each([
  ['2026-12-13T23:59:00-05:00', '2026-12-14T00:00:00-05:00'],
  ['2026-12-13T23:59:59-03:30', '2026-12-14T00:00:00-03:30'],
  ['2026-12-13T23:59:59.999-05:00', '2026-12-14T00:00:00-05:00'],
  ['2026-12-13T12:00:00-05:00', '2026-12-13T12:00:00-05:00'],
  ['2026-12-14T00:00:00-05:00', '2026-12-14T00:00:00-05:00'],
  ['2026-12-13T09:30:00-03:30', '2026-12-13T09:30:00-03:30'],
])('a contest that closes at %s has ended at %s', (closes, end) => {
  expect(new Date(findContestEnd({ closes }))).toEqual(new Date(end));
});
