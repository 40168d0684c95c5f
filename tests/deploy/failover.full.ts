import { execFile, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { createKeys } from '../../host-site/server/database/key-ring.ts';
import { createBody, postSignUp } from '../server/support/sign-up-request.ts';
import { createFolder } from '../server/support/temporary-folder.ts';
import { findPostgres } from '../support/postgres.mjs';
import { createServer, startPooler, startPostgresPair, startProxy } from './cluster.ts';

/** Debian's programs, and root, which starts them as other users. */
const hasTools =
  process.getuid?.() === 0 &&
  findPostgres() !== undefined &&
  ['nginx', 'pgbouncer'].every((name) => spawnSync('which', [name]).status === 0);
const postsPerSecond = 50;
/** A visitor, or the form itself, tries again for so long. */
const patienceMs = 15_000;

/** Sends one sign-up until it is taken; returns the milliseconds that it took, or undefined when it never was. */
async function signUp(origin: string, email: string): Promise<number | undefined> {
  const key = { 'Idempotency-Key': randomUUID() };
  const begun = performance.now();
  while (performance.now() - begun < patienceMs) {
    const isTaken = await postSignUp(origin, createBody(email), key).then(
      ({ status }) => status === 200,
      () => false,
    );
    if (isTaken) return performance.now() - begun;
    await wait(250);
  }
  return undefined;
}

/** Posts at a steady rate until `stop`, which waits for every response. */
function startVisitors(origin: string) {
  const sent: Promise<{ email: string; ms: number | undefined }>[] = [];
  const timer = setInterval(() => {
    const email = `visitor${sent.length}@example.com`;
    sent.push(signUp(origin, email).then((ms) => ({ email, ms })));
  }, 1000 / postsPerSecond);
  return {
    async stop() {
      clearInterval(timer);
      return Promise.all(sent);
    },
  };
}

it.skipIf(!hasTools)(
  `at ${postsPerSecond} posts per second, a kill, a rolling restart and a database failover lose and duplicate none`,
  async () => {
    const dataKeys = createKeys();
    const folder = createFolder();
    chmodSync(folder.path, 0o777);
    const database = await startPostgresPair(folder.path);
    const pooler = await startPooler(folder.path, database.primaryPort);
    const servers = [];
    for (let count = 0; count < 3; count += 1) servers.push(await createServer(pooler.url, folder.path, dataKeys));
    const proxy = await startProxy(
      folder.path,
      servers.map(({ port }) => port),
    );
    try {
      const visitors = startVisitors(proxy.origin);
      await wait(4000);
      await servers[0]?.end('SIGKILL');
      await wait(3000);
      await servers[0]?.start();
      for (const server of servers) {
        await server.end('SIGTERM');
        await server.start();
        await wait(1000);
      }
      await database.failOver(3);
      pooler.moveTo(database.replicaPort);
      await wait(10_000);
      const signUps = await visitors.stop();
      const slowest = Math.max(...signUps.map(({ ms = Infinity }) => ms));
      process.stdout.write(`${signUps.length} sign-ups, the slowest in ${slowest.toFixed(0)} ms
`);
      expect(signUps.filter(({ ms }) => ms === undefined)).toEqual([]);
      const { stdout } = await promisify(execFile)(
        process.execPath,
        ['dist/server/submissions.js', 'newsletter', '--format', 'json'],
        { env: { ...process.env, DATABASE_URL: pooler.url, DATA_KEYS: dataKeys }, maxBuffer: 1e9 },
      );
      const stored = (JSON.parse(stdout) as { email: string }[]).map(({ email }) => email);
      expect(stored.sort()).toEqual(signUps.map(({ email }) => email).sort());
    } finally {
      await proxy.stop();
      for (const server of servers) await server.end('SIGKILL');
      await pooler.stop();
      await database.stop();
      folder.remove();
    }
  },
  240_000,
);

/** Waits until nginx listens. */
async function waitForProxy(origin: string): Promise<void> {
  while (!(await fetch(`${origin}/readyz`).catch(() => undefined))?.ok) await wait(50);
}

/** Posts at a steady rate, each once, until `stop`, which returns how often there was which response. */
function countResponses(origin: string) {
  const sent: Promise<number>[] = [];
  const timer = setInterval(() => {
    const body = createBody(`once${sent.length}@example.com`);
    sent.push(postSignUp(origin, body).then(({ status }) => status));
  }, 1000 / postsPerSecond);
  return {
    async stop() {
      clearInterval(timer);
      const counts: Record<number, number> = {};
      for (const status of await Promise.all(sent)) counts[status] = (counts[status] ?? 0) + 1;
      return counts;
    },
  };
}

it.skipIf(!hasTools)(
  'every post gets status 200 during rolling restarts of two servers without a pause between them',
  async () => {
    const dataKeys = createKeys();
    const folder = createFolder();
    chmodSync(folder.path, 0o777);
    const database = await startPostgresPair(folder.path);
    const url = `postgres://postgres@127.0.0.1:${database.primaryPort}/postgres`;
    const servers = [];
    for (let count = 0; count < 2; count += 1) servers.push(await createServer(url, folder.path, dataKeys));
    const proxy = await startProxy(
      folder.path,
      servers.map(({ port }) => port),
    );
    try {
      await waitForProxy(proxy.origin);
      const visitors = countResponses(proxy.origin);
      for (const server of [...servers, ...servers, ...servers]) {
        await server.end('SIGTERM');
        await server.start();
      }
      const counts = await visitors.stop();
      process.stdout.write(`responses by status: ${JSON.stringify(counts)}\n`);
      expect(Object.keys(counts)).toEqual(['200']);
    } finally {
      await proxy.stop();
      for (const server of servers) await server.end('SIGKILL');
      await database.stop();
      folder.remove();
    }
  },
  240_000,
);
