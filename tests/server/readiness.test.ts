import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { startServer } from '../../host-site/server/start-server.ts';
import { createMessage, postMessage } from './support/contact-request.ts';
import { createEntry, postEntry } from './support/contest-request.ts';
import { createDeadDatabase } from './support/failing-database.ts';
import { startPageServer } from './support/page-server.ts';
import { startProcess } from './support/server-process.ts';
import { createBody, postSignUp } from './support/sign-up-request.ts';
import { createFolder } from './support/temporary-folder.ts';
import { createConfig } from './support/test-config.ts';
import { createContests, openInstant } from './support/test-contests.ts';
import { createTestDatabase, databaseKinds } from './support/test-databases.ts';

const onPostgres = databaseKinds.filter((kind) => kind === 'postgres');
const readStatus = async (origin: string, path = '/readyz') => (await fetch(origin + path)).status;
const becomes = (origin: string, status: number, beforeEach = () => {}) =>
  vi.waitFor(
    async () => {
      beforeEach();
      expect(await readStatus(origin)).toBe(status);
    },
    { timeout: 60_000, interval: 200 },
  );

/** Takes what room a disk has; called again, also what was given back since, as by PostgreSQL's vacuum. */
const fillDisk = (filler: string) =>
  spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=4k', 'oflag=append', 'conv=notrunc']);

async function connectOperator(connectionString = process.env.TEST_DATABASE_URL) {
  const operator = new pg.Client({ connectionString });
  operator.on('error', () => undefined);
  await operator.connect();
  return operator;
}

/** A small RAM disk, where this process may mount one. */
function mountDisk(megabytes: number) {
  const folder = createFolder();
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder.path]).status === 0;
  const remount = (how: string) => spawnSync('mount', ['-o', `remount,${how}`, folder.path]).status === 0;
  return {
    path: folder.path,
    isThere: mounted,
    remount,
    remove() {
      if (mounted) spawnSync('umount', ['-l', folder.path]);
      folder.remove();
    },
  };
}

const probe = mountDisk(1);
const canMount = probe.isThere;
probe.remove();

// Only root can mount; elsewhere these two tests are skipped.
it.skipIf(!canMount)(
  '/readyz responds 503 while the embedded database’s disk is full, and 200 once it has space',
  { tags: ['full'] },
  async () => {
    const disk = mountDisk(160);
    const server = await startProcess({ dataDir: join(disk.path, 'data'), databaseUrl: '' });
    expect(await readStatus(server.origin)).toBe(200);
    const filler = join(disk.path, 'filler');
    await becomes(server.origin, 503, () => fillDisk(filler));
    expect(await readStatus(server.origin, '/healthz')).toBe(200);
    writeFileSync(filler, '');
    await becomes(server.origin, 200);
    expect((await postSignUp(server.origin, createBody('room@example.com'))).status).toBe(200);
    await server.end('SIGTERM');
    disk.remove();
  },
);

it.skipIf(!canMount)(
  '/readyz responds 503 while the embedded database’s folder is not writable, and 200 afterwards',
  { tags: ['full'] },
  async ({ skip }) => {
    const disk = mountDisk(160);
    const folder = join(disk.path, 'data');
    const server = await startProcess({ dataDir: folder, databaseUrl: '' });
    expect(await readStatus(server.origin)).toBe(200);
    // Root ignores permissions, but not this.
    const isClosed = spawnSync('chattr', ['+i', folder]).status === 0;
    if (isClosed) {
      await becomes(server.origin, 503);
      spawnSync('chattr', ['-i', folder]);
      await becomes(server.origin, 200);
    }
    await server.end('SIGKILL');
    disk.remove();
    skip(!isClosed, 'folders cannot be closed to root here');
  },
);

it.each(onPostgres)('/readyz responds 503 while %s is read-only, and 200 afterwards', async (kind) => {
  const location = await createTestDatabase(kind);
  const server = await startServer(createConfig(location));
  expect(await readStatus(server.origin)).toBe(200);
  const name = new URL(location.databaseUrl).pathname.slice(1);
  const operator = await connectOperator();
  const setReadOnly = async (isOn: boolean) => {
    await operator.query(`alter database ${name} set default_transaction_read_only = ${isOn}`);
    await operator.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  };
  await setReadOnly(true);
  await becomes(server.origin, 503);
  expect((await postSignUp(server.origin, createBody('nowhere@example.com'))).status).toBe(503);
  await setReadOnly(false);
  await becomes(server.origin, 200);
  await operator.end();
  await server.close();
  await location.remove();
});

