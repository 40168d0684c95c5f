import { createHash } from 'node:crypto';
import type { TestInfo, TestType } from '@playwright/test';
import { isLongRun, type Locale, locales } from './places.ts';
import { test } from './watched-page.ts';

type Fixtures = typeof test extends TestType<infer Own, infer Shared> ? Own & Shared : never;
type Body = (fixtures: Fixtures, info: TestInfo) => Promise<void>;

/**
 * Whether a test runs in this language in the short run. A hash of the title decides, so that a test keeps its language
 * when others are added; a language in brackets at the end of the title is ignored.
 */
function isTurn(locale: Locale, title: string): boolean {
  const digest = createHash('sha256').update(title.replace(/\((en|fr)\b/, '('));
  return locales[digest.digest().readUInt8() % locales.length] === locale;
}

/**
 * A `test` for behaviour that is the same in both languages: in the short run each title runs in one of them, in the
 * long run in both. The title must be the same in both. Called as `testInTurn(title)(body)`, so that the spec file
 * itself calls Playwright's `test`, which reports and filters by that line.
 */
export function takeTurns(locale: Locale): (title: string) => (body: Body) => void {
  return (title) =>
    isLongRun || isTurn(locale, title)
      ? test.bind<undefined, [string], [Body], void>(undefined, title)
      : () => undefined;
}

/** The entries to test in this language in the short run; the other language gets the rest. */
export function inTurn<T>(list: readonly T[], locale: Locale): readonly T[] {
  return list.filter((entry) => isLongRun || isTurn(locale, JSON.stringify(entry)));
}
