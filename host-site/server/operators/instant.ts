import * as z from 'zod/mini';
import { isCalendarDate } from '../../sources/calendar.ts';
import type { Period } from '../database/exports.ts';
import { OperatorError } from './operator-error.ts';

const shape = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d))?$/;

/** Whether a text has the shape of an instant, and its day is on the calendar. */
function isInstant(text: string): boolean {
  const [, day = ''] = shape.exec(text) ?? [];
  return isCalendarDate(day) && !Number.isNaN(Date.parse(text));
}

/** A date or an instant, as operators write it. */
export const instant = z.pipe(
  z
    .string()
    .check(
      z.refine(
        isInstant,
        'a date such as 2026-11-01 (midnight UTC) or an instant such as 2026-11-01T00:00-04:00, that exists',
      ),
    ),
  z.transform((text: string) => new Date(text)),
);

/** Options of a period: its start, or all up to its end; its end, which does not belong to it, or all since its start. */
export const periodOptions = { since: z.optional(instant), until: z.optional(instant) };

/** The period of such options. Throws OperatorError when it ends before it starts. */
export function toPeriod({ since, until }: { [Name in keyof Period]?: Date | undefined }): Period {
  const period = { since: since ?? new Date(0), until: until ?? new Date('9999-01-01') };
  if (period.since >= period.until) {
    throw new OperatorError(
      `since: expected a time before until, and ${period.since.toISOString()} is not before ${period.until.toISOString()}`,
    );
  }
  return period;
}
