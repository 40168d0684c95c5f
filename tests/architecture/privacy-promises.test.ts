import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const promises = readFileSync('docs/privacy-promises.md', 'utf8');
const policies = ['en', 'fr'].map((locale) =>
  readFileSync(`host-site/retailers/vitrine/content/pages/privacy.${locale}.md`, 'utf8'),
);
const listHeadings = (text: string) => [...text.matchAll(/^## (.+?)(?: \{#.+\})?$/gm)].map(([, heading]) => heading);
const readDate = (text = '') => /^updated: (\S+)$/m.exec(text)?.[1];

it('docs/privacy-promises.md has a table for each section of the privacy policy, in the policy’s order', () => {
  expect(listHeadings(promises)).toEqual(listHeadings(policies[0] ?? ''));
  for (const section of promises.split(/^## /m).slice(1)) expect(section.match(/^\| /gm)?.length).toBeGreaterThan(2);
});

it('docs/privacy-promises.md references only files that exist', () => {
  const paths = [...promises.matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.\w+)`/g)].map(([, path = '']) => path);
  expect(new Set(paths).size).toBeGreaterThan(25);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

it('the privacy policy has the same updated date in both languages', () => {
  expect(readDate(policies[0])).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(readDate(policies[1])).toBe(readDate(policies[0]));
});
