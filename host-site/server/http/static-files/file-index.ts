import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { findContentType } from './content-types.ts';

/** Content codings for which the build stores compressed files. */
export type Encoding = 'br' | 'gzip';

/** A file of the build, in memory or, as one of very many, read from the disk when it is asked for. */
export interface StaticFile {
  type: string;
  /** Hash of the plain content, without quotes. */
  hash: string;
  plain: Uint8Array<ArrayBuffer>;
  encoded: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>;
}

/** Files by their path in the folder, for example `en/contact.html`. */
export type FileIndex = ReadonlyMap<string, StaticFile>;

/** A compressed file beside its original, with the time of its last change. */
interface Variant {
  encoding: Encoding;
  path: string;
  mtimeMs: number;
}

const variants: [Encoding, string][] = [
  ['br', '.br'],
  ['gzip', '.gz'],
];
/**
 * Folders with more files than this stay on the disk, with their compressed files among them: the pages of 30,000 stores
 * would take 4 GB of memory, and minutes to read.
 */
const manyFiles = 3000;
const decoders = { br: brotliDecompressSync, gzip: gunzipSync };

/**
 * Lists only regular files: symbolic links are skipped, which readdir's own recursion would follow. With each whether it
 * is one of very many.
 */
function listFiles(folder: string): [path: string, isOfMany: boolean][] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return listFiles(path);
    return entry.isFile() ? [[path, entries.length > manyFiles]] : [];
  });
}

/** A file in memory, and a stamp that changes with the file or a variant. */
type KnownFiles = Map<string, { stamp: string; file: StaticFile }>;

/**
 * Reads a folder into memory. Only indexed files can be requested, so no path can leave the folder, and a build that
 * replaces files under a running server cannot mix old and new ones, but for those of very large folders. Files already
 * known are read again only when they have changed.
 */
export function indexFolder(folder: string, known: KnownFiles = new Map()): FileIndex {
  const paths = new Map(listFiles(folder));
  const index = new Map<string, StaticFile>();
  for (const [path, isOfMany] of paths) {
    if (path.endsWith('.br') || path.endsWith('.gz')) continue;
    const own = statSync(path);
    const stored = variants
      .filter(([, ending]) => paths.has(path + ending))
      .map(([encoding, ending]) => ({ encoding, path: path + ending, ...statSync(path + ending) }));
    const stamp = [own, ...stored].map(({ mtimeMs, size }) => `${mtimeMs} ${size}`).join();
    const before = known.get(path);
    // Source maps are for developers, who are few: they would take more memory than all scripts.
    const open = isOfMany || path.endsWith('.map') ? openStaticFile : readStaticFile;
    const file = before?.stamp === stamp ? before.file : open(path, own.mtimeMs, stored);
    known.set(path, { stamp, file });
    index.set(relative(folder, path).split(sep).join('/'), file);
  }
  return index;
}

/** Whether a compressed file has this content; false for what can't be decompressed. */
function hasContent({ encoding, path }: Variant, plain: Buffer): boolean {
  try {
    return decoders[encoding](readFileSync(path)).equals(plain);
  } catch {
    return false;
  }
}

/** What a file's ETag is made of. */
export const hashContent = (plain: Uint8Array): string =>
  createHash('sha256').update(plain).digest('base64url').slice(0, 22);

function readStaticFile(path: string, mtimeMs: number, stored: readonly Variant[]): StaticFile {
  const plain = readFileSync(path);
  // A variant that is older than its file comes from an earlier build, or whatever copied both copied it first.
  const current = stored.filter((variant) => variant.mtimeMs >= mtimeMs || hasContent(variant, plain));
  const encoded = Object.fromEntries(current.map((variant) => [variant.encoding, readFileSync(variant.path)]));
  return { type: findContentType(path), hash: hashContent(plain), plain, encoded };
}

/**
 * A file that is read each time, with those of its variants that are not older than it then: what is replaced below a
 * running server is sent whole. Reading throws once the file is gone.
 */
function openStaticFile(path: string, _: number, stored: readonly Variant[]): StaticFile {
  return {
    type: findContentType(path),
    get plain() {
      return readFileSync(path);
    },
    get hash() {
      return hashContent(this.plain);
    },
    get encoded() {
      const { mtimeMs } = statSync(path);
      const encoded = {};
      for (const variant of stored) {
        if ((statSync(variant.path, { throwIfNoEntry: false })?.mtimeMs ?? -1) < mtimeMs) continue;
        const get = () => readFileSync(variant.path);
        Object.defineProperty(encoded, variant.encoding, { enumerable: true, get });
      }
      return encoded;
    },
  };
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