it.for(onPostgres)(
  '/readyz responds 503 while the disk of %s is full, and 200 once it has space',
  { tags: ['full'] },
  async (kind, { skip }) => {
    const disk = mountDisk(24);
    const location = await createTestDatabase(kind);
    const operator = await connectOperator();
    const name = new URL(location.databaseUrl).pathname.slice(1);
    const space = `space_${name}`;
    spawnSync('chmod', ['777', disk.path]);
    const owner = spawnSync('chown', ['postgres', disk.path]).status === 0;
    const isPlaced =
      owner &&
      disk.isThere &&
      (await operator.query(`create tablespace ${space} location '${disk.path}'`).then(
        () => true,
        () => false,
      ));
    if (!isPlaced) {
      await operator.end();
      await location.remove();
      disk.remove();
      skip('this PostgreSQL has no disk that could be filled');
    }
    await operator.query(`alter database ${name} set tablespace ${space}`);
    const server = await startServer(createConfig(location));
    const filler = join(disk.path, 'filler');
    try {
      expect(await readStatus(server.origin)).toBe(200);
      await becomes(server.origin, 503, () => fillDisk(filler));
      writeFileSync(filler, '');
      await becomes(server.origin, 200);
    } finally {
      // PostgreSQL would need the disk at every checkpoint.
      writeFileSync(filler, '');
      await server.close();
      await location.remove();
      await operator.query(`drop tablespace ${space}`);
      await operator.end();
      disk.remove();
    }
  },
);

it('/readyz shares one test write among parallel requests, and retries a failed write immediately', async () => {
  let writes = 0;
  const database = {
    ...createDeadDatabase(),
    kind: 'postgres' as const,
    query: async () => [],
    executeSql: async () => ({ rows: [] }),
    transaction: () => Promise.reject(new Error('not used')),
    checkStorage: async () => {
      writes += 1;
      if (writes === 2) throw new Error('read-only');
    },
    queueConnection: {},
    close: async () => undefined,
  };
  const server = await startPageServer({}, { database });
  // Time stands still, so that a busy machine does not let two seconds pass.
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    const statuses = await Promise.all(Array.from({ length: 100 }, () => readStatus(server.origin)));
    expect([new Set(statuses), writes]).toEqual([new Set([200]), 1]);
    vi.advanceTimersByTime(2000);
    expect([await readStatus(server.origin), writes]).toEqual([503, 2]);
    // A failed write is retried at once.
    expect([await readStatus(server.origin), writes]).toEqual([200, 3]);
  } finally {
    vi.useRealTimers();
    await server.close();
  }
});

it.each(onPostgres)(
  'a locked table in %s blocks neither the other forms nor /readyz',
  { tags: ['full'] },
  async (kind) => {
    const location = await createTestDatabase(kind);
    const { contestsDir, remove } = createContests();
    const server = await startServer(createConfig({ ...location, contestsDir, rateLimitPerMinute: 10_000 }), {
      now: () => openInstant,
    });
    const operator = await connectOperator(location.databaseUrl);
    const postAll = () =>
      Promise.all([
        postSignUp(server.origin, createBody(`${Math.random()}@example.com`)),
        postMessage(server.origin, createMessage()),
      ]).then((responses) => responses.map(({ status }) => status));
    const enter = (turn: number) => postEntry(server.origin, createEntry({ Email: `entry${turn}@example.com` }));
    await operator.query('begin; lock table sealed_contest_entries in access exclusive mode');
    const entries = Array.from({ length: 40 }, (_, turn) => enter(turn));
    for (let round = 0; round < 3; round += 1) expect(await postAll()).toEqual([200, 200]);
    expect(await readStatus(server.origin)).toBe(200);
    expect(new Set((await Promise.all(entries)).map(({ status }) => status))).toEqual(new Set([503]));
    await operator.query('rollback');
    expect((await enter(100)).status).toBe(200);
    // Rate limits fall back to counters in memory.
    await operator.query('begin; lock table rate_limits in access exclusive mode');
    const rounds = await Promise.all(Array.from({ length: 10 }, postAll));
    expect(rounds).toEqual(rounds.map(() => [200, 200]));
    await operator.query('rollback');
    await operator.end();
    await server.close();
    await location.remove();
    remove();
  },
);
