import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { findContentType } from './content-types.ts';

export type Encoding = 'br' | 'gzip';

export interface StaticFile {
  type: string;
  /** Hash of the plain content, without quotes. */
  hash: string;
  plain: Uint8Array<ArrayBuffer>;
  encoded: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>;
}

/** Files by the path after the folder, for example `en/contact.html`. */
export type FileIndex = ReadonlyMap<string, StaticFile>;

const variants: [Encoding, string][] = [
  ['br', '.br'],
  ['gzip', '.gz'],
];

/** Only regular files: what a symbolic link leads to stays out, which readdir's own recursion would follow. */
function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return listFiles(path);
    return entry.isFile() ? [path] : [];
  });
}

function readVariants(path: string, paths: ReadonlySet<string>): StaticFile['encoded'] {
  const encoded: StaticFile['encoded'] = {};
  for (const [encoding, ending] of variants) {
    // A variant older than its file was made from an earlier build.
    const isThere = paths.has(path + ending) && statSync(path + ending).mtimeMs >= statSync(path).mtimeMs;
    if (isThere) encoded[encoding] = new Uint8Array(readFileSync(path + ending));
  }
  return encoded;
}

/**
 * Reads a folder into memory: what is not in the index cannot be asked for, so no path can lead out of the folder, and
 * a build that replaces the files under a running server cannot mix old and new.
 */
export function indexFolder(folder: string): FileIndex {
  const paths = new Set(listFiles(folder));
  const index = new Map<string, StaticFile>();
  for (const path of paths) {
    if (path.endsWith('.br') || path.endsWith('.gz')) continue;
    const plain = new Uint8Array(readFileSync(path));
    const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
    const name = relative(folder, path).split(sep).join('/');
    index.set(name, { type: findContentType(path), hash, plain, encoded: readVariants(path, paths) });
  }
  return index;
}

/** The folder's index; with `rereads` read again when it is older than half a second, for development. */
export function createFileSource(folder: string, rereads: boolean, now: () => number): () => FileIndex {
  let index = indexFolder(folder);
  let readAt = now();
  return () => {
    if (rereads && now() - readAt > 500) {
      index = indexFolder(folder);
      readAt = now();
    }
    return index;
  };
}
