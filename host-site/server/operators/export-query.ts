import * as z from 'zod/mini';
import { exportKinds } from '../database/exports.ts';
import { listProblems } from '../list-problems.ts';
import { expectedFormat, rowFormats } from './format-rows.ts';
import { periodOptions } from './instant.ts';

/** Options of an export. */
const exportQuery = z.object({
  kind: z.enum(exportKinds, `one of ${exportKinds.join(', ')}`),
  format: z.enum(rowFormats, expectedFormat),
  ...periodOptions,
});

/** Validated options of an export. */
export type ExportQuery = z.infer<typeof exportQuery>;

/** The query, or sentences that say which option is wrong. */
export function parseExportQuery(given: Record<string, unknown>): { query: ExportQuery } | { problems: string[] } {
  const parsed = z.safeParse(exportQuery, given);
  if (parsed.success) return { query: parsed.data };
  return { problems: listProblems(parsed.error) };
}
