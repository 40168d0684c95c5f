import { copyFile, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const site = 'dist/site';
/** Of the release that is built and of pinned ones; the renderer for servers beside them is not for browsers. */
const widgets = ['dist/widgets/v1', 'dist/widgets/v'];
/**
 * A step of the build after each that writes such files: writes a brotli and a gzip file beside every text file that a
 * browser may request and that lacks them. A page whose text is that of the build before takes over that build's files.
 */
const folders = [site, ...widgets];
/** The folder of the site of the build before; there is none when bundles have changed. */
const [before] = process.argv.slice(2);
const endings = ['.br', '.gz'];
const textTypes = new Set([
  '.html',
  '.css',
  '.js',
  '.mjs',
  '.json',
  '.svg',
  '.txt',
  '.md',
  '.xml',
  '.webmanifest',
  '.ico',
  '.ttf',
  '.bin',
]);
const concurrency = 4;
/**
 * Beyond so many text files in a folder, such as the pages of a large chain's stores, Brotli takes a hundredth of the time
 * for an eighth more bytes, which are still fewer than gzip's.
 */
const manyFiles = 1000;
const quickQuality = 5;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

async function listTextFiles(folder: string): Promise<string[]> {
  // Before the pages are rendered, there is no site.
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && textTypes.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
}

const changedAt = async (path: string): Promise<number> => (await stat(path).catch(() => undefined))?.mtimeMs ?? 0;

/** Takes over what the build before wrote for the same text; whether there was something. */
async function reuse(path: string, bytes: Buffer): Promise<boolean> {
  const name = relative(site, path);
  if (!before || name.startsWith('..')) return false;
  const earlier = join(before, name);
  const isSame = await readFile(earlier).then(
    (text) => text.equals(bytes),
    () => false,
  );
  if (isSame) await Promise.all(endings.map((ending) => copyFile(earlier + ending, path + ending)));
  return isSame;
}

async function compress(path: string): Promise<number> {
  const source = await changedAt(path);
  const written = await Promise.all(endings.map((ending) => changedAt(path + ending)));
  if (written.every((time) => time >= source)) return 0;
  const bytes = await readFile(path);
  if (await reuse(path, bytes)) return 0;
  const isOfMany = (counts.get(dirname(path)) ?? 0) > manyFiles;
  const quality = isOfMany ? quickQuality : constants.BROTLI_MAX_QUALITY;
  await writeFile(`${path}.br`, await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }));
  await writeFile(`${path}.gz`, await zip(bytes, { level: 9 }));
  return 1;
}

const waiting = (await Promise.all(folders.map(listTextFiles))).flat();
const total = waiting.length;
/** Text files by their folder. */
const counts = new Map<string, number>();
for (const path of waiting) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
let written = 0;

async function work(): Promise<void> {
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    const count = await compress(path);
    written += count;
  }
}

await Promise.all(Array.from({ length: concurrency }, work));
console.log(`compressed ${written} of ${total} text files (brotli and gzip)`);
