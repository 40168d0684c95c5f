import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { createFolder } from '../../tests/server/support/temporary-folder.ts';

const folder = createFolder();
afterAll(folder.remove);

function write(path: string, text: string): void {
  const target = join(folder.path, path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
}
const read = (path: string) => readFileSync(join(folder.path, path));

function compress(...args: string[]): void {
  const { status, stderr } = spawnSync(process.execPath, [resolve('host-site/tooling/compress.ts'), ...args], {
    cwd: folder.path,
  });
  expect(`${stderr}`).toBe('');
  expect(status).toBe(0);
}

it('compress.ts reuses compressed files of unchanged pages and compresses changed and new files', () => {
  write('dist/widgets/v1/kit.js', 'kit');
  write('dist/site/en/new.html', 'a new page');
  for (const [name, text] of Object.entries({ same: 'a page', changed: 'an earlier page' })) {
    write(`dist/before/en/${name}.html`, text);
    for (const ending of ['br', 'gz']) write(`dist/before/en/${name}.html.${ending}`, `${ending} of before`);
  }
  write('dist/site/en/same.html', 'a page');
  write('dist/site/en/changed.html', 'a changed page');
  compress('dist/before');
  for (const ending of ['br', 'gz']) expect(`${read(`dist/site/en/same.html.${ending}`)}`).toBe(`${ending} of before`);
  for (const [path, text] of [
    ['dist/site/en/changed.html', 'a changed page'],
    ['dist/site/en/new.html', 'a new page'],
    ['dist/widgets/v1/kit.js', 'kit'],
  ] as const) {
    expect(`${brotliDecompressSync(read(`${path}.br`))}`).toBe(text);
    expect(`${gunzipSync(read(`${path}.gz`))}`).toBe(text);
  }
});

it('compress.ts takes less time for the pages of a folder with more than a thousand', () => {
  const page = readFileSync('docs/operate.md', 'utf8').slice(0, 3000);
  const quick = brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  expect(quick.length).toBeGreaterThan(brotliCompressSync(page).length);
  for (let at = 0; at <= 1000; at += 1) write(`dist/site/en/stores/${at}.html`, page);
  write('dist/site/en/about.html', page);
  compress();
  expect(read('dist/site/en/stores/7.html.br')).toEqual(quick);
  expect(read('dist/site/en/about.html.br')).toEqual(brotliCompressSync(page));
});
