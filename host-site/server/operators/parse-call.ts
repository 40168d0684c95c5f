import * as z from 'zod/mini';
import { listProblems } from '../list-problems.ts';
import { OperatorError } from './operator-error.ts';

/** Validates a command. Throws OperatorError that says which option is wrong. */
export function parseCall<Call>(schema: z.ZodMiniType<Call>, given: unknown): Call {
  const parsed = z.safeParse(schema, given);
  if (parsed.success) return parsed.data;
  throw new OperatorError(listProblems(parsed.error).join('\n'));
}
