import { spawnSync } from 'node:child_process';
import { existsSync, linkSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
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

it('keepRelease keeps the pinned release, chunks and prerendered style sheets, and nothing else', () => {
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

it('restoreReleases restores earlier releases into a build without overwriting its chunks', () => {
  writeFiles(kept.path, { 'v/1.0.0/vitrine.js': 'earlier', 'v1/chunks/contact-form-abcd1234.css': 'earlier' });
  writeFiles(built.path, { 'v/1.1.0/vitrine.js': 'new', 'v1/chunks/contact-form-abcd1234.css': 'new' });
  expect(restoreReleases(kept.path, built.path)).toEqual(['v/1.0.0']);
  expect(readFileSync(join(built.path, 'v1/chunks/contact-form-abcd1234.css'), 'utf8')).toBe('new');
});

it('restoreReleases restores a pinned release as first kept, beside new chunks of the same version', () => {
  writeFiles(built.path, { 'v/1.0.0/vitrine.js': 'as released', 'v/1.0.0/chunks/aaaa1111/kit.js': 'as released' });
  keepRelease(built.path, kept.path);
  writeFiles(built.path, { 'v1/gift.js': 'changed since', 'v/1.0.0/chunks/bbbb2222/kit.js': 'new' });
  rmSync(join(built.path, 'v/1.0.0/vitrine.js'));
  linkSync(join(built.path, 'v1/gift.js'), join(built.path, 'v/1.0.0/vitrine.js'));
  expect(keepRelease(built.path, kept.path)).toEqual([]);
  expect(restoreReleases(kept.path, built.path)).toEqual([]);
  const read = (name: string) => readFileSync(join(built.path, name), 'utf8');
  expect(read('v/1.0.0/vitrine.js')).toBe('as released');
  expect(read('v/1.0.0/chunks/aaaa1111/kit.js')).toBe('as released');
  expect(read('v/1.0.0/chunks/bbbb2222/kit.js')).toBe('new');
  expect(read('v1/gift.js')).toBe('changed since');
});

it('an interrupted copy keeps no part of a release, and the next copy completes it', () => {
  writeFiles(built.path, {
    'dist/widgets/v/1.0.0/vitrine.js': 'pinned',
    'dist/widgets/v/1.0.0/large.js': 'x'.repeat(1e6),
  });
  const script = fileURLToPath(new URL('earlier-releases.ts', import.meta.url));
  const keep = (limit: string) =>
    spawnSync('sh', ['-c', `${limit} exec "$0" "$1"`, process.execPath, script], {
      cwd: built.path,
      env: { ...process.env, WIDGET_RELEASES_DIR: kept.path },
    }).status;
  // No file may grow beyond some kilobytes, as on a full disk.
  expect(keep('ulimit -f 64;')).not.toBe(0);
  expect(existsSync(join(kept.path, 'v/1.0.0'))).toBe(false);
  expect(keep('')).toBe(0);
  expect(readdirSync(join(kept.path, 'v/1.0.0')).sort()).toEqual(['large.js', 'vitrine.js']);
  expect(statSync(join(kept.path, 'v/1.0.0/large.js')).size).toBe(1e6);
});

it('keepRelease preserves the modification times of files', () => {
  writeFiles(built.path, { 'v/1.0.0/vitrine.js': 'pinned' });
  utimesSync(join(built.path, 'v/1.0.0/vitrine.js'), 1000, 1000);
  keepRelease(built.path, kept.path);
  expect(statSync(join(kept.path, 'v/1.0.0/vitrine.js')).mtimeMs).toBe(1_000_000);
});

it('restoreReleases returns an empty list when there is no kept release', () => {
  expect(restoreReleases(join(kept.path, 'missing'), built.path)).toEqual([]);
});
