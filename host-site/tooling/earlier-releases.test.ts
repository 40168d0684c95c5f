import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFolder, writeFiles } from '../../tests/server/support/temporary-folder.ts';
import { keepRelease, restoreReleases } from './earlier-releases.ts';

let built: ReturnType<typeof createFolder>;
let kept: ReturnType<typeof createFolder>;
beforeEach(() => {
  built = createFolder();
  kept = createFolder();
});
afterEach(() => {
  built.remove();
  kept.remove();
});

it('keeps the pinned release, the chunks and the style sheets of prerendered markup, and nothing else', () => {
  writeFiles(built.path, {
    'v/1.0.0/vitrine.js': 'pinned',
    'v1/chunks/abcd1234/kit.js': 'chunk',
    'v1/chunks/contact-form-abcd1234.css': 'styles',
    'v1/vitrine.js': 'follows releases',
    'server.js': 'for Node',
  });
  expect(keepRelease(built.path, kept.path).sort()).toEqual([
    'v/1.0.0',
    'v1/chunks/abcd1234',
    'v1/chunks/contact-form-abcd1234.css',
  ]);
  expect(readFileSync(join(kept.path, 'v1/chunks/abcd1234/kit.js'), 'utf8')).toBe('chunk');
  expect(existsSync(join(kept.path, 'v1/vitrine.js'))).toBe(false);
});

it('gives them back to the next build, whose own chunks win', () => {
  writeFiles(kept.path, { 'v/1.0.0/vitrine.js': 'earlier', 'v1/chunks/contact-form-abcd1234.css': 'earlier' });
  writeFiles(built.path, { 'v/1.1.0/vitrine.js': 'new', 'v1/chunks/contact-form-abcd1234.css': 'new' });
  expect(restoreReleases(kept.path, built.path)).toEqual(['v/1.0.0']);
  expect(readFileSync(join(built.path, 'v1/chunks/contact-form-abcd1234.css'), 'utf8')).toBe('new');
});

it('leaves a pinned release as it was kept, whatever is built with its number', () => {
  writeFiles(built.path, { 'v/1.0.0/vitrine.js': 'as released' });
  keepRelease(built.path, kept.path);
  writeFiles(built.path, { 'v/1.0.0/vitrine.js': 'changed since', 'v/1.0.0/added.js': 'new' });
  expect(keepRelease(built.path, kept.path)).toEqual([]);
  expect(restoreReleases(kept.path, built.path)).toEqual(['v/1.0.0']);
  expect(readFileSync(join(built.path, 'v/1.0.0/vitrine.js'), 'utf8')).toBe('as released');
  expect(existsSync(join(built.path, 'v/1.0.0/added.js'))).toBe(false);
});

it('keeps the times of files, by which the server tells an old compressed file', () => {
  writeFiles(built.path, { 'v/1.0.0/vitrine.js': 'pinned' });
  utimesSync(join(built.path, 'v/1.0.0/vitrine.js'), 1000, 1000);
  keepRelease(built.path, kept.path);
  expect(statSync(join(kept.path, 'v/1.0.0/vitrine.js')).mtimeMs).toBe(1_000_000);
});

it('has nothing to give back before the first release', () => {
  expect(restoreReleases(join(kept.path, 'missing'), built.path)).toEqual([]);
});
