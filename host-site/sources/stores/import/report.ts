import type { Locale } from '../../../../widgets/shared/locale/locale.ts';
import { describeProblem, type Problem } from '../../problems/problem.ts';

/** A problem of a cell, by row and by the file's own heading. */
export interface ReportedProblem {
  row: number;
  column: string;
  value: string;
  /** An error leaves the row out, a warning at most the cell. */
  level: 'error' | 'warning';
  problem: Problem;
}

/** report.json: what an import took, and what is wrong, in both languages. */
export interface Report {
  accepted: number;
  refused: number;
  problems: (Omit<ReportedProblem, 'problem'> & { message: Record<Locale, string> })[];
}

/** A report with the messages of its problems. */
export function formatReport(accepted: number, refused: number, problems: readonly ReportedProblem[]): Report {
  return {
    accepted,
    refused,
    problems: problems.map(({ problem, ...where }) => ({
      ...where,
      message: { en: describeProblem(problem, 'en'), fr: describeProblem(problem, 'fr') },
    })),
  };
}
