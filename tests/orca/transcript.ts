/** What someone does, such as `press space`, and what is said then. */
export interface Step {
  /** Line of the transcript, from 1. */
  line: number;
  action: string;
  /** What is said, in any order. */
  heard: readonly Expectation[];
}

/** A text that is said. */
interface Expectation {
  pattern: RegExp;
  text: string;
  /** Whether it is said once, not at all, or perhaps again by Orca itself. */
  times: 'once' | 'never' | 'often';
}

/** A line: its margin, the browser that it is for alone, its mark, and its text. */
const lineParts = /^(\s*)(?:\[(\w+)\] )?(?:([-+]) )?(.*)$/;

const marks = { '-': 'never', '+': 'often' } as const;

/** A pattern for a whole text, in which `*` stands for anything. Every kind of space is the same in speech. */
function toPattern(text: string): RegExp {
  const parts = text.split('*').map((part) =>
    part
      .split(/\s+/)
      .map((word) => word.replace(/[\\^$.+?()[\]{}|]/g, '\\$&'))
      .join('\\s+'),
  );
  return new RegExp(`^${parts.join('.*')}$`);
}

/**
 * Reads a transcript. A line at the margin is what someone does; the lines below it, each indented, are what is said
 * then: once, at least once after `+`, never after `-`. A line after a browser's name in brackets is for that browser
 * alone, with the lines below it. A line with `#` is a comment.
 * @param values texts for the names in braces
 */
export function readTranscript(
  transcript: string,
  browser: string,
  values: Readonly<Record<string, string>> = {},
): Step[] {
  const steps: (Step & { heard: Expectation[]; isDone: boolean })[] = [];
  const filled = transcript.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '');
  for (const [index, each] of filled.split('\n').entries()) {
    if (!each.trim() || each.startsWith('#')) continue;
    const line = index + 1;
    const [, margin, only = browser, mark = '', text = ''] = lineParts.exec(each) ?? [];
    const step = steps.at(-1);
    const isDone = only === browser;
    if (!margin) steps.push({ line, action: text.trim(), heard: [], isDone });
    else if (!step) throw new Error(`line ${line}: nothing was done yet`);
    else if (isDone) step.heard.push({ pattern: toPattern(text), text, times: marks[mark as '-'] ?? 'once' });
  }
  return steps.filter(({ isDone }) => isDone);
}

/** How what was said after a step differs from what its transcript says; empty if it does not. */
export function listDifferences({ heard }: Pick<Step, 'heard'>, said: readonly string[]): string[] {
  return heard.flatMap(({ pattern, text, times }) => {
    const count = said.filter((each) => pattern.test(each)).length;
    if (times === 'never') return count > 0 ? [`said: ${text}`] : [];
    if (count === 0) return [`not said: ${text}`];
    return count > 1 && times === 'once' ? [`said ${count} times: ${text}`] : [];
  });
}
