import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const promises = readFileSync('docs/privacy-promises.md', 'utf8');
const policies = ['en', 'fr'].map((locale) => readFileSync(`host-site/content/pages/privacy.${locale}.md`, 'utf8'));
const listHeadings = (text: string) => [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
const readDate = (text = '') => /^updated: (\S+)$/m.exec(text)?.[1];

it('each section of the privacy policy has its promises, in the policy’s order', () => {
  expect(listHeadings(promises)).toEqual(listHeadings(policies[0] ?? ''));
  for (const section of promises.split(/^## /m).slice(1)) expect(section.match(/^\| /gm)?.length).toBeGreaterThan(2);
});

it('each promise names only files that exist', () => {
  const paths = [...promises.matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.\w+)`/g)].map(([, path = '']) => path);
  expect(new Set(paths).size).toBeGreaterThan(25);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

it('the policy has the same date in both languages', () => {
  expect(readDate(policies[0])).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(readDate(policies[1])).toBe(readDate(policies[0]));
});
