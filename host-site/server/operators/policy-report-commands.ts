import * as z from 'zod/mini';
import type { Database } from '../database/database.ts';
import { listPolicyReports } from '../database/policy-reports.ts';
import { formatLine } from './csv.ts';
import { instant } from './instant.ts';
import { parseCall } from './parse-call.ts';

const policyReportCall = z.object({
  command: z.literal('list', 'list'),
  since: z.optional(instant),
});

/** A validated command with its options. */
export type PolicyReportCall = z.infer<typeof policyReportCall>;

/** Validates a command. Throws OperatorError that says which option is wrong. */
export const parsePolicyReportCall = (given: unknown): PolicyReportCall => parseCall(policyReportCall, given);

/** What the content security policy has blocked on visitors' pages, as CSV, the most frequent first. */
export async function* runPolicyReportCall(
  { database }: { database: Database },
  { since = new Date(0) }: PolicyReportCall,
): AsyncGenerator<string> {
  const rows = await listPolicyReports(database, since);
  const lines = rows.map(({ directive, blocked, reports, last_day }) => [directive, blocked, reports, last_day]);
  for (const line of [['directive', 'blocked', 'reports', 'last_day'], ...lines]) yield formatLine(line);
}
