import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { fullRunCases } from '../support/full-run-cases.ts';
import { listTestTitles } from '../support/test-titles.ts';

interface Suite {
  title: string;
  suites?: Suite[];
  specs?: { file: string; title: string }[];
}

/** The browser tests of a run: each file's name, with the titles of groups and test as Playwright joins them. */
const listTitles = ({ title, suites = [], specs = [] }: Suite, above: readonly string[] = []): [string, string][] => {
  const groups = title.endsWith('.spec.ts') ? above : [...above, title];
  return [
    ...specs.map((spec): [string, string] => [basename(spec.file, '.spec.ts'), [...groups, spec.title].join(' ')]),
    ...suites.flatMap((suite) => listTitles(suite, groups)),
  ];
};

async function listBrowserTests(fullRun: string): Promise<[string, string][]> {
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--list', '--reporter=json'];
  const env = { ...process.env, FULL_RUN: fullRun };
  const { stdout } = await promisify(execFile)(process.execPath, args, { env, maxBuffer: 1e8 });
  const { suites }: { suites: Suite[] } = JSON.parse(stdout);
  return suites.flatMap((suite) => listTitles(suite));
}

it('the cases that only the full run has exist, and npm test keeps others and a test of each requirement', {
  tags: ['full'],
}, async () => {
  const [all, quick] = await Promise.all([listBrowserTests('1'), listBrowserTests('')]);
  for (const [spec, parts] of Object.entries(fullRunCases)) {
    const titles = all.filter(([file]) => file === spec).map(([, title]) => title);
    expect
      .soft(
        parts.filter((part) => !titles.some((title) => title.includes(part))),
        spec,
      )
      .toEqual([]);
    expect
      .soft(
        quick.some(([file]) => file === spec),
        spec,
      )
      .toBe(true);
  }

  const modules = globSync('{widgets,host-site,tests}/**/*.test.{ts,tsx}').flatMap((path) => listTestTitles(path));
  const titles = [...modules, ...quick.map(([, title]) => title)].join('\n');
  const numbers = [...readFileSync('docs/requirements.md', 'utf8').matchAll(/^- \*\*([A-Z]+-\d\d)\*\*/gm)];
  expect(numbers.map(([, number = '']) => number).filter((number) => !titles.includes(number))).toEqual([]);
});
