import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runBackup, runRestore } from '../../../tests/server/support/server-process.ts';
import { createFolder, writeFiles } from '../../../tests/server/support/temporary-folder.ts';
import { checkTyped, readTyped } from './typed-file.ts';

const folder = createFolder();
afterAll(() => folder.remove());
const nowhere = { dataDir: join(folder.path, 'data'), databaseUrl: '' };
const missing = join(folder.path, 'none.age');

describe('files named in operators’ commands', () => {
  it('are rejected with their path when they do not exist or are a folder', () => {
    expect(() => checkTyped(missing)).toThrow(`There is no file ${missing}`);
    expect(() => checkTyped(folder.path)).toThrow(`${folder.path} is a folder`);
    writeFiles(folder.path, { file: '' });
    expect(() => checkTyped(join(folder.path, 'file/below'))).toThrow('cannot be read: not a directory');
  });

  it('are read as UTF-8 without the byte order mark, and rejected in another encoding', () => {
    writeFiles(folder.path, { utf8: '\uFEFFé', latin1: Buffer.from('é', 'latin1') });
    expect(readTyped(join(folder.path, 'utf8'))).toBe('é');
    expect(() => readTyped(join(folder.path, 'latin1'))).toThrow('latin1 is not UTF-8');
  });

  it('are named in the error when a backup or a key file is missing', { tags: ['full'] }, async () => {
    writeFiles(folder.path, { 'backup.key': '' });
    const key = join(folder.path, 'backup.key');
    const runs = [
      runRestore(nowhere, '--from', missing, '--key', key),
      runRestore(nowhere, '--check', '--from', missing, '--key', key),
      runRestore(nowhere, '--from', key, '--key', missing),
      runBackup(nowhere, '--to', join(folder.path, 'new.age'), '--key', missing),
    ];
    for (const result of await Promise.all(runs)) {
      expect(result).toEqual({ code: 1, stdout: '', stderr: `There is no file ${missing}\n` });
    }
  });
});
