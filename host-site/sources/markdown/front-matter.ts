import { describeProblem, type Problem } from '../problems/problem.ts';

/** A file split into front matter and body; every value is a plain string. */
export interface FrontMatter {
  fields: Record<string, string>;
  body: string;
}

/**
 * A `key: value` line. Line breaks become spaces, and a value in a pair of quotation marks of its own gets another, since
 * the outer pair is no part of a value.
 */
export function formatField(key: string, value: string): string {
  const line = value.replace(/\s*[\n\r\u2028\u2029]\s*/g, ' ').trim();
  return `${key}: ${/^(["']).*\1$/.test(line) ? `"${line}"` : line}`;
}

/** Thrown for a text whose front matter cannot be read; `line` is the one that is not a pair, else empty. */
export class FrontMatterError extends Error {
  override name = 'FrontMatterError';
  readonly problem: Problem;
  readonly line: string;

  constructor(problem: Problem, line = '') {
    super(describeProblem(problem));
    this.problem = problem;
    this.line = line;
  }
}

/**
 * Parses the `key: value` lines between two `---` lines; there may be none. Throws FrontMatterError when these are missing
 * or a line is not a pair.
 */
export function readFrontMatter(source: string): FrontMatter {
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source);
  if (!match) throw new FrontMatterError({ code: 'frontMatterMissing' });
  const fields: Record<string, string> = {};
  for (const line of (match[1] ?? '').split('\n').filter(Boolean)) {
    const pair = /^(\w+):\s*(.*)$/.exec(line);
    if (!pair) throw new FrontMatterError({ code: 'frontMatterLine', line }, line);
    fields[pair[1] ?? ''] = (pair[2] ?? '').replace(/^(["'])(.*)\1$/, '$2');
  }
  return { fields, body: match[2] ?? '' };
}
