import * as z from 'zod/mini';
import type { Period } from '../database/exports.ts';

/** A date or an instant, as operators write it. */
export const instant = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (text) =>
          /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d))?$/.test(text) &&
          !Number.isNaN(Date.parse(text)),
        'a date such as 2026-11-01 (midnight UTC) or an instant such as 2026-11-01T00:00-04:00',
      ),
    ),
  z.transform((text: string) => new Date(text)),
);

/** Options of a period: its start, or all up to its end; its end, which does not belong to it, or all since its start. */
export const periodOptions = { since: z.optional(instant), until: z.optional(instant) };

/** The period of such options. */
export const toPeriod = ({ since, until }: { [Name in keyof Period]?: Date | undefined }): Period => ({
  since: since ?? new Date(0),
  until: until ?? new Date('9999-01-01'),
});
