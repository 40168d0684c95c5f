import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { startPageServer } from '../../../../tests/server/support/page-server.ts';
import { createFolder, writeFiles } from '../../../../tests/server/support/temporary-folder.ts';
import { createSite } from '../../../../tests/server/support/test-site.ts';
import { createFileSource, indexFolder } from './file-index.ts';

describe('the file index', () => {
  it('leaves out compressed files with outdated content, and keeps those that are only older than their file', () => {
    const folder = createFolder();
    writeFiles(folder.path, {
      'old.js': 'new',
      'old.js.br': brotliCompressSync('old'),
      'old.js.gz': 'not compressed',
      'copied.js': 'same',
      'copied.js.br': brotliCompressSync('same'),
      'copied.js.gz': gzipSync('same'),
      'built.js': 'b',
      'built.js.br': 'taken as it is',
    });
    for (const name of ['old.js.br', 'old.js.gz', 'copied.js.br', 'copied.js.gz'])
      utimesSync(join(folder.path, name), new Date(0), new Date(0));
    const index = indexFolder(folder.path);
    const listEncodings = (name: string) => Object.keys(index.get(name)?.encoded ?? {});
    expect(listEncodings('old.js')).toEqual([]);
    expect(listEncodings('copied.js')).toEqual(['br', 'gzip']);
    expect(listEncodings('built.js')).toEqual(['br']);
    folder.remove();
  });

  it('picks up a changed file only when rereading is on', () => {
    const folder = createFolder();
    writeFiles(folder.path, { 'a.txt': 'first' });
    let time = 0;
    const live = createFileSource(folder.path, true, () => time);
    const still = createFileSource(folder.path, false, () => time);
    writeFileSync(join(folder.path, 'a.txt'), 'second');
    time = 1000;
    const read = (source: typeof live) => new TextDecoder().decode(source().get('a.txt')?.plain);
    expect([read(live), read(still)]).toEqual(['second', 'first']);
    folder.remove();
  });

  it('leaves the files of a very large folder on the disk until they are asked for', () => {
    const folder = createFolder();
    const [br, gz] = [brotliCompressSync('first'), gzipSync('first')];
    const names = Array.from({ length: 1001 }, (_, at) => `stores/${at}.html`);
    writeFiles(folder.path, Object.fromEntries(names.map((name) => [name, 'first'])));
    const compressed = names.flatMap((name) => [
      [`${name}.br`, br],
      [`${name}.gz`, gz],
    ]);
    writeFiles(folder.path, { ...Object.fromEntries(compressed), 'small/0.html': 'first' });
    const index = indexFolder(folder.path);
    const [small, large] = ['small/0.html', 'stores/0.html'].map((name) => index.get(name));
    expect(index.size).toBe(1002);
    expect(large?.hash).toBe(small?.hash);
    expect(Object.keys(large?.encoded ?? {})).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(large?.encoded.br ?? '').toString()).toBe('first');
    for (const name of ['small/0.html', 'stores/0.html']) writeFileSync(join(folder.path, name), 'second');
    expect([small, large].map((file) => new TextDecoder().decode(file?.plain))).toEqual(['first', 'second']);
    // Its variants are of the first still.
    utimesSync(join(folder.path, 'stores/0.html'), new Date(), new Date(Date.now() + 1000));
    expect(Object.keys(large?.encoded ?? {})).toEqual([]);
    expect(large?.hash).not.toBe(small?.hash);
    folder.remove();
    expect(() => large?.plain).toThrow('ENOENT');
  });

  it('lets a server say that a page of a very large folder is gone, and go on', async () => {
    const large = createSite();
    const names = Array.from({ length: 3001 }, (_, at) => `en/stores/${at}.html`);
    writeFiles(large.siteDir, Object.fromEntries(names.map((name) => [name, '<title>A store</title>'])));
    const running = await startPageServer(large);
    rmSync(join(large.siteDir, 'en/stores/7.html'));
    const statuses = [];
    for (const at of [7, 8]) statuses.push((await fetch(`${running.origin}/en/stores/${at}`)).status);
    await running.close();
    large.remove();
    expect(statuses).toEqual([500, 200]);
  });

  it('is empty for a folder that does not exist', () => {
    expect(indexFolder('/nonexistent').size).toBe(0);
  });
});
