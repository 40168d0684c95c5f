import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { defaultDelivery } from '../../host-site/server/delivery/outbox.ts';
import { type RunningServer, startServer } from '../../host-site/server/start-server.ts';
import { handlerPaths } from '../../widgets/shared/brand/endpoints.ts';
import { insertClaimedPrize } from './support/claimed-prize.ts';
import { createMessage, postMessage } from './support/contact-request.ts';
import { addPins, createEntry, createPinEntry, postEntry } from './support/contest-request.ts';
import { runMove, runPrivacy, runSubmissions, startProcess } from './support/server-process.ts';
import { createBody, postSignUp } from './support/sign-up-request.ts';
import { readTables, withDatabase } from './support/table-rows.ts';
import { createConfig } from './support/test-config.ts';
import { createContests, openInstant } from './support/test-contests.ts';
import { createTestDatabase, databaseKinds, type TestDatabase } from './support/test-databases.ts';
import { accepted, startUpstream } from './support/upstream.ts';
import { insertWaitingMail } from './support/waiting-mail.ts';

const Consent = new URLSearchParams({
  id: 'contact',
  version: '1999-01',
  language: 'en',
  page: '/en/contact',
  at: '2026-11-20T14:03:00.000Z',
}).toString();
const closed = { status: 503, retryAfter: '180' };

/** What a move keeps: all but what pg-boss measures of its queues. */
const readMoved = (location: TestDatabase) =>
  withDatabase(location, (database) => readTables(database, /\.queue_stats/));

/** Stores something of everything that a retailer has. */
async function fill(source: TestDatabase, contestsDir: string): Promise<void> {
  const upstream = await startUpstream(({ body }) =>
    String(body.Email).startsWith('delivered') ? accepted : { http: 503, body: '' },
  );
  const delivery = { ...defaultDelivery, upstreamUrls: { newsletter: upstream.url }, pollingInterval: 0.5 };
  const server = await startServer(createConfig({ ...source, contestsDir, delivery }), { now: () => openInstant });
  const { origin, database } = server;
  for (const email of ['delivered@example.ca', 'waiting@example.ca']) await postSignUp(origin, createBody(email));
  const accented = { FirstName: 'Zoé «\\"', Message: 'Déjà {vu}, NULL,\n"quoted" \\N 🍁' };
  await postMessage(origin, createMessage(accented));
  await postMessage(origin, createMessage({ Email: 'erased@example.ca' }), { Consent });
  await addPins(database, { W1NNER22: 'A lamp', L0SER222: '' });
  await postEntry(origin, createEntry({ Email: 'entrant@example.ca' }));
  await postEntry(origin, createPinEntry('W1NNER22'));
  await insertWaitingMail(database, 'asked@example.ca');
  await insertClaimedPrize(database, 'drawn@example.ca');
  await vi.waitFor(
    async () => {
      const rows = await database.query('select from sealed_sign_ups where delivered_at is not null');
      expect(rows).toHaveLength(1);
    },
    { timeout: 30_000 },
  );
  await runPrivacy(source, 'erase', '--email', 'erased@example.ca', '--reason', 'request 1234');
  await server.close();
  await upstream.close();
}

const post = async (origin: string, Email: string) => {
  const response = await postMessage(origin, createMessage({ Email }));
  return { status: response.status, retryAfter: response.headers.get('retry-after') };
};

