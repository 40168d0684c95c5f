import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { startProcess } from '../../../tests/server/support/server-process.ts';
import { createBody, postSignUp } from '../../../tests/server/support/sign-up-request.ts';
import { createFolder } from '../../../tests/server/support/temporary-folder.ts';
import { createTestDatabase } from '../../../tests/server/support/test-databases.ts';
import { sample } from '../../../tests/support/samples.ts';
import { acquireFolderLock } from './folder-lock.ts';
import { openDatabase } from './open-database.ts';

const rounds = Number(process.env.LOCK_ROUNDS ?? 8);
/** So many folders are fought over at once. */
const atOnce = 8;
/** Short timeouts for tests; in production heartbeats are seconds apart. */
const times = { heartbeat: 100, limit: 1000, watch: 400, check: 50, settle: 150 };

const lockPath = (location: { dataDir: string }) => join(location.dataDir, 'pglite.lock');
const elsewhere = (pid: number) => JSON.stringify({ token: `token-${pid}`, kernel: 'other', pid, host: 'elsewhere' });

/** A container as the lock sees it: its own process ids, host name and network. */
const enterContainer = (host: string) => [
  'unshare',
  ...['--pid', '--fork', '--mount-proc', '--kill-child', '--uts', '--net'],
  ...['sh', '-c', `hostname ${host} && ip link set lo up && exec "$0" "$@"`],
];
const [tool = '', ...toolArgs] = enterContainer('probe');
const canEnterContainers = spawnSync(tool, [...toolArgs, 'true']).status === 0;

/** In another process namespace, the end of the output shows that the process has died. */
async function kill(process: ChildProcess): Promise<void> {
  const closed = once(process, 'close');
  process.kill('SIGKILL');
  await closed;
}

// Only Linux has namespaces, and only root can create them; elsewhere these tests are skipped.
it.skipIf(!canEnterContainers).each([
  ['the same name', 'web', 'web'],
  ['another name', 'web-1', 'web-2'],
])(
  'the data folder of a running container is refused to one with %s, and free once the first is killed',
  { tags: ['full'] },
  async (_title, first, second) => {
    const location = await createTestDatabase('pglite');
    const holder = await startProcess(location, {}, enterContainer(first));
    expect(holder.origin).not.toBe('');
    const late = await startProcess(location, {}, enterContainer(second));
    expect([late.origin, await late.end('SIGTERM')]).toEqual(['', 1]);
    expect(late.output()).toContain(`in use by process 1 on ${first}`);
    const outside = await startProcess(location);
    expect([outside.origin, await outside.end('SIGTERM')]).toEqual(['', 1]);
    await kill(holder.process);
    expect(existsSync(lockPath(location))).toBe(true);
    // The heartbeat is recent, so a check by age alone would refuse.
    const heir = await startProcess(location, {}, enterContainer(`${second}-new`));
    expect(heir.origin).not.toBe('');
    await kill(heir.process);
    await location.remove();
  },
);

it('acquireFolderLock takes over a damaged lock file, whatever its content, and refuses a second holder', async () => {
  const texts = ['', '{"pid":', 'null', '[]', '42', '{}', '{"pid":1}', '"x"', '\0\0\0'];
  const results = texts.map(async (text) => {
    const folder = createFolder();
    const path = join(folder.path, 'lock');
    writeFileSync(path, text);
    const lock = await acquireFolderLock(path, undefined, times);
    const second = await acquireFolderLock(path, undefined, times).catch((error) => error.name);
    await lock.release();
    const isFree = !existsSync(path);
    folder.remove();
    return [text, second, isFree];
  });
  expect(await Promise.all(results)).toEqual(texts.map((text) => [text, 'FolderInUseError', true]));
});

it('acquireFolderLock refuses while another machine’s heartbeat continues, and takes over once it stops', async () => {
  const folder = createFolder();
  const path = join(folder.path, 'lock');
  const touch = (milliseconds: number) => {
    const instant = new Date(Date.now() - milliseconds);
    utimesSync(path, instant, instant);
  };
  const acquire = () => acquireFolderLock(path, undefined, times);
  writeFileSync(path, elsewhere(1));
  await expect(acquire()).rejects.toThrow('in use by process 1 on elsewhere');
  // With a clock one hour behind, a live machine looks dead for long; its next heartbeat shows that it is not.
  touch(3_600_000);
  const isAlive = setInterval(() => touch(3_600_000), times.heartbeat);
  await expect(acquire()).rejects.toThrow('in use by process 1 on elsewhere');
  clearInterval(isAlive);
  const heir = await acquire();
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ pid: process.pid });
  await heir.release();
  folder.remove();
});

