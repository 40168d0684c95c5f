import { expect, it } from 'vitest';
import { isTimeZoneDataCurrent } from './time-zone-data.ts';

it.each([
  ['2026c', true],
  ['2026b', true],
  ['2027a', true],
  ['2026a', false],
  ['2025c', false],
  [undefined, false],
])('isTimeZoneDataCurrent(%s) returns %s', (release, isCurrent) => {
  expect(isTimeZoneDataCurrent(release)).toBe(isCurrent);
});
