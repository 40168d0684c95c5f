import * as z from 'zod/mini';
import type { ShownTimes } from './publish-times.ts';
import { formatProblem, type SourceFile } from './source-file.ts';

/** A day in a file, `2026-03-01`. */
export const day = (error: string) => z.iso.date({ error }).check(z.regex(/^20/, error));

/** An instant in a file, with its offset: `2026-12-01T09:00:00-05:00`. */
const instant = (error: string) => z.iso.datetime({ offset: true, error });

/** The times of a page that the server shows and hides, as fields of its schema. */
export const publishTimes = {
  from: z.exactOptional(instant('from is no time like 2026-12-01T09:00:00-05:00')),
  until: z.exactOptional(instant('until is no time like 2026-12-01T09:00:00-05:00')),
};

/** The check of a schema with these fields that they are in order. */
export const publishOrder = z.refine<ShownTimes>(
  ({ from, until }) => !from || !until || Date.parse(from) < Date.parse(until),
  { path: ['until'], error: 'until is not after from' },
);

/**
 * Parses and validates a JSON file, or lists all its problems by file and line. The schema's messages are whole
 * sentences.
 */
export function parseJson<Shape extends z.core.$ZodShape>(
  file: SourceFile,
  schema: z.ZodMiniObject<Shape, z.core.$strict>,
): z.infer<z.ZodMiniObject<Shape, z.core.$strict>> | string[] {
  let values: unknown;
  try {
    values = JSON.parse(file.text);
  } catch (cause) {
    const [, at = '0'] = /position (\d+)/.exec(String(cause)) ?? [];
    return [formatProblem(file, Number(at), `is not JSON: ${(cause as Error).message}`)];
  }
  const parsed = z.safeParse(schema, values, { reportInput: true });
  if (parsed.success) return parsed.data;
  const known = Object.keys(schema.shape).join(', ');
  return parsed.error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => formatProblem(file, `"${key}"`, `${key} is unknown; known fields: ${known}`));
    const [key = ''] = issue.path.map(String);
    return [formatProblem(file, `"${key}"`, issue.input === undefined ? `${key} is missing` : issue.message)];
  });
}
