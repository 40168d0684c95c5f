import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { countPlaywright, countVitest, listFailures, listSlowest } from './counts.mjs';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-counts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function writeReport(report: unknown): string {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(report));
  return path;
}

const failedAndNothingElse = { passed: 0, failed: 1 };

describe('counting the reports of test runners', () => {
  it('counts a missing report as a failure', () => {
    expect(countVitest(join(folder, 'none.json'), true)).toMatchObject(failedAndNothingElse);
    expect(countPlaywright(join(folder, 'none.json'), true)).toMatchObject(failedAndNothingElse);
  });

  it('counts a test file that cannot be loaded as a failure, even if no test failed', () => {
    const report = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 0 };
    const path = writeReport({
      ...report,
      testResults: [{ name: join(process.cwd(), 'a.test.ts'), status: 'failed', assertionResults: [] }],
    });
    expect(countVitest(path, false)).toMatchObject({ passed: 7, failed: 1 });
  });

  it('counts a runner’s failed exit as a failure, even if its report has none', () => {
    const vitest = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, testResults: [] };
    expect(countVitest(writeReport(vitest), false)).toMatchObject({ passed: 3, failed: 1 });
    const playwright = { stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0 } };
    expect(countPlaywright(writeReport(playwright), false)).toMatchObject({ passed: 2, failed: 1 });
  });

  it('says which file or runner failed outside of every test', () => {
    const counts = { numPassedTests: 1, numFailedTests: 0, numPendingTests: 0 };
    const passed = { fullName: 'stays', status: 'passed', failureMessages: [] };
    const name = join(process.cwd(), 'tests/a.test.ts');
    const file = { name, status: 'failed', message: 'afterAll: no such folder', assertionResults: [passed] };
    const cleaned = countVitest(writeReport({ ...counts, testResults: [file] }), false);
    expect(cleaned).toMatchObject({ passed: 1, failed: 1 });
    expect(listFailures([cleaned])).toEqual(['tests/a.test.ts\n      afterAll: no such folder']);
    const rejected = countVitest(writeReport({ ...counts, testResults: [] }), false);
    expect(listFailures([rejected])).toEqual([expect.stringContaining('outside of every test')]);
  });

  it('counts a run without a test as failed, and says of one whose tests were all left out that it proves nothing', () => {
    const none = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, testResults: [] };
    expect(countVitest(writeReport(none), true)).toMatchObject(failedAndNothingElse);
    expect(countVitest(writeReport({ ...none, numPendingTests: 3 }), true)).toMatchObject({
      failed: 0,
      note: 'every test was left out: nothing is proved',
    });
  });

  it('counts a flaky test as failed', () => {
    const path = writeReport({ stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 0 } });
    expect(countPlaywright(path, false)).toMatchObject({ passed: 5, failed: 3 });
  });

  it('lists the slowest tests of all stages with file and title', () => {
    const test = { fullName: 'group claim', duration: 2500 };
    const vitest = { numPassedTests: 1, numFailedTests: 0, numPendingTests: 0 };
    const name = join(process.cwd(), 'tests/a.test.ts');
    const unit = countVitest(
      writeReport({ ...vitest, testResults: [{ name, status: 'passed', assertionResults: [test] }] }),
      true,
    );
    const specs = [400, 4000].map((duration) => ({
      title: `${duration} ms`,
      ok: true,
      tests: [{ results: [{ duration }] }],
    }));
    const suites = [{ title: 'b.spec.ts', suites: [{ title: 'group', specs }] }];
    const browser = countPlaywright(
      writeReport({ suites, stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0 } }),
      true,
    );
    expect(listSlowest([unit, browser], 2)).toEqual([
      { title: 'b.spec.ts › group › 4000 ms', seconds: 4 },
      { title: 'tests/a.test.ts › group claim', seconds: 2.5 },
    ]);
  });

  it('lists each failed test and each file that cannot be loaded, with the first lines of why', () => {
    const failed = {
      fullName: 'adds up',
      status: 'failed',
      failureMessages: ['\u001B[31mexpected 1\u001B[39m\n\nto be 2'],
    };
    const passed = { fullName: 'stays', status: 'passed', failureMessages: [] };
    const unit = countVitest(
      writeReport({
        numPassedTests: 1,
        numFailedTests: 1,
        numPendingTests: 0,
        testResults: [
          { name: join(process.cwd(), 'a.test.ts'), status: 'failed', assertionResults: [failed, passed] },
          { name: join(process.cwd(), 'b.test.ts'), status: 'failed', message: 'no such module', assertionResults: [] },
        ],
      }),
      false,
    );
    const results = [{ duration: 1, error: { message: 'not visible' } }];
    const browser = countPlaywright(
      writeReport({
        suites: [{ title: 'c.spec.ts', specs: [{ title: 'opens', ok: false, tests: [{ results }] }] }],
        stats: { expected: 0, unexpected: 1, flaky: 0, skipped: 0 },
      }),
      false,
    );
    expect(listFailures([unit, browser])).toEqual([
      'a.test.ts › adds up\n      expected 1\n      to be 2',
      'b.test.ts\n      no such module',
      'c.spec.ts › opens\n      not visible',
    ]);
  });
});
