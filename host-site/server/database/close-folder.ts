import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from '../config-error.ts';

const others = 0o077;
const writableByAll = 0o002;
const sticky = 0o1000;

/** What is ours in a folder of data: keys, the embedded database with its lock and drafts, the operators' socket and record. */
const ours = /^(data-keys(\..*)?|pglite.*|operators|operator-actions(\..*)?|write-check)$/;

/** An entry that others may use; undefined for one that only its owner may, a link, or none. */
export interface OpenEntry {
  path: string;
  /** Its permissions, such as 0o755. */
  mode: number;
  isFolder: boolean;
}

async function findOpen(path: string): Promise<OpenEntry | undefined> {
  const found = await lstat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!found || found.isSymbolicLink()) return undefined;
  const mode = found.mode & 0o7777;
  return mode & others ? { path, mode, isFolder: found.isDirectory() } : undefined;
}

/** What others may use of a folder of data: itself, and what is in it. No one gets past a folder that is closed. */
export async function listOpenEntries(dataDir: string): Promise<OpenEntry[]> {
  const folder = process.platform === 'win32' ? undefined : await findOpen(dataDir);
  if (!folder) return [];
  const names = await readdir(dataDir, { recursive: true });
  const entries = await Promise.all(
    names.filter((name) => ours.test(name.split('/')[0] ?? '')).map((name) => findOpen(join(dataDir, name))),
  );
  return [folder, ...entries.filter((entry) => entry !== undefined)];
}

/** Whether a folder holds only what is ours, so that it may be closed to everyone else. */
async function isOurs(dataDir: string): Promise<boolean> {
  return (await readdir(dataDir)).every((name) => ours.test(name));
}

/** Whether anyone may replace what is in a folder. */
export const isOpenToAll = ({ mode, isFolder }: OpenEntry): boolean =>
  isFolder && (mode & writableByAll) !== 0 && (mode & sticky) === 0;

/**
 * Takes the folder of data, and what is ours in it, from everyone but its owner: it may have existed before, with the
 * permissions of any folder. Throws ConfigError when it belongs to someone else and anyone may write into it.
 */
export async function closeFolder(dataDir: string): Promise<void> {
  const [folder, ...entries] = await listOpenEntries(dataDir);
  if (!folder) return;
  // A folder that others share, such as /tmp, stays as it is.
  const toClose = (await isOurs(dataDir)) ? [folder, ...entries] : entries;
  let isClosed = toClose.includes(folder);
  for (const { path, mode } of toClose) {
    await chmod(path, mode & ~others).catch((error: NodeJS.ErrnoException) => {
      // Another user's; or a file that went in the meantime.
      if (!['EPERM', 'ENOENT', 'EROFS'].includes(error.code ?? '')) throw error;
      if (path === folder.path) isClosed = false;
    });
  }
  if (!isClosed && isOpenToAll(folder))
    throw new ConfigError(
      `DATA_DIR: anyone on this machine may write into ${dataDir}. Give the server a folder of its own, such as ` +
        '`install -d -m 0700 -o vitrine /var/lib/vitrine`',
    );
}
