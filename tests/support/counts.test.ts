import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { countPlaywright, countVitest } from './counts.mjs';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-counts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function writeReport(report: unknown): string {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(report));
  return path;
}

const failedAndNothingElse = { passed: 0, failed: 1 };

describe('counting what the runners report', () => {
  it('a report that is missing is a failure', () => {
    expect(countVitest(join(folder, 'none.json'), true)).toMatchObject(failedAndNothingElse);
    expect(countPlaywright(join(folder, 'none.json'), true, 0)).toMatchObject(failedAndNothingElse);
  });

  it('a test file that cannot be loaded is a failure, though none of its tests failed', () => {
    const report = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 0 };
    const path = writeReport({ ...report, testResults: [{ status: 'failed', assertionResults: [] }] });
    expect(countVitest(path, false)).toMatchObject({ passed: 7, failed: 1 });
  });

  it('a runner that ended badly is a failure, though its report is clean', () => {
    const vitest = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, testResults: [] };
    expect(countVitest(writeReport(vitest), false)).toMatchObject({ passed: 3, failed: 1 });
    const playwright = { stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0 } };
    expect(countPlaywright(writeReport(playwright), false, 0)).toMatchObject({ passed: 2, failed: 1 });
  });

  it('tests that passed only at a second try are named, and have failed where there are more than may be', () => {
    const specs = ['first', 'second'].map((title) => ({ file: 'a.spec.ts', title, tests: [{ status: 'flaky' }] }));
    const sound = { file: 'a.spec.ts', title: 'sound', tests: [{ status: 'expected' }] };
    const suites = [{ suites: [{ specs: [...specs, sound] }] }];
    const path = writeReport({ suites, stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 0 } });
    const note = 'at the second try: a.spec.ts › first; a.spec.ts › second';
    expect(countPlaywright(path, false, 1)).toMatchObject({ passed: 5, failed: 3, note });
    expect(countPlaywright(path, false, 2)).toMatchObject({ passed: 7, failed: 1, note });
  });
});
