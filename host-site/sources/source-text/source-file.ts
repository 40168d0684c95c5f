import { describeProblem, type Problem } from '../problems/problem.ts';

/** A content file, with its path relative to the root. */
export interface SourceFile {
  path: string;
  text: string;
}

/** A problem of a content file, by its line from 1, and by its field where the file has fields. */
export interface SourceProblem {
  path: string;
  line: number;
  field?: string;
  problem: Problem;
}

/** A problem at the first occurrence of `at` in the file; on line 1 when there is none. */
export function locateProblem(
  { path, text }: SourceFile,
  at: string | number,
  problem: Problem,
  field?: string,
): SourceProblem {
  const offset = typeof at === 'number' ? at : text.indexOf(at);
  const line = text.slice(0, Math.max(offset, 0)).split('\n').length;
  return { path, line, problem, ...(field && { field }) };
}

/** `articles/mirrors/fr.md:2: title: missing` */
export function formatSourceProblem({ path, line, field, problem }: SourceProblem): string {
  return `${path}:${line}: ${field ? `${field}: ` : ''}${describeProblem(problem)}`;
}

/** Thrown when content files have problems; the message names each by file and line. */
export class SourceError extends Error {
  override name = 'SourceError';
  readonly problems: readonly SourceProblem[];

  constructor(introduction: string, problems: readonly SourceProblem[]) {
    super([introduction, ...problems.map(formatSourceProblem)].join('\n'));
    this.problems = problems;
  }
}