it.each(
  sample(2, [
    ['names another holder', elsewhere(2)],
    ['is damaged', 'null'],
  ] as const),
)(
  'the server exits with code 1 when its lock file %s, and leaves the file and the socket in place',
  { tags: ['full'] },
  async (_title, text) => {
    const location = await createTestDatabase('pglite');
    const server = await startProcess(location);
    expect((await postSignUp(server.origin, createBody('before@example.com'))).status).toBe(200);
    const socket = join(location.dataDir, 'operators', 'socket');
    const exited = once(server.process, 'exit');
    const replacedAt = Date.now();
    writeFileSync(lockPath(location), text);
    const refusals = new Set<number>();
    // Ready until the first check, then not ready, then stopped.
    while (server.process.exitCode === null && Date.now() - replacedAt < 20_000) {
      const ready = await fetch(`${server.origin}/readyz`).catch(() => undefined);
      if (ready) refusals.add(ready.status);
      await wait(20);
    }
    await exited;
    expect(server.process.exitCode).toBe(1);
    expect([...refusals].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(server.output()).toContain('The data folder is no longer ours');
    expect(server.output()).toContain('data folder lost');
    expect(readFileSync(lockPath(location), 'utf8')).toBe(text);
    expect(statSync(socket).isSocket()).toBe(true);
    await location.remove();
  },
);

it('a process that was halted until another machine took its folder writes nothing when it resumes', {
  tags: ['full'],
}, async () => {
  const location = await createTestDatabase('pglite');
  /** A process that has loaded its modules, which takes longer than a lock lives on a slow machine. */
  const prepare = async (machine: string) => {
    const child = fork('tests/server/support/folder-holder.ts', ['write', machine, location.dataDir], { silent: true });
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (piece) => {
      output += piece;
    });
    await once(child, 'message');
    return { child, output: () => output, count: () => (output.match(/wrote/g) ?? []).length };
  };
  const wrote = (writer: Awaited<ReturnType<typeof prepare>>, least: number) =>
    vi.waitFor(() => expect(writer.count()).toBeGreaterThan(least), { timeout: 60_000 });
  const [halted, early, heir] = await Promise.all([prepare('one'), prepare('two'), prepare('two')]);
  halted.child.send('write');
  await wrote(halted, 5);
  halted.child.send('halt');
  await vi.waitFor(() => expect(halted.output()).toContain('halted'), { timeout: 60_000 });
  const before = halted.count();
  early.child.send('write');
  await once(early.child, 'exit');
  expect(early.output()).toContain('stopped: FolderInUseError');
  // The halted process no longer touches its lock, which another machine may take after `limit`.
  const limit = 2000;
  await vi.waitFor(() => expect(Date.now() - statSync(lockPath(location)).mtimeMs).toBeGreaterThan(limit), {
    timeout: 60_000,
  });
  heir.child.send('write');
  await wrote(heir, 5);
  const exited = once(halted.child, 'exit');
  halted.child.kill('SIGCONT');
  await exited;
  expect(halted.output()).toContain('stopped: FolderLostError');
  // The statement that was under way was finished in vain.
  expect(halted.count()).toBe(before);
  await wrote(heir, heir.count() + 5);
  heir.child.kill('SIGKILL');
  await once(heir.child, 'exit');
  const written = { halted: halted.count(), heir: heir.count() };
  rmSync(lockPath(location));
  const database = await openDatabase(location, () => undefined);
  const rows = await database.query<{ pid: number; count: number }>(
    'select pid, count(*) as count from written group by pid',
  );
  const countOf = (child: ChildProcess) => rows.find((row) => row.pid === child.pid)?.count ?? 0;
  expect(countOf(halted.child)).toBe(written.halted);
  expect(countOf(heir.child)).toBeGreaterThanOrEqual(written.heir);
  await database.close();
  await location.remove();
});

it.concurrent.each(
  sample(3, [
    ['on one kernel, the holder died there', 'this', 'this', 'this'],
    ['on one kernel, the holder’s machine is gone', 'gone', 'this', 'this'],
    ['on two different machines', 'gone', 'one', 'two'],
  ] as const),
)(
  `exactly one of two processes takes over the lock of a dead holder, ${rounds} times: %s`,
  async (_title, kernel, ...machines) => {
    const folder = createFolder();
    const heirs = await Promise.all(
      machines.map(async (machine) => {
        const child = fork('tests/server/support/folder-holder.ts', ['take', machine]);
        await once(child, 'message');
        return child;
      }),
    );
    /** Has both heirs take these locks at once, or give back what they have; their messages. */
    const tell = (paths: readonly string[]): Promise<string[][]> =>
      Promise.all(
        heirs.map(async (heir) => {
          const told = once(heir, 'message');
          heir.send(paths);
          return (await told)[0];
        }),
      );
    const long = new Date(Date.now() - 3_600_000);
    const winners: string[] = [];
    for (let round = 0; round < rounds; round += atOnce) {
      const paths = Array.from({ length: Math.min(atOnce, rounds - round) }, (_, at) =>
        join(folder.path, `lock ${round + at}`),
      );
      for (const path of paths) {
        writeFileSync(path, JSON.stringify({ token: `dead ${path}`, kernel, pid: 1, host: hostname() }));
        utimesSync(path, long, long);
      }
      const [first = [], second = []] = await tell(paths);
      winners.push(...paths.map((_, at) => [first[at], second[at]].sort().join(' ')));
      await tell([]);
      expect(paths.filter((path) => existsSync(path))).toEqual([]);
    }
    expect(winners).toEqual(Array.from({ length: rounds }, () => 'held refused'));
    for (const heir of heirs) heir.disconnect();
    folder.remove();
  },
);
