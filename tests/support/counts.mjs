// @ts-check
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ title: string, seconds: number, error?: string }} TimedTest a test by file and title, its duration, and why it failed */
/** @typedef {{ passed: number, failed: number, skipped: number, note?: string, tests?: TimedTest[] }} Counts */
/** @typedef {{ fullName: string, status: string, duration?: number | null, failureMessages?: string[] }} VitestTest */
/** @typedef {{ name: string, status: string, message?: string, assertionResults: VitestTest[] }} VitestFile */
/** @typedef {{ status: string, duration: number, error?: { message?: string } }} PlaywrightResult */
/** @typedef {{ file: string, title: string, ok: boolean, tests: { results: PlaywrightResult[] }[] }} PlaywrightSpec */
/** @typedef {{ title?: string, suites?: PlaywrightSuite[], specs?: PlaywrightSpec[] }} PlaywrightSuite */

/** The counts of a stage with one check that succeeded.
 * @type {Counts} */
export const success = { passed: 1, failed: 0, skipped: 0 };
/** The counts of a stage with one check that failed.
 * @type {Counts} */
export const failure = { passed: 0, failed: 1, skipped: 0 };

/**
 * A runner that failed, or ran nothing, counts as at least one failure, whatever its report says.
 * @param {Counts} counts
 * @param {boolean} succeeded
 * @returns {Counts}
 */
function settle(counts, succeeded) {
  if (counts.failed > 0 || (succeeded && counts.passed > 0)) return counts;
  // Such as those of a browser that is not installed.
  if (succeeded && counts.skipped > 0) return { ...counts, note: 'every test was left out: nothing is proved' };
  if (succeeded) return { ...counts, failed: 1, note: 'no test ran' };
  const error = 'It failed outside of every test, such as by a rejection that nothing awaited: see its output above.';
  const tests = [...(counts.tests ?? []), { title: 'the test runner itself', seconds: 0, error }];
  return { ...counts, failed: 1, note: 'the test runner itself failed', tests };
}

/**
 * @param {string} path
 * @returns {any} undefined without a readable report
 */
function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Counts the tests in a report of Vitest's JSON reporter. A file that fails outside of its tests,
 * as it loads or cleans up, counts as one failure.
 * @param {string} path
 * @param {boolean} succeeded whether vitest ended with code 0
 * @returns {Counts}
 */
export function countVitest(path, succeeded) {
  const report = readReport(path);
  if (!report) return { ...failure, note: 'vitest left no report' };
  /** @type {VitestFile[]} */
  const files = report.testResults;
  const failing = files.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const tests = files.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, duration, failureMessages = [] }) => ({
      title: `${relative(process.cwd(), name)} › ${fullName}`,
      seconds: (duration ?? 0) / 1000,
      ...(status === 'failed' ? { error: failureMessages.join('\n') } : {}),
    })),
  );
  for (const { name, message = '' } of failing) {
    tests.push({ title: relative(process.cwd(), name), seconds: 0, error: message });
  }
  const failed = report.numFailedTests + failing.length;
  return settle({ passed: report.numPassedTests, failed, skipped: report.numPendingTests, tests }, succeeded);
}

/**
 * @param {PlaywrightSuite} suite
 * @param {string[]} above titles of the enclosing suites; the first is the file
 * @returns {TimedTest[]}
 */
function listSpecs({ title = '', suites = [], specs = [] }, above) {
  const titles = [...above, title].filter(Boolean);
  const own = specs.map((spec) => {
    const results = spec.tests.flatMap((test) => test.results);
    return {
      title: [...titles, spec.title].join(' › '),
      seconds: Math.max(0, ...results.map(({ duration }) => duration)) / 1000,
      ...(spec.ok ? {} : { error: results.map(({ error }) => error?.message ?? '').join('\n') }),
    };
  });
  return [...own, ...suites.flatMap((suite) => listSpecs(suite, titles))];
}

/**
 * Counts the tests in a report of Playwright's JSON reporter.
 * @param {string} path
 * @param {boolean} succeeded whether Playwright ended with code 0
 * @returns {Counts}
 */
export function countPlaywright(path, succeeded) {
  const report = readReport(path);
  if (!report) return { ...failure, note: 'Playwright left no report' };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return settle({ passed: expected, failed: unexpected + flaky, skipped, tests: listSpecs(report, []) }, succeeded);
}

/**
 * The slowest tests of several stages, slowest first.
 * @param {readonly Counts[]} stages
 * @param {number} count how many of them
 * @returns {TimedTest[]}
 */
export function listSlowest(stages, count) {
  const all = stages.flatMap(({ tests = [] }) => tests);
  return all.sort((a, b) => b.seconds - a.seconds).slice(0, count);
}

/**
 * The failed tests of several stages, with the first lines of why.
 * @param {readonly Counts[]} stages
 * @returns {string[]} empty if none failed
 */
export function listFailures(stages) {
  const failed = stages.flatMap(({ tests = [] }) => tests).filter(({ error }) => error !== undefined);
  return failed.map(({ title, error = '' }) => {
    const lines = stripVTControlCharacters(error).split('\n').filter(Boolean).slice(0, 4);
    return [title, ...lines.map((line) => `      ${line.slice(0, 300)}`)].join('\n');
  });
}
