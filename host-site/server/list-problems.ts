import type * as z from 'zod/mini';

/** Problems of settings or options, one sentence each: `PORT: expected at most 65535`. */
export function listProblems(error: z.core.$ZodError): string[] {
  return error.issues.map(({ path, message }) => `${path.join('.')}: expected ${message}`);
}
