import { randomBytes } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { cp, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FolderLock } from './folder-lock.ts';

// The files of the embedded database are in `pglite`, and after each replacement in `pglite-2`, `pglite-3` and so on.
const namePattern = /^pglite(?:-(\d+))?$/;
const draftPattern = /^pglite-\d+\.[0-9a-f]+$/;

const nameGeneration = (generation: number) => (generation > 1 ? `pglite-${generation}` : 'pglite');

/** The latest generation in a data folder; 0 without a database. */
async function findGeneration(dataDir: string): Promise<number> {
  const matches = (await readdir(dataDir)).map((name) => namePattern.exec(name));
  return Math.max(0, ...matches.map((match) => (match ? Number(match[1] ?? 1) : 0)));
}

/** Removes all but the current files: former ones, and drafts that a crash has left. */
async function removeOthers(dataDir: string, current: string): Promise<void> {
  const names = (await readdir(dataDir)).filter((name) => namePattern.test(name) || draftPattern.test(name));
  const others = names.filter((name) => name !== current);
  await Promise.all(others.map((name) => rm(join(dataDir, name), { recursive: true })));
}

/** Path of the embedded database's files in a data folder, which need not exist; undefined where there are none. */
export const findDatabase = (dataDir: string): Promise<string | undefined> =>
  findGeneration(dataDir).then(
    (generation) => (generation > 0 ? join(dataDir, nameGeneration(generation)) : undefined),
    () => undefined,
  );

/** Whether a data folder, which need not exist, has the files of an embedded database. */
export const hasDatabase = async (dataDir: string): Promise<boolean> => (await findDatabase(dataDir)) !== undefined;

/** Path of the embedded database's files, which may be new; for the holder of the data folder's lock. */
export async function findDatabaseFolder(dataDir: string): Promise<string> {
  const current = nameGeneration(await findGeneration(dataDir));
  await removeOthers(dataDir, current);
  return join(dataDir, current);
}

/** Has a file, or the names in a folder, written to the disk: until then a power failure can take them. */
async function sync(path: string): Promise<void> {
  const file = await open(path);
  await file.sync().finally(() => file.close());
}

async function syncAll(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true })) await sync(join(folder, entry));
  await sync(folder);
}

/**
 * Replaces the embedded database's files by those that `fill` writes to a new folder, all or nothing; returns their
 * path. They have a name that was never used, so a process that still works with the former ones can't change these.
 * Rejects with FolderLostError when the lock is lost meanwhile.
 */
export async function replaceDatabaseFolder(
  dataDir: string,
  lock: FolderLock,
  fill: (draft: string) => Promise<void>,
): Promise<string> {
  const next = nameGeneration((await findGeneration(dataDir)) + 1);
  const draft = join(dataDir, `${next}.${randomBytes(6).toString('hex')}`);
  try {
    await fill(draft);
    await syncAll(draft);
    lock.assertHeld();
    await rename(draft, join(dataDir, next));
    await sync(dataDir);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  lock.assertHeld();
  await removeOthers(dataDir, next);
  return join(dataDir, next);
}

/**
 * Path of the embedded database's files, which may be new. Where the lock's former holder may wake up, they are a copy;
 * see `replaceDatabaseFolder`. A copy that fails is due again at the next opening.
 */
export async function prepareDatabaseFolder(dataDir: string, lock: FolderLock): Promise<string> {
  const copyIsDue = join(dataDir, 'pglite.copy-due');
  if (lock.formerMayWake) await writeFile(copyIsDue, '', { mode: 0o600 });
  const current = await findDatabaseFolder(dataDir);
  if (!existsSync(copyIsDue)) return current;
  // Some file systems can share the content until either side is written.
  const options = { recursive: true, mode: constants.COPYFILE_FICLONE };
  const copy = (draft: string) => cp(current, draft, options);
  const path = existsSync(current) ? await replaceDatabaseFolder(dataDir, lock, copy) : current;
  await rm(copyIsDue);
  return path;
}
