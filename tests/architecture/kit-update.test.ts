import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeRetailer } from '../../host-site/tooling/new-retailer.ts';

// Someone who adopted the kit has a folder of their own and takes what the kit changed since.

const kitFiles = [
  'host-site/content/home.en.json',
  'host-site/content/home.fr.json',
  'host-site/retailers/README.md',
  'host-site/retailers/vitrine/retailer.json',
  'host-site/retailers/vitrine/content/facts.json',
  'host-site/retailers/vitrine/content/stores/holidays.json',
  'host-site/retailers/vitrine/content/pages/returns.en.md',
];
const own = 'host-site/retailers/acme';
let root = '';

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.ca', ...args], { cwd: root, encoding: 'utf8' });
const commit = (subject: string) => {
  git('add', '--all');
  git('commit', '--quiet', '--message', subject);
};
const edit = (path: string, from: string, to: string) => {
  const text = readFileSync(join(root, path), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(root, path), text.replaceAll(from, to));
};

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-update-'));
  for (const path of kitFiles) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    cpSync(path, join(root, path));
  }
  git('init', '--quiet', '--initial-branch=kit');
  commit('feat: the kit');
  git('switch', '--quiet', '--create', 'acme');
  writeRetailer(root, 'acme', '2026-11-29');
  edit(`${own}/retailer.json`, '‹Acme, legal name›', 'Acme Hardware Ltd.');
  edit(`${own}/texts/home.en.json`, '‹', '');
  edit(`${own}/content/facts.json`, '"09:00"', '"08:00"');
  commit('feat: our own retailer');
  git('switch', '--quiet', 'kit');
  edit('host-site/content/home.en.json', 'A good room begins with', 'A good room starts with');
  edit('host-site/retailers/vitrine/content/facts.json', '"09:00"', '"10:00"');
  edit('host-site/retailers/vitrine/retailer.json', 'Vitrine Canada Inc.', 'Vitrine Canada Ltd.');
  appendFileSync(join(root, 'host-site/retailers/vitrine/content/pages/returns.en.md'), '\nMore.\n');
  rmSync(join(root, 'host-site/retailers/vitrine/content/stores/holidays.json'));
  commit('feat: an update');
  git('switch', '--quiet', 'acme');
});
afterAll(() => rmSync(root, { recursive: true }));

describe('an update of the kit', () => {
  it('merges into a changed retailer’s folder without a conflict, and leaves the folder as it was', () => {
    const before = git('rev-parse', `HEAD:${own}`);
    git('merge', '--quiet', '--no-edit', 'kit');
    expect(git('status', '--porcelain')).toBe('');
    expect(git('rev-parse', `HEAD:${own}`)).toBe(before);
    expect(readFileSync(join(root, 'host-site/content/home.en.json'), 'utf8')).toContain('A good room starts with');
  });
});
