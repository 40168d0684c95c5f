import { spawnSync } from 'node:child_process';
import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../host-site/server/database/open-database.ts';
import { restoreDatabase } from '../../host-site/server/database/restore-database.ts';
import { runSubmissions, startProcess } from './support/server-process.ts';
import { createBody, postSignUp } from './support/sign-up-request.ts';
import { createFolder } from './support/temporary-folder.ts';
import { createTestDatabase, type TestDatabase } from './support/test-databases.ts';

// Only root can run programs as other users.

/** The system's user with the fewest rights. */
const leastUser = '65534';
const asServer = ['setpriv', `--reuid=${leastUser}`, '--clear-groups', '--'];
const giveToServer = (path: string) => spawnSync('chown', ['-R', leastUser, path]);
const refused = /The embedded database in \S+ belongs to user \d+, and this process runs as user 0\./;

/** Entries of a folder that root owns. */
const listOfRoot = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => lstatSync(join(folder, name)).uid === 0);

describe.skipIf(process.getuid?.() !== 0)('an embedded database of another user', () => {
  let location: TestDatabase;

  beforeAll(async () => {
    location = await createTestDatabase('pglite');
    giveToServer(location.dataDir);
    const server = await startProcess(location, {}, asServer);
    await postSignUp(server.origin, createBody('owned@example.ca'));
    const { code, stdout } = await runSubmissions(location, 'newsletter');
    expect([code, stdout]).toEqual([0, expect.stringContaining('owned@example.ca')]);
    await server.end('SIGTERM');
  });
  afterAll(() => location.remove());

  it('is not opened by a command run as root, which gives the reason, and the server can start again', {
    tags: ['full'],
  }, async () => {
    // It waits for a server that may be starting.
    const result = await runSubmissions(location, 'newsletter');
    expect(result).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(refused) });
    expect(listOfRoot(location.dataDir)).toEqual([]);
    const server = await startProcess(location, {}, asServer);
    expect(server.output()).toContain('Listening');
    await server.end('SIGTERM');
  });

  it('is not opened by a server run as root', async () => {
    const server = await startProcess(location);
    expect([server.origin, server.output()]).toEqual(['', expect.stringMatching(refused)]);
    expect(listOfRoot(location.dataDir)).toEqual([]);
  });

  it('is neither created nor restored by root in a folder of the other user', async () => {
    const folder = createFolder();
    giveToServer(folder.path);
    const empty = { dataDir: folder.path, databaseUrl: '' };
    await expect(openDatabase(empty, () => undefined)).rejects.toThrow('belongs to user');
    const dump = (async function* () {})();
    await expect(restoreDatabase(empty, dump, 17)).rejects.toThrow('belongs to user');
    expect(readdirSync(folder.path)).toEqual([]);
    folder.remove();
  });

  it('is not created in a folder of root that everyone can write to, but in one of its user’s', {
    tags: ['full'],
  }, async () => {
    const folder = createFolder();
    chmodSync(folder.path, 0o777);
    const start = () => startProcess({ dataDir: folder.path, databaseUrl: '' }, {}, asServer);
    expect((await start()).output()).toContain('anyone on this machine may write into');
    chmodSync(folder.path, 0o700);
    giveToServer(folder.path);
    for (const time of ['first', 'second']) {
      const server = await start();
      expect([time, server.output()]).toEqual([time, expect.stringContaining('Listening')]);
      await server.end('SIGTERM');
    }
    folder.remove();
  });
});
