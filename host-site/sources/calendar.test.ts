import { expect, it } from 'vitest';
import { isCalendarDate, isTimeZone } from './calendar.ts';

it.each([
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['2026-2-1', false],
  ['2026-02-01T00:00', false],
  ['', false],
])('isCalendarDate(%j) returns %s', (text, expected) => expect(isCalendarDate(text)).toBe(expected));

it.each([
  ['America/Toronto', true],
  ['America/Atlantis', false],
  ['EST', false],
  ['-05:00', false],
  ['', false],
])('isTimeZone(%j) returns %s', (name, expected) => expect(isTimeZone(name)).toBe(expected));
