// @ts-check
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** @typedef {{ title: string, seconds: number }} TimedTest a test by file and title, and its duration */
/** @typedef {{ passed: number, failed: number, skipped: number, note?: string, tests?: TimedTest[] }} Counts */
/** @typedef {{ fullName: string, duration?: number | null }} VitestTest */
/** @typedef {{ name: string, status: string, assertionResults: VitestTest[] }} VitestFile */
/** @typedef {{ file: string, title: string, tests: { results: { duration: number }[] }[] }} PlaywrightSpec */
/** @typedef {{ title?: string, suites?: PlaywrightSuite[], specs?: PlaywrightSpec[] }} PlaywrightSuite */

/** The counts of a stage with one check that succeeded.
 * @type {Counts} */
export const success = { passed: 1, failed: 0, skipped: 0 };
/** The counts of a stage with one check that failed.
 * @type {Counts} */
export const failure = { passed: 0, failed: 1, skipped: 0 };

/**
 * A runner that failed counts as at least one failure, whatever its report says.
 * @param {Counts} counts
 * @param {boolean} succeeded
 * @returns {Counts}
 */
function settle(counts, succeeded) {
  if (succeeded || counts.failed > 0) return counts;
  return { ...counts, failed: 1, note: 'the test runner itself failed' };
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
 * Counts the tests in a report of Vitest's JSON reporter. A file that fails to load counts as one
 * failure.
 * @param {string} path
 * @param {boolean} succeeded whether vitest ended with code 0
 * @returns {Counts}
 */
export function countVitest(path, succeeded) {
  const report = readReport(path);
  if (!report) return { ...failure, note: 'vitest left no report' };
  /** @type {VitestFile[]} */
  const files = report.testResults;
  const unloadable = files.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const tests = files.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      title: `${relative(process.cwd(), name)} › ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  );
  const failed = report.numFailedTests + unloadable.length;
  return settle({ passed: report.numPassedTests, failed, skipped: report.numPendingTests, tests }, succeeded);
}

/**
 * @param {PlaywrightSuite} suite
 * @param {string[]} above titles of the enclosing suites; the first is the file
 * @returns {TimedTest[]}
 */
function listSpecs({ title = '', suites = [], specs = [] }, above) {
  const titles = [...above, title].filter(Boolean);
  const own = specs.map((spec) => ({
    title: [...titles, spec.title].join(' › '),
    seconds: Math.max(0, ...spec.tests.flatMap(({ results }) => results.map(({ duration }) => duration))) / 1000,
  }));
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
