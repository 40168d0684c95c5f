import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** The keys of personal data. */
export interface KeyRing {
  /** Id of the key that encrypts. */
  current: string;
  /** 32 bytes each, by id; all of them decrypt. */
  keys: ReadonlyMap<string, Buffer>;
  /** 32 bytes for keyed hashes. It stays the same when the other keys change, because hashes cannot be renewed. */
  index: Buffer;
}

/** Thrown for keys that cannot be used; the message says what to do and contains no key. */
export class DataKeyError extends Error {
  override name = 'DataKeyError';
}

const indexId = 'index';
const entryShape = /^([\w-]{1,32}):([A-Za-z0-9+/]{43}=)$/;
const makeKeys = 'the command privacy make-keys prints new ones';

/** Parses `id:base64,id:base64,index:base64`; the first key encrypts. Throws DataKeyError. */
export function parseKeys(text: string): KeyRing {
  const keys = new Map<string, Buffer>();
  for (const [number, entry] of text.trim().split(',').entries()) {
    const [, id, key] = entryShape.exec(entry.trim()) ?? [];
    if (!id || !key)
      throw new DataKeyError(`entry ${number + 1} is not an id, a colon and 32 bytes in base64; ${makeKeys}`);
    if (keys.has(id)) throw new DataKeyError(`two keys are called ${id}`);
    keys.set(id, Buffer.from(key, 'base64'));
  }
  const index = keys.get(indexId);
  keys.delete(indexId);
  const [current] = keys.keys();
  if (!index || current === undefined) {
    throw new DataKeyError(`one key called ${indexId} and at least one other are needed; ${makeKeys}`);
  }
  return { current, keys, index };
}

const createEntry = (id: string) => `${id}:${randomBytes(32).toString('base64')}`;

/** New random keys, as `parseKeys` reads them. The id is the instant, so that later keys have other ids. */
export function createKeys(now = new Date()): string {
  const id = now.toISOString().replaceAll(/\D/g, '').slice(0, 14);
  return [createEntry(`k${id}`), createEntry(indexId)].join(',');
}

/** Writes a file that only its owner can read, complete or not at all; an existing one stays. */
async function writeOnce(path: string, content: string): Promise<void> {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  // A link fails where a rename would replace the keys of another process.
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
}

/**
 * The keys in `folder`/data-keys, created on first use. For the embedded database, and for PostgreSQL outside
 * production. Throws DataKeyError for a damaged file.
 */
export async function readKeyFile(folder: string): Promise<KeyRing> {
  const path = join(folder, 'data-keys');
  const read = () =>
    readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      return undefined;
    });
  let text = await read();
  if (text === undefined) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeOnce(path, `${createKeys()}\n`);
    text = await readFile(path, 'utf8');
  }
  try {
    return parseKeys(text);
  } catch (error) {
    if (error instanceof DataKeyError) throw new DataKeyError(`${path}: ${error.message}`);
    throw error;
  }
}
