import * as z from 'zod/mini';
import { toMinutes } from '../../../widgets/shared/stores/minute-range.ts';
import { isCalendarDate } from '../calendar.ts';
import { toError } from '../problems/schema-problems.ts';
import { isTime } from './hours-text.js';

/** An existing calendar date. */
export const date = z
  .string()
  .check(
    z.regex(/^\d{4}-\d\d-\d\d$/, toError({ code: 'date', example: '2026-12-24' })),
    z.refine(isCalendarDate, toError({ code: 'dateUnknown' })),
  );

const time = z.string().check(z.refine(isTime, toError({ code: 'hours' })));

/** Intervals of a day, in order and without overlap. */
function isInOrder(intervals: readonly (readonly [string, string])[]): boolean {
  return intervals.every(([opens, closes], at) => {
    const next = intervals[at + 1];
    return !next || (toMinutes(opens) < toMinutes(closes) && toMinutes(closes) < toMinutes(next[0]));
  });
}

/** Opening and closing times of a day. An empty list means closed; a close at or before the open is on the next day. */
export const intervals = z.array(z.tuple([time, time])).check(z.refine(isInOrder, toError({ code: 'hoursOverlap' })));

/** A key in addresses and filters. */
export const key = z.string().check(z.regex(/^[a-z\d]+(-[a-z\d]+)*$/, toError({ code: 'slug' })));

/** A required text: trimmed, 1 to 500 characters. */
export const text = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, toError({ code: 'missing' })),
    z.maxLength(500, toError({ code: 'tooManyCharacters', limit: 500 })),
  );

/** A text in both languages (LOC-06). */
export const bilingual = z.object({ en: text, fr: text });
