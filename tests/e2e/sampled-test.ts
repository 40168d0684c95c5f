import { basename } from 'node:path';
import type { TestDetails, TestInfo, TestType } from '@playwright/test';
import { isFullRun, specLanguages } from '../support/samples.ts';
import { type Locale, locales } from './places.ts';
import { test } from './watched-page.ts';

type Fixtures = typeof test extends TestType<infer Own, infer Shared> ? Own & Shared : never;
type Body = (fixtures: Fixtures, info: TestInfo) => Promise<void>;
type SampledTest = (title: string, details?: TestDetails) => (body: Body) => void;

/** A `test` that runs only where `isSampled` is true when it is declared. */
const testWhere =
  (isSampled: () => boolean): SampledTest =>
  (title, details = {}) =>
    isSampled()
      ? test.bind<undefined, [string, TestDetails], [Body], void>(undefined, title, details)
      : () => undefined;

function findLanguage(specUrl: string): Locale {
  const name = basename(specUrl, '.spec.ts');
  if (name in specLanguages) return specLanguages[name as keyof typeof specLanguages];
  throw new Error(`tests/support/samples.ts names no language for ${name}`);
}

/**
 * A `test` for behaviour that is the same in both languages: `npm test` has it in the language that `samples.ts` names
 * for the spec file, the full run in both. Called as `sampledTest(title)(body)`, so that the spec file itself calls
 * Playwright's `test`, which reports and filters by that line.
 *
 * @param specUrl `import.meta.url` of the spec file
 */
export const sampledTestIn = (specUrl: string, locale: Locale): SampledTest =>
  testWhere(() => isFullRun || findLanguage(specUrl) === locale);

/**
 * The same among the pages on which a form is tested: the first test runs on the first page, the second on the second,
 * and so on. Throws for a page that would have no test.
 */
export function sampledTestAmong<T>(pages: readonly T[], page: T): SampledTest {
  if (!isFullRun && !pages.includes(page)) throw new Error(`${page} is none of ${pages.join(', ')}`);
  let count = 0;
  return testWhere(() => {
    const chosen = pages[count++ % pages.length];
    return isFullRun || chosen === page;
  });
}

/** Every other entry for each language; all in the full run. */
export const sampleByLocale = <T>(entries: readonly T[], locale: Locale): readonly T[] =>
  entries.filter((_, index) => isFullRun || index % locales.length === locales.indexOf(locale));
