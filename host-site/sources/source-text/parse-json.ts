import { type ParseError, parseTree } from 'jsonc-parser';
import * as z from 'zod/mini';
import { parseSettings, readIssues, toError } from '../problems/schema-problems.ts';
import type { ShownTimes } from './publish-times.ts';
import { locateProblem, type SourceFile, type SourceProblem } from './source-file.ts';

/** A day in a file, such as `2026-03-01`, which the message of another shows. */
export function day(example: string) {
  const error = toError({ code: 'date', example });
  return z.iso.date({ error }).check(z.regex(/^20/, error));
}

/** An instant in a file, with its offset. */
const instant = z.iso.datetime({
  offset: true,
  error: toError({ code: 'instant', example: '2026-12-01T09:00:00-05:00' }),
});

/** The times of a page that the server shows and hides, as fields of its schema. */
export const publishTimes = {
  from: z.exactOptional(instant),
  until: z.exactOptional(instant),
};

/** The check of a schema with these fields that they are in order. */
export const publishOrder = z.refine<ShownTimes>(
  ({ from, until }) => !from || !until || Date.parse(from) < Date.parse(until),
  { path: ['until'], error: toError({ code: 'shownUntilNotAfterFrom' }) },
);

/** Where a text stops being JSON; V8's error names the position only in words. */
function findSyntaxError(text: string): number {
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: true });
  return errors[0]?.offset ?? 0;
}

/** Parses and validates a JSON file, or lists all its problems by file and line. The schema's errors are those of `toError`. */
export function parseJson<Shape extends z.core.$ZodShape>(
  file: SourceFile,
  schema: z.ZodMiniObject<Shape, z.core.$strict>,
): z.infer<z.ZodMiniObject<Shape, z.core.$strict>> | SourceProblem[] {
  let values: unknown;
  try {
    values = JSON.parse(file.text);
  } catch (cause) {
    const reason = (cause as Error).message;
    return [locateProblem(file, findSyntaxError(file.text), { code: 'jsonSyntax', reason })];
  }
  const parsed = z.safeParse(schema, values, parseSettings);
  if (parsed.success) return parsed.data;
  const known = Object.keys(schema.shape).join(', ');
  return readIssues(parsed.error).map(({ field, problem }) => {
    if (problem.code === 'unknownField')
      return locateProblem(file, `"${problem.name}"`, { code: 'unknownFieldAmong', name: problem.name, known });
    const [key = ''] = field.split('.');
    return locateProblem(file, `"${key}"`, problem, key);
  });
}
