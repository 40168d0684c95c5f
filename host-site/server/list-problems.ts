import type * as z from 'zod/mini';

/** What is wrong with settings or options, a sentence for each: `PORT: expected at most 65535`. */
export function listProblems(error: z.core.$ZodError): string[] {
  return error.issues.map(({ path, message }) => `${path.join('.')}: expected ${message}`);
}
