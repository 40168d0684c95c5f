import * as z from 'zod/mini';
import type { Database } from '../database/database.ts';
import { runDatabaseChecks } from './doctor/run-database-checks.ts';
import { parseCall } from './parse-call.ts';

const doctorCall = z.object({ command: z.literal('check', 'check') });

/** Validates a request of the doctor. Throws OperatorError. */
export const parseDoctorCall = (given: unknown) => parseCall(doctorCall, given);

/** Yields what the checks of the database find, as a line of JSON each. */
export async function* runDoctorCall(tools: { database: Database; now: () => number }): AsyncGenerator<string> {
  for await (const report of runDatabaseChecks(tools)) yield `${JSON.stringify(report)}\n`;
}
