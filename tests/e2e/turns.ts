import type { TestDetails, TestInfo, TestType } from '@playwright/test';
import { isLongRun, pickByTitle } from '../support/long-run.ts';
import { type Locale, locales } from './places.ts';
import { test } from './watched-page.ts';

type Fixtures = typeof test extends TestType<infer Own, infer Shared> ? Own & Shared : never;
type Body = (fixtures: Fixtures, info: TestInfo) => Promise<void>;

/**
 * Whether a test runs in this language in the short run. A hash of the title decides, so that a test keeps its language
 * when others are added; a language in brackets at the end of the title is ignored.
 */
const isTurn = (locale: Locale, title: string): boolean =>
  pickByTitle(locales, title.replace(/\((en|fr)\b/, '(')) === locale;

type TestInTurn = (title: string, details?: TestDetails) => (body: Body) => void;

/** A `test` that the short run has only for titles of which `hasTurn` is true. */
const testWhere =
  (hasTurn: (title: string) => boolean): TestInTurn =>
  (title, details = {}) =>
    isLongRun || hasTurn(title)
      ? test.bind<undefined, [string, TestDetails], [Body], void>(undefined, title, details)
      : () => undefined;

/**
 * A `test` for behaviour that is the same in both languages: in the short run each title runs in one of them, in the
 * long run in both. The title must be the same in both. Called as `testInTurn(title)(body)`, so that the spec file
 * itself calls Playwright's `test`, which reports and filters by that line.
 */
export const takeTurns = (locale: Locale): TestInTurn => testWhere((title) => isTurn(locale, title));

/**
 * The same among the pages where a form stands: in the short run each title runs on one of them. Throws for a page that
 * would never have a turn.
 */
export function takeTurnsAmong<T>(places: readonly T[], place: T): TestInTurn {
  if (!isLongRun && !places.includes(place)) throw new Error(`${place} is none of ${places.join(', ')}`);
  return testWhere((title) => pickByTitle(places, title) === place);
}

/** The entries to test in this language in the short run; the other language gets the rest. */
export function inTurn<T>(list: readonly T[], locale: Locale): readonly T[] {
  return list.filter((entry) => isLongRun || isTurn(locale, JSON.stringify(entry)));
}
