import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createFolder } from '../../../../tests/server/support/temporary-folder.ts';
import { encryptFile } from './age-file.ts';
import { createKeyPair } from './age-keys.ts';
import { placeBackup, writeWhole } from './write-file.ts';

const folder = createFolder();
afterAll(() => folder.remove());
const inFolder = (name: string) => join(folder.path, name);
const now = new Date('2026-11-26T03:15:00Z');
const place = (to: string) => placeBackup(to, now);

async function* inPieces(text: string) {
  yield Buffer.from(text);
}

describe('the path of a backup', () => {
  it('is the given file, or a file named after the time in the given folder', async () => {
    expect(await place(inFolder('new.age'))).toBe(inFolder('new.age'));
    for (const to of [folder.path, `${folder.path}/`]) {
      expect(await place(to)).toBe(inFolder('vitrine-2026-11-26T03-15-00Z.age'));
    }
  });

  it('may be that of an earlier backup, which is replaced', async () => {
    const { recipient } = await createKeyPair();
    const path = inFolder('nightly.age');
    await writeWhole(path, encryptFile(recipient, inPieces('first')));
    const first = readFileSync(path);
    expect(await place(path)).toBe(path);
    await writeWhole(path, encryptFile(recipient, inPieces('second')));
    expect(readFileSync(path).equals(first)).toBe(false);
  });

  it('is rejected where something other than a backup exists, which is left unchanged', async () => {
    const [notes, empty, link] = ['notes.txt', 'empty', 'link.age'].map(inFolder) as [string, string, string];
    writeFileSync(notes, 'age-encryption.org is a site');
    writeFileSync(empty, '');
    symlinkSync(notes, link);
    await expect(place(notes)).rejects.toThrow(`${notes} exists and is not a backup`);
    await expect(place(empty)).rejects.toThrow(`${empty} exists and is not a backup`);
    await expect(place(link)).rejects.toThrow(`${link} exists and is not a file`);
    await expect(place('/dev/null')).rejects.toThrow('/dev/null exists and is not a file');
    expect(readFileSync(notes, 'utf8')).toBe('age-encryption.org is a site');
  });

  it('is rejected when its folder does not exist', async () => {
    for (const to of [inFolder('none/new.age'), `${inFolder('none')}/`]) {
      await expect(place(to)).rejects.toThrow(`There is no folder ${inFolder('none')}`);
    }
    await expect(place(inFolder('notes.txt/new.age'))).rejects.toThrow(`There is no folder ${inFolder('notes.txt')}`);
  });
});
