import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { digestSources } from './build.mjs';

let folder = '';
const write = (name: string, text: string) => {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), text);
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-digest-'));
  write('retailer.json', '{}');
  write('texts/home.en.json', '{}');
  write('public/favicon.svg', '<svg/>');
  vi.stubEnv('RETAILER', folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it('a build is older than a change in the folder of a retailer elsewhere, and its bundles than one of texts', () => {
  const before = digestSources();
  write('public/favicon.svg', '<svg><path/></svg>');
  const redrawn = digestSources();
  expect([redrawn.all === before.all, redrawn.bundled === before.bundled]).toEqual([false, true]);
  write('texts/home.en.json', '{ "lead": "Ours" }');
  expect(digestSources().bundled).not.toBe(redrawn.bundled);
});
