import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { watchFolders } from './watch-folders.ts';

describe('watchFolders', () => {
  let root: string;
  let reported: string[];
  let end: () => void;
  const write = (path: string, text: string): void => writeFileSync(join(root, path), text);
  const expectReported = (path: string) => expect.poll(() => reported.includes(path), { timeout: 5000 }).toBe(true);

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'vitrine-watch-'));
    mkdirSync(join(root, 'pages/deep'), { recursive: true });
    write('pages/deep/a.md', 'one');
    reported = [];
    end = watchFolders(root, ['pages'], (path) => reported.push(path));
  });
  afterEach(() => {
    end();
    rmSync(root, { recursive: true });
  });

  it('reports a file each time an editor replaces it by renaming another', async () => {
    for (const text of ['two', 'three']) {
      reported.length = 0;
      write('pages/draft~', text);
      renameSync(join(root, 'pages/draft~'), join(root, 'pages/deep/a.md'));
      await expectReported('pages/deep/a.md');
    }
  });

  it('reports a file in a new folder and its later changes', async () => {
    mkdirSync(join(root, 'pages/new/inside'), { recursive: true });
    write('pages/new/inside/b.md', 'one');
    await expectReported('pages/new/inside/b.md');
    reported.length = 0;
    write('pages/new/inside/b.md', 'two');
    await expectReported('pages/new/inside/b.md');
  });

  it('reports a deleted file and continues watching', async () => {
    rmSync(join(root, 'pages/deep'), { recursive: true });
    await expectReported('pages/deep/a.md');
    write('pages/c.md', 'one');
    await expectReported('pages/c.md');
  });
});
