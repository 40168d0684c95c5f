import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number, note?: string }} Counts */

/** A stage that is one check. */
export const success = { passed: 1, failed: 0, skipped: 0 };
export const failure = { passed: 0, failed: 1, skipped: 0 };

/**
 * A runner that ended badly must show as at least one failure, whatever its report says or lacks: a test file that
 * cannot even be loaded has no failed test.
 * @returns {Counts}
 */
function settle(counts, succeeded) {
  if (succeeded || counts.failed > 0) return counts;
  return { ...counts, failed: 1, note: 'the test runner itself failed' };
}

/** @returns {Record<string, any> | undefined} */
function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * @param {string} path where vitest's JSON reporter wrote
 * @param {boolean} succeeded whether vitest ended with code 0
 * @returns {Counts}
 */
export function countVitest(path, succeeded) {
  const report = readReport(path);
  if (!report) return { ...failure, note: 'vitest left no report' };
  const unloadable = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable.length,
    skipped: report.numPendingTests,
  };
  return settle(counts, succeeded);
}

/** @returns {string[]} titles of the tests that passed at the second try only */
function listFlaky({ suites = [], specs = [] }) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...own.map(({ file, title }) => `${file} › ${title}`), ...suites.flatMap(listFlaky)];
}

/**
 * @param {string} path where Playwright's JSON reporter wrote
 * @param {boolean} succeeded whether Playwright ended with code 0
 * @param {number} allowedFlaky how many tests may pass at the second try only; with more, each of them has failed
 * @returns {Counts}
 */
export function countPlaywright(path, succeeded, allowedFlaky) {
  const report = readReport(path);
  if (!report) return { ...failure, note: 'Playwright left no report' };
  const { expected, unexpected, flaky, skipped } = report.stats;
  const isTolerated = flaky <= allowedFlaky;
  const counts = settle(
    { passed: expected + (isTolerated ? flaky : 0), failed: unexpected + (isTolerated ? 0 : flaky), skipped },
    succeeded,
  );
  return flaky === 0 ? counts : { ...counts, note: `at the second try: ${listFlaky(report).join('; ')}` };
}
