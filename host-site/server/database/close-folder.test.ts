import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startProcess } from '../../../tests/server/support/server-process.ts';
import { createFolder } from '../../../tests/server/support/temporary-folder.ts';
import { createTestDatabase } from '../../../tests/server/support/test-databases.ts';
import { closeFolder } from './close-folder.ts';

const readMode = (path: string) => (statSync(path).mode & 0o777).toString(8);

describe('a folder of data that others may use', () => {
  let folder: ReturnType<typeof createFolder>;
  beforeEach(() => {
    folder = createFolder();
    mkdirSync(join(folder.path, 'pglite'));
    writeFileSync(join(folder.path, 'data-keys'), '');
    writeFileSync(join(folder.path, 'pglite', 'PG_VERSION'), '');
    for (const path of ['', 'pglite', 'data-keys', 'pglite/PG_VERSION']) chmodSync(join(folder.path, path), 0o777);
  });
  afterEach(() => folder.remove());

  it('is closed with all that is in it', async () => {
    await closeFolder(folder.path);
    const modes = ['', 'pglite', 'data-keys', 'pglite/PG_VERSION'].map((path) => readMode(join(folder.path, path)));
    expect(modes).toEqual(['700', '700', '700', '700']);
  });

  it('keeps its own permissions when it holds other things too, and then only what is ours is closed', async () => {
    writeFileSync(join(folder.path, 'someone-elses'), '');
    chmodSync(join(folder.path, 'someone-elses'), 0o666);
    chmodSync(folder.path, 0o755);
    await closeFolder(folder.path);
    expect(readMode(folder.path)).toBe('755');
    expect(readMode(join(folder.path, 'someone-elses'))).toBe('666');
    expect(readMode(join(folder.path, 'data-keys'))).toBe('700');
  });

  it('is refused when it holds other things too and anyone may write into it', async () => {
    writeFileSync(join(folder.path, 'someone-elses'), '');
    await expect(closeFolder(folder.path)).rejects.toThrow(/^DATA_DIR: anyone on this machine may write into/);
    // As in /tmp, where no one replaces another one’s files.
    chmodSync(folder.path, 0o1777);
    await closeFolder(folder.path);
    expect(readMode(join(folder.path, 'data-keys'))).toBe('700');
  });

  it('is left alone where there is none yet', async () => {
    await closeFolder(join(folder.path, 'later'));
    expect(existsSync(join(folder.path, 'later'))).toBe(false);
  });
});

it('a server closes a folder that existed, and what it writes there is for its own user, whatever the mask', {
  tags: ['full'],
}, async () => {
  const location = await createTestDatabase('pglite', 'empty');
  const { dataDir } = location;
  chmodSync(dataDir, 0o755);
  // The usual mask of a container without one.
  const server = await startProcess(location, {}, ['/bin/sh', '-c', 'umask 000; exec "$@"', 'sh']);
  expect(server.origin).not.toBe('');
  expect(readMode(dataDir)).toBe('700');
  // PGlite sets the permissions of a few files itself; no one gets past the folder to them.
  const open = readdirSync(dataDir).filter((name) => statSync(join(dataDir, name)).mode & 0o077);
  expect(open).toEqual([]);
  await server.end('SIGTERM');
  await location.remove();
});