describe.runIf(databaseKinds.includes('postgres'))('moving an embedded installation to PostgreSQL', () => {
  const { contestsDir, remove } = createContests();
  const databases: TestDatabase[] = [];
  let source: TestDatabase;
  /** An empty database in the folder of the embedded one, as the operator will set it. */
  async function createTarget(): Promise<TestDatabase> {
    const target = await createTestDatabase('postgres', 'empty');
    databases.push(target);
    return { ...target, dataDir: source.dataDir };
  }
  const start = (location: TestDatabase): Promise<RunningServer> =>
    startServer(createConfig({ ...location, contestsDir }), { now: () => openInstant });

  beforeAll(async () => {
    source = await createTestDatabase('pglite');
    databases.push(source);
    await fill(source, contestsDir);
  });
  afterAll(async () => {
    for (const database of databases) await database.remove();
    remove();
  });

  it('takes every row there while visitors post, and refuses nothing without saying when to try again', async () => {
    const server = await start(source);
    const target = await createTarget();
    const accepted: string[] = [];
    const answers: unknown[] = [];
    const moving = runMove(source, '--to', target.databaseUrl, '--reason', 'more visitors');
    let isOver = false;
    moving.finally(() => {
      isOver = true;
    });
    for (let at = 0; !isOver; at += 1) {
      const email = `during.${at}@example.ca`;
      const answer = await post(server.origin, email);
      answers.push(answer);
      if (answer.status === 200) accepted.push(email);
      await wait(20);
    }
    expect(await moving).toMatchObject({ code: 0, stderr: '', stdout: expect.stringContaining('Moved. Now set') });
    expect((await moving).stdout).toContain('/data-keys, and restart');
    const { hostname, port, pathname } = new URL(target.databaseUrl);
    expect(accepted.length).toBeGreaterThan(0);
    expect(answers).toContainEqual(closed);
    for (const answer of answers) expect([closed, { status: 200, retryAfter: null }]).toContainEqual(answer);
    // What it took now would be missing in PostgreSQL.
    expect(await post(server.origin, 'later@example.ca')).toEqual(closed);
    const details = await fetch(`${server.origin}${handlerPaths.contestDetails}?id=fall`);
    expect(details.status).toBeLessThan(500);
    await server.close();

    const [before, after] = [await readMoved(source), await readMoved(target)];
    for (const name of Object.keys(before)) expect([name, after[name]]).toEqual([name, before[name]]);
    expect(Object.keys(after)).toEqual(Object.keys(before));
    const filled = Object.keys(before).filter((name) => before[name]?.length);
    for (const name of ['consents', 'contest_pins', 'erasure_proofs', 'idempotent_answers', 'operator_actions'])
      expect(filled).toContain(`public.${name}`);
    expect(filled).toContain('pgboss.job_common');

    const moved = await start(target);
    expect((await post(moved.origin, 'after@example.ca')).status).toBe(200);
    expect(await (await postEntry(moved.origin, createEntry({ Email: 'entrant@example.ca' }))).json()).toMatchObject({
      status: 1,
    });
    expect((await postEntry(moved.origin, createPinEntry('W1NNER22'))).status).toBe(422);
    const listed = (await runSubmissions(target, 'contact')).stdout;
    for (const email of [...accepted, 'after@example.ca']) expect(listed).toContain(email);
    expect(listed).toContain('Déjà {vu}');
    await moved.close();
    expect((await runPrivacy(target, 'audit', '--verify')).code).toBe(0);
    // The record names the database without its password.
    const audit = await runPrivacy(target, 'audit');
    expect(audit.stdout).toContain(`postgres://${hostname}:${port}${pathname}`);
    expect(audit.stdout).not.toContain('postgres@');
  }, 120_000);

  it('starts no server and runs no command on what was moved, and says which setting to change', async () => {
    await expect(start(source)).rejects.toThrow(/was moved to postgres:.* set DATABASE_URL/);
    expect(await runSubmissions(source, 'contact')).toMatchObject({ code: 1, stderr: /was moved to postgres:/ });
    rmSync(join(source.dataDir, 'moved-to-postgres'));
    await (await start(source)).close();
  }, 60_000);

  it('leaves the source as it was when it is killed in the middle, and can be begun anew', async () => {
    const before = await readMoved(source);
    const target = await createTarget();
    const client = new pg.Client({ connectionString: target.databaseUrl });
    await client.connect();
    const server = await startProcess(source, { CONTESTS_DIR: contestsDir });
    const moving = runMove(source, '--to', target.databaseUrl);
    // Whoever holds the first table that is created holds the move, between its first step and its last.
    const hold = () =>
      client.query('begin; lock table unfinished_move in access share mode').catch(async (error) => {
        await client.query('rollback');
        throw error;
      });
    await vi.waitFor(hold, { timeout: 30_000, interval: 5 });
    await vi.waitFor(async () => expect(await post(server.origin, 'killed@example.ca')).toEqual(closed), {
      timeout: 30_000,
    });
    await server.end('SIGKILL');
    expect(await moving).toMatchObject({ code: 1 });
    await client.end();
    expect(existsSync(join(source.dataDir, 'moved-to-postgres'))).toBe(false);
    await expect(start(target)).rejects.toThrow('The move into this database has not ended.');
    // Without a server this time.
    const again = await runMove(source, '--to', target.databaseUrl);
    expect(again).toMatchObject({ code: 0, stderr: '' });
    // As a kill after the last row and before the last step leaves it: nothing says that it is whole.
    await withDatabase(target, (database) => database.query('create table unfinished_move (begun_at timestamptz)'));
    expect(await runMove(source, '--to', target.databaseUrl)).toMatchObject({ code: 0, stderr: '' });
    const after = await readMoved(target);
    const without = ({ 'public.operator_actions': _, 'public.operator_actions_head': __, ...rest }: typeof after) =>
      rest;
    const volatile = ['pgboss.queue', 'pgboss.version', 'public.readiness', 'public.retention_runs'];
    for (const [name, rows] of Object.entries(without(before)))
      if (!volatile.includes(name)) expect([name, after[name]]).toEqual([name, rows]);
    rmSync(join(source.dataDir, 'moved-to-postgres'));
  }, 120_000);

  it('goes on as before when the target fails, is not empty, is not UTF-8 or cannot be reached', async () => {
    const server = await start(source);
    const used = await createTestDatabase('postgres');
    databases.push(used);
    const wrong = { 'not empty': used.databaseUrl, ECONNREFUSED: 'postgres://127.0.0.1:1/none' };
    for (const [reason, url] of Object.entries(wrong)) {
      const refused = await runMove(source, '--to', url);
      expect(refused.code, reason).toBe(1);
      expect(refused.stderr).toContain(reason);
      expect((await post(server.origin, `${reason.replace(' ', '')}@example.ca`)).status).toBe(200);
    }
    await server.close();
    expect(await runMove(used, '--to', used.databaseUrl)).toMatchObject({ code: 1, stderr: /on PostgreSQL already/ });
    expect(readFileSync(join(source.dataDir, 'data-keys'), 'utf8')).not.toBe('');
  }, 60_000);
});
