import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Last step of the build: writes a brotli and a gzip file beside every text file that a browser may request. */
const folders = ['dist/site', 'dist/widgets'];
const textTypes = new Set([
  '.html',
  '.css',
  '.js',
  '.mjs',
  '.json',
  '.svg',
  '.txt',
  '.xml',
  '.webmanifest',
  '.ico',
  '.ttf',
  '.bin',
]);
const concurrency = 4;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

async function listTextFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && textTypes.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
}

const changedAt = async (path: string): Promise<number> => (await stat(path).catch(() => undefined))?.mtimeMs ?? 0;

async function compress(path: string): Promise<number> {
  const source = await changedAt(path);
  if ((await changedAt(`${path}.br`)) >= source && (await changedAt(`${path}.gz`)) >= source) return 0;
  const bytes = await readFile(path);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length, [constants.BROTLI_PARAM_QUALITY]: 11 };
  await writeFile(`${path}.br`, await brotli(bytes, { params }));
  await writeFile(`${path}.gz`, await zip(bytes, { level: 9 }));
  return 1;
}

const waiting = (await Promise.all(folders.map(listTextFiles))).flat();
const total = waiting.length;
let written = 0;

async function work(): Promise<void> {
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    const count = await compress(path);
    written += count;
  }
}

await Promise.all(Array.from({ length: concurrency }, work));
console.log(`compressed ${written} of ${total} text files (brotli and gzip)`);
