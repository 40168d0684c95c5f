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

it('copies the files to a name that was never used where the former holder may wake up, and removes them', async () => {
  const { path, lock, list, read } = await createDataFolder('pglite');
  const taken = { ...lock, formerMayWake: true };
  expect(await prepareDatabaseFolder(path, lock)).toBe(join(path, 'pglite'));
  expect(await prepareDatabaseFolder(path, taken)).toBe(join(path, 'pglite-2'));
  expect(await prepareDatabaseFolder(path, taken)).toBe(join(path, 'pglite-3'));
  expect(await prepareDatabaseFolder(path, lock)).toBe(join(path, 'pglite-3'));
  expect(list()).toEqual(['pglite-3']);
  expect(read('pglite-3')).toBe('pglite');
});

it('copies at the next opening what it could not copy', async () => {
  const { path, lock, list } = await createDataFolder('pglite');
  const fails = { ...lock, formerMayWake: true, assertHeld: () => expect.unreachable('no space') };
  await expect(prepareDatabaseFolder(path, fails)).rejects.toThrow('no space');
  expect(await prepareDatabaseFolder(path, lock)).toBe(join(path, 'pglite-2'));
  expect(list()).toEqual(['pglite-2']);
});

it.each([
  ['before', ['pglite', 'pglite-2.0a1b'], 'pglite'],
  ['after', ['pglite', 'pglite-2', 'pglite-3'], 'pglite-3'],
  ['after the tenth time,', ['pglite-9', 'pglite-10'], 'pglite-10'],
])('keeps the complete files when a crash came %s the copy had its name', async (_title, names, current) => {
  const { path, list, read } = await createDataFolder(...names);
  expect(await findDatabaseFolder(path)).toBe(join(path, current));
  expect(list()).toEqual([current]);
  expect(read(current)).toBe(current);
});

it('has nothing to copy in a new folder', async () => {
  const { path, lock, list } = await createDataFolder();
  expect(await prepareDatabaseFolder(path, { ...lock, formerMayWake: true })).toBe(join(path, 'pglite'));
  expect(list()).toEqual([]);
  expect([await hasDatabase(path), await hasDatabase(join(path, 'none'))]).toEqual([false, false]);
});

it.each([
  ['cannot be made', 'no space', () => Promise.reject(new Error('no space'))],
  ['is made while another process takes the folder', 'no longer ours', async () => undefined],
])('leaves the files as they are when a replacement %s', async (_title, message, work) => {
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
