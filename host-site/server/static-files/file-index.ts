import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { findContentType } from './content-types.ts';

/** Content codings for which the build stores compressed files. */
export type Encoding = 'br' | 'gzip';

/** A file of the build, in memory. */
export interface StaticFile {
  type: string;
  /** Hash of the plain content, without quotes. */
  hash: string;
  plain: Uint8Array<ArrayBuffer>;
  encoded: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>;
}

/** Files by their path in the folder, for example `en/contact.html`. */
export type FileIndex = ReadonlyMap<string, StaticFile>;

const variants: [Encoding, string][] = [
  ['br', '.br'],
  ['gzip', '.gz'],
];

/** Lists only regular files: symbolic links are skipped, which readdir's own recursion would follow. */
function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return listFiles(path);
    return entry.isFile() ? [path] : [];
  });
}

/** A file in memory, and a stamp that changes with the file or a variant. */
type KnownFiles = Map<string, { stamp: string; file: StaticFile }>;

/**
 * Reads a folder into memory. Only indexed files can be requested, so no path can leave the folder, and a build that
 * replaces files under a running server cannot mix old and new ones. Files already known are read again only when they
 * have changed.
 */
export function indexFolder(folder: string, known: KnownFiles = new Map()): FileIndex {
  const paths = new Set(listFiles(folder));
  const index = new Map<string, StaticFile>();
  for (const path of paths) {
    if (path.endsWith('.br') || path.endsWith('.gz')) continue;
    const own = statSync(path);
    const stored = variants
      .filter(([, ending]) => paths.has(path + ending))
      .map(([encoding, ending]) => ({ encoding, path: path + ending, stats: statSync(path + ending) }));
    const stamp = [own, ...stored.map(({ stats }) => stats)].map(({ mtimeMs, size }) => `${mtimeMs} ${size}`).join();
    const before = known.get(path);
    // A variant older than its file comes from an earlier build.
    const current = stored.filter(({ stats }) => stats.mtimeMs >= own.mtimeMs);
    const file = before?.stamp === stamp ? before.file : readStaticFile(path, current);
    known.set(path, { stamp, file });
    index.set(relative(folder, path).split(sep).join('/'), file);
  }
  return index;
}

function readStaticFile(path: string, stored: readonly { encoding: Encoding; path: string }[]): StaticFile {
  const plain = readFileSync(path);
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const encoded = Object.fromEntries(stored.map((variant) => [variant.encoding, readFileSync(variant.path)]));
  return { type: findContentType(path), hash, plain, encoded };
}

/** Index of the folder; with `rereads` refreshed after half a second, for development. */
export function createFileSource(folder: string, rereads: boolean, now: () => number): () => FileIndex {
  const known: KnownFiles = new Map();
  let index = indexFolder(folder, known);
  let readAt = now();
  return () => {
    if (rereads && now() - readAt > 500) {
      index = indexFolder(folder, known);
      readAt = now();
    }
    return index;
  };
}
