import { inspect } from 'node:util';
import { it } from 'vitest';

const limit = 60_000;

/** An assertion's message, and the value it checked, which the message may truncate. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const actual: unknown = Reflect.get(error, 'actual');
  if (actual === undefined) return error.message;
  const value =
    typeof actual === 'string' ? actual : inspect(actual, { depth: 4, breakLength: Number.POSITIVE_INFINITY });
  return `${error.message}; received ${value.slice(0, 600)}`;
}

/** Checks every subject, and then throws once with each that fails and why. Throws for an empty list too. */
export async function checkEvery<T>(
  subjects: readonly T[],
  name: (subject: T) => string,
  check: (subject: T) => void | Promise<void>,
): Promise<void> {
  if (subjects.length === 0) throw new Error('There is nothing to check.');
  const failures: string[] = [];
  for (const subject of subjects) {
    try {
      await check(subject);
    } catch (error) {
      failures.push(`${name(subject)}: ${explain(error)}`);
    }
  }
  if (failures.length > 0) throw new Error(`${failures.length} of ${subjects.length} fail:\n${failures.join('\n')}`);
}

/** Creates a function that registers one test for a property of many subjects, such as all pages. See `checkEvery`. */
export function forEvery<T>(subjects: Iterable<T>, name: (subject: T) => string) {
  return (title: string, check: (subject: T) => void | Promise<void>): void => {
    const all = [...subjects];
    it(title, { timeout: limit + all.length * 500 }, () => checkEvery(all, name, check));
  };
}
