import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const pinned = `dist/widgets/v/${version}`;
const channels = [
  ['v1', 'dist/widgets/v1'],
  ['pinned', pinned],
] as const;

const bytes = z.int().check(z.gt(0));
const manifest = z.strictObject({
  version: z.string().check(z.regex(/^\d+\.\d+\.\d+(-[\w.]+)?$/)),
  channel: z.enum(['v1', 'pinned']),
  files: z.array(
    z.strictObject({
      path: z.string().check(z.regex(/^[\w-][\w./-]*$/)),
      integrity: z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/)),
      bytes,
      brotli: z.optional(bytes),
    }),
  ),
});
const readManifest = (folder: string) =>
  manifest.parse(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')));

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

describe.each(channels)('the manifest of the %s channel', (channel, folder) => {
  it('lists every file but source maps with its digest and sizes', () => {
    const { files, ...release } = readManifest(folder);
    expect(release).toEqual({ version, channel });
    const there = listFiles(folder).filter((path) => path !== 'manifest.json' && !/\.(br|gz|map)$/.test(path));
    expect(files.map(({ path }) => path).sort()).toEqual(there.sort());
    for (const { path, integrity, ...sizes } of files) {
      const content = readFileSync(join(folder, path));
      const digest = createHash('sha384').update(content).digest('base64');
      const sent = /\.(js|json|css)$/.test(path) && { brotli: statSync(join(folder, `${path}.br`)).size };
      expect({ path, integrity, ...sizes }).toEqual({
        path,
        integrity: `sha384-${digest}`,
        bytes: content.length,
        ...sent,
      });
    }
  });
});

describe('a pinned release', () => {
  const readText = (path: string) => readFileSync(join(pinned, path), 'utf8');
  const isChunk = (path: string) => /^chunks\/.*\.js$/.test(path);

  it('has the files of v1, as hard links except manifest.json, vitrine.js and chunks', () => {
    const files = listFiles('dist/widgets/v1').filter((path) => !path.startsWith('vitrine.checked.js'));
    expect(listFiles(pinned).sort()).toEqual(files.sort());
    const isSame = (path: string) => statSync(join(pinned, path)).ino === statSync(join('dist/widgets/v1', path)).ino;
    const own = files.filter((path) => !isSame(path)).map((path) => path.replace(/\.(br|gz|map)$/, ''));
    expect([...new Set(own)].filter((path) => !isChunk(path)).sort()).toEqual(['manifest.json', 'vitrine.js']);
  });

  it.each([`${pinned}/vitrine.js`, 'dist/widgets/v1/vitrine.checked.js'])(
    'has exactly the digests of its chunks and of the single-file widgets in %s',
    (path) => {
      const script = readFileSync(path, 'utf8');
      const isWhole = (path: string) => /^(?!(vitrine|place|doctor)\.js|widgets\.all)[\w-]+\.js$/.test(path);
      const files = listFiles(pinned).filter((path) => isChunk(path) || isWhole(path));
      // A file that has two names has one digest.
      const digests = [
        ...new Set(files.map((path) => createHash('sha256').update(readText(path)).digest('base64').slice(0, -1))),
      ];
      expect(digests.filter((digest) => !script.includes(digest))).toEqual([]);
      expect(new Set(script.match(/"[A-Za-z0-9+/]{43}(?=[ "])/g)).size).toBe(digests.length);
    },
  );

  it('has no dynamic import in a chunk without a vitrine.check of the same file before it', () => {
    const texts = listFiles(pinned).filter(isChunk).map(readText);
    const count = (pattern: RegExp) => texts.flatMap((text) => text.match(pattern) ?? []).length;
    const checked = count(/\bvitrine\.check\(("[^"]+")\)\.then\(\(\)=>import\(\1\)\)/g);
    expect(checked).toBeGreaterThan(20);
    expect(count(/\bimport\(/g)).toBe(checked);
  });
});
