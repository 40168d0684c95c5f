import type * as z from 'zod/mini';
import type { FieldProblem, Problem } from './problem.ts';

/** A problem as the error of a zod schema or check, which can only be a text; `readIssues` reads it. */
export const toError = (problem: Problem): string => JSON.stringify(problem);

/** What zod finds by itself, where a schema names no error of its own. */
function describeIssue(issue: z.core.$ZodRawIssue): Problem {
  switch (issue.code) {
    case 'invalid_type':
      return { code: 'wrongType', expected: issue.expected };
    case 'invalid_value':
      return { code: 'oneOf', names: issue.values.join(', ') };
    case 'too_small':
      return { code: 'tooSmall', least: Number(issue.minimum) };
    case 'too_big':
      return { code: 'tooBig', most: Number(issue.maximum) };
    default:
      return { code: 'invalid' };
  }
}

/** Settings with which a schema must parse, so that `readIssues` can read its issues. */
export const parseSettings: z.core.ParseContext<z.core.$ZodIssue> = {
  error: (issue) => toError(describeIssue(issue)),
  reportInput: true,
};

/** Issues of a schema that parsed with `parseSettings`. */
export function readIssues({ issues }: z.core.$ZodError): FieldProblem[] {
  return issues.flatMap((issue): FieldProblem[] => {
    const field = issue.path.join('.');
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((name) => ({ field, problem: { code: 'unknownField', name } }));
    if (issue.code === 'invalid_key')
      return issue.issues.map(({ message }) => ({ field, problem: JSON.parse(message) }));
    if (issue.input === undefined) return [{ field, problem: { code: 'missing' } }];
    return [{ field, problem: JSON.parse(issue.message) }];
  });
}
