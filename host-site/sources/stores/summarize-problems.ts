import { formatFieldProblem } from '../problems/problem.ts';
import type { RowProblem } from './check-rows.ts';

/**
 * A line for each different problem, with the first row that has it and how many more have: one column of a large list
 * is wrong in the same way in thousands of rows.
 */
export function summarizeProblems(problems: readonly RowProblem[]): string[] {
  const found = new Map<string, { first: number; more: number }>();
  for (const { row, level, ...problem } of problems) {
    const text = `${level}: ${formatFieldProblem(problem)}`;
    const known = found.get(text);
    if (known) known.more += 1;
    else found.set(text, { first: row, more: 0 });
  }
  return [...found].map(([text, { first, more }]) => `row ${first}${more > 0 ? `, and ${more} more,` : ''} ${text}`);
}
