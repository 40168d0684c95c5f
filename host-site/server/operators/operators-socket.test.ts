import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { idleOutbox } from '../../../tests/server/support/failing-database.ts';
import { createFolder } from '../../../tests/server/support/temporary-folder.ts';
import { createConfig } from '../../../tests/server/support/test-config.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/server/support/test-databases.ts';
import { ConfigError } from '../config-error.ts';
import { BackupError } from '../database/backup-error.ts';
import { createKeyPair } from '../database/backups/age-keys.ts';
import type { Database } from '../database/database.ts';
import { DataKeyError } from '../database/key-ring.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open-database.ts';
import { OperatorError } from './operator-error.ts';
import { askRunningServer, openOperatorsSocket } from './operators-socket.ts';

const operator = { by: 'me@here', reason: '' };
const { recipient } = await createKeyPair();
const askForBackup = {
  path: '/backups' as const,
  body: { command: 'create', key: recipient, file: '/backups/new.age' },
};
/** More than a connection takes before someone reads. */
const block = Buffer.alloc(4_000_000);

const { delivery } = createConfig();

describe('the operators’ socket', () => {
  const errors: unknown[] = [];
  let location: TestDatabase;
  let database: Database;
  let socket: Awaited<ReturnType<typeof openOperatorsSocket>>;

  beforeAll(async () => {
    location = await createTestDatabase('pglite');
    database = await openDatabase(location, () => undefined);
    await migrate(database);
  });
  afterEach(async () => {
    await socket.close();
    errors.length = 0;
  });
  afterAll(async () => {
    await database.close();
    await location.remove();
  });

  const tools = {
    contests: new Map(),
    allowedOrigins: [],
    delivery,
    outbox: idleOutbox,
    sendsEmail: false,
    now: () => 0,
  };
  const open = async (changes: Partial<Database>) => {
    const desk = { ...tools, dataDir: location.dataDir, database: { ...database, ...changes } };
    socket = await openOperatorsSocket(desk, (error) => errors.push(error));
  };
  const ask = async () => {
    const pieces = await askRunningServer(location.dataDir, operator, askForBackup);
    if (!pieces) throw new Error('no server listens');
    return pieces;
  };
  const failAfterOutput = (error: Error) => ({
    async *dump() {
      yield block;
      throw error;
    },
  });

  it.each([
    ['the disk is full: make room', 'the disk is full: make room'],
    ['é\n'.repeat(20_000), 'é\n'.repeat(20_000)],
  ])(
    'passes on the error message of a command that fails in the middle of its output (case %$)',
    async (message, told) => {
      await open(failAfterOutput(new BackupError(message)));
      await expect(text(await ask())).rejects.toEqual(new OperatorError(told));
      expect(errors).toEqual([]);
    },
  );

  it('passes on the error message of a command that fails before its output', async () => {
    await open({ transaction: () => Promise.reject(new DataKeyError('the key k1 is missing')) });
    await expect(ask().then(text)).rejects.toEqual(new OperatorError('the key k1 is missing'));
  });

  it('reports an unexpected error to the server and to the operator', async () => {
    const error = new TypeError('no such function');
    await open(failAfterOutput(error));
    await expect(text(await ask())).rejects.toEqual(new OperatorError('The command failed: no such function'));
    expect(errors).toEqual([error]);
  });

  it('ends a command when the client disconnects while its output waits to be read', async () => {
    let isOver = false;
    let given = 0;
    let waiting = 0;
    await open({
      async *dump() {
        try {
          // A few, so that a command that does not wait ends too.
          for (; given < 20; given += 1) yield block;
        } finally {
          isOver = true;
        }
      },
    });
    for await (const _ of await ask()) {
      // A command that did not wait would go on in these turns of the event loop.
      for (let turn = 0; turn < 100; turn += 1) await setImmediate();
      waiting = given;
      break;
    }
    await vi.waitFor(() => expect(isOver).toBe(true));
    // One that waits to be encrypted, and one that waits to be read.
    expect(waiting).toBeLessThanOrEqual(2);
    expect(given).toBe(waiting);
    expect(errors).toEqual([]);
  });

  it('rejects with “the server stopped” when the server stops in the middle of the output', async () => {
    await open({
      async *dump() {
        yield block;
        await socket.close();
        yield block;
      },
    });
    await expect(text(await ask())).rejects.toEqual(new OperatorError('the server stopped before the command ended'));
  });

  it('rejects a folder path that is too long with an error that names DATA_DIR', async () => {
    const folder = createFolder();
    const dataDir = join(folder.path, 'x'.repeat(120));
    const opened = openOperatorsSocket({ ...tools, dataDir, database }, () => undefined);
    await expect(opened).rejects.toThrow(ConfigError);
    await expect(askRunningServer(dataDir, operator, askForBackup)).rejects.toThrow(
      'DATA_DIR: expected a shorter path',
    );
    folder.remove();
  });
});
