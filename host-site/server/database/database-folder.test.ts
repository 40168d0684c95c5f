import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createFolder } from '../../../tests/server/support/temporary-folder.ts';
import { findDatabaseFolder, hasDatabase, prepareDatabaseFolder, replaceDatabaseFolder } from './database-folder.ts';
import { acquireFolderLock } from './folder-lock.ts';

/** A locked data folder with these folders of a database, whose only file has their name. */
async function createDataFolder(...names: string[]) {
  const { path, remove } = createFolder();
  for (const name of names) {
    mkdirSync(join(path, name));
    writeFileSync(join(path, name, 'content'), name);
  }
  const lock = await acquireFolderLock(join(path, 'pglite.lock'));
  onTestFinished(async () => {
    await lock.release();
    remove();
  });
  const list = () => readdirSync(path).filter((name) => !name.startsWith('pglite.lock'));
  return { path, lock, list, read: (name: string) => readFileSync(join(path, name, 'content'), 'utf8') };
}

it('prepareDatabaseFolder moves the files to an unused name when the former lock holder may resume', async () => {
  const { path, lock, list, read } = await createDataFolder('pglite');
  const taken = { ...lock, formerMayWake: true };
  expect(await prepareDatabaseFolder(path, lock)).toBe(join(path, 'pglite'));
  expect(await prepareDatabaseFolder(path, taken)).toBe(join(path, 'pglite-2'));
  expect(await prepareDatabaseFolder(path, taken)).toBe(join(path, 'pglite-3'));
  expect(await prepareDatabaseFolder(path, lock)).toBe(join(path, 'pglite-3'));
  expect(list()).toEqual(['pglite-3']);
  expect(read('pglite-3')).toBe('pglite');
});

it('prepareDatabaseFolder repeats a failed copy at the next opening', async () => {
  const { path, lock, list } = await createDataFolder('pglite');
  const fails = { ...lock, formerMayWake: true, assertHeld: () => expect.unreachable('no space') };
  await expect(prepareDatabaseFolder(path, fails)).rejects.toThrow('no space');
  expect(await prepareDatabaseFolder(path, lock)).toBe(join(path, 'pglite-2'));
  expect(list()).toEqual(['pglite-2']);
});

it.each([
  ['before the copy was renamed', ['pglite', 'pglite-2.0a1b'], 'pglite'],
  ['after the copy was renamed', ['pglite', 'pglite-2', 'pglite-3'], 'pglite-3'],
  ['after the tenth copy was renamed', ['pglite-9', 'pglite-10'], 'pglite-10'],
])('findDatabaseFolder keeps only the complete files after a crash %s', async (_title, names, current) => {
  const { path, list, read } = await createDataFolder(...names);
  expect(await findDatabaseFolder(path)).toBe(join(path, current));
  expect(list()).toEqual([current]);
  expect(read(current)).toBe(current);
});

it('prepareDatabaseFolder copies nothing in a new folder, where hasDatabase is false', async () => {
  const { path, lock, list } = await createDataFolder();
  expect(await prepareDatabaseFolder(path, { ...lock, formerMayWake: true })).toBe(join(path, 'pglite'));
  expect(list()).toEqual([]);
  expect([await hasDatabase(path), await hasDatabase(join(path, 'none'))]).toEqual([false, false]);
});

it.each([
  ['cannot be created', 'no space', () => Promise.reject(new Error('no space'))],
  ['is created while another process takes the folder', 'no longer ours', async () => undefined],
])('replaceDatabaseFolder leaves the files unchanged when the replacement %s', async (_title, message, work) => {
  const { path, lock, list, read } = await createDataFolder('pglite');
  const replacement = replaceDatabaseFolder(path, lock, async (draft) => {
    mkdirSync(draft);
    await work();
    writeFileSync(join(path, 'pglite.lock'), 'null');
    // The holder looks once a second.
    await lock.lost;
  });
  await expect(replacement).rejects.toThrow(message);
  expect(list()).toEqual(['pglite']);
  expect(read('pglite')).toBe('pglite');
});
