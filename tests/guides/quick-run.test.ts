import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { fullRunCases } from '../support/samples.ts';

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

it('the cases that only the full run has exist, and npm test has others of each file', { tags: ['full'] }, async () => {
  const [all, quick] = [await listBrowserTests('1'), await listBrowserTests('')];
  for (const [spec, parts] of Object.entries(fullRunCases)) {
    const titles = all.filter(([file]) => file === spec).map(([, title]) => title);
    expect(
      parts.filter((part) => !titles.some((title) => title.includes(part))),
      spec,
    ).toEqual([]);
    expect(
      quick.map(([file]) => file),
      spec,
    ).toContain(spec);
  }
});

it('npm test has a test of each requirement that any browser test has', { tags: ['full'] }, async () => {
  const numbers = [...readFileSync('docs/requirements.md', 'utf8').matchAll(/^- \*\*([A-Z]+-\d\d)\*\*/gm)];
  const [all, quick] = [await listBrowserTests('1'), await listBrowserTests('')];
  const has = (tests: [string, string][], number: string) => tests.some(([, title]) => title.includes(number));
  const lost = numbers.map(([, number = '']) => number).filter((number) => has(all, number) && !has(quick, number));
  expect(lost).toEqual([]);
});
