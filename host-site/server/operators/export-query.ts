import * as z from 'zod/mini';
import { exportKinds } from '../database/exports.ts';
import { listProblems } from '../list-problems.ts';

const instant = z.pipe(
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

/** Options of an export. */
const exportQuery = z.object({
  kind: z.enum(exportKinds, `one of ${exportKinds.join(', ')}`),
  format: z.enum(['csv', 'json'], 'csv or json'),
  /** Start of the period; all submissions when absent. */
  since: z.optional(instant),
});

/** Validated options of an export. */
export type ExportQuery = z.infer<typeof exportQuery>;

/** The query, or sentences that say which option is wrong. */
export function parseExportQuery(given: Record<string, unknown>): { query: ExportQuery } | { problems: string[] } {
  const parsed = z.safeParse(exportQuery, given);
  if (parsed.success) return { query: parsed.data };
  return { problems: listProblems(parsed.error) };
}
