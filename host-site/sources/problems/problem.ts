import { fillSentence } from './fill-sentence.ts';
import messagesJson from './problem-messages.json' with { type: 'json' };
import type { problemValues } from './problem-values.ts';

/** What is wrong, without words. */
export type ProblemCode = keyof typeof problemValues;

/** A problem of the content: its code and the values of its messages, such as `{ code: 'tooLong', count: 90, limit: 80 }`. */
export type Problem = {
  [Code in ProblemCode]: { code: Code } & Readonly<Record<(typeof problemValues)[Code][number], string | number>>;
}[ProblemCode];

/** Who reads a problem: someone at a terminal, where the file and line are beside it, or an editor in the studio. */
export type ProblemChannel = 'build' | 'en' | 'fr';

/** The messages by code, with the values in braces. A code without a message for someone does not compile. */
export const problemMessages: Readonly<Record<ProblemCode, Readonly<Record<ProblemChannel, string>>>> = messagesJson;

/** A problem in words. */
export function describeProblem(problem: Problem, channel: ProblemChannel = 'build'): string {
  return fillSentence(problemMessages[problem.code][channel], problem);
}

/** A problem of a value in a file, by its path there: `prizes.0.words.fr`, empty for the whole. */
export interface FieldProblem {
  field: string;
  problem: Problem;
}

/** `prizes.0.words.fr: missing` */
export function formatFieldProblem({ field, problem }: FieldProblem): string {
  return `${field || '(whole)'}: ${describeProblem(problem)}`;
}
