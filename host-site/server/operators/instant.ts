import * as z from 'zod/mini';

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
