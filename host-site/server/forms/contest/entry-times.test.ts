import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createEntry, entered, postEntry } from '../../../../tests/server/support/contest-request.ts';
import { badFields, readServiceResponse, refusal } from '../../../../tests/server/support/service-responses.ts';
import { readRows } from '../../../../tests/server/support/stored-rows.ts';
import { createConfig } from '../../../../tests/server/support/test-config.ts';
import { createContests, openInstant } from '../../../../tests/server/support/test-contests.ts';
import {
  createTestDatabase,
  sampleDatabases,
  type TestDatabase,
} from '../../../../tests/server/support/test-databases.ts';
import { type RunningServer, startServer } from '../../start-server.ts';

// When a contest takes entries, and how many of a person, by the clock of its zone.

describe.each(sampleDatabases('times of contest entries'))('the times of contest entries on %s', (kind) => {
  const { contestsDir, remove } = createContests();
  let location: TestDatabase;
  let server: RunningServer;
  let now = openInstant;
  const post = async (body: unknown) => readServiceResponse(await postEntry(server.origin, body));
  const find = (email: unknown) => readRows(server.database, 'sealed_contest_entries', email);
  const count = async () => {
    const [row] = await server.database.query<{ rows: number }>(
      'select (select count(*) from sealed_contest_entries) + (select count(*) from idempotent_answers) as rows',
    );
    return row?.rows;
  };

  beforeAll(async () => {
    location = await createTestDatabase(kind);
    server = await startServer(createConfig({ ...location, contestsDir }), { now: () => now });
  });
  afterEach(() => {
    now = openInstant;
  });
  afterAll(async () => {
    await server.close();
    await location.remove();
    remove();
  });

  const notOpen = (state: string) => ({ ...refusal(409, -50, 'ERROR_BAD_REQUEST'), state });
  it.each([
    ['before', '2026-11-02T08:59:59.999-05:00'],
    ['open', '2026-11-02T09:00:00.000-05:00'],
    // It closes at 11:59 p.m., and that minute belongs to it.
    ['open', '2026-12-13T23:59:59.999-05:00'],
    ['closed', '2026-12-14T00:00:00.000-05:00'],
    // The same wall-clock time in another zone: the contest's zone decides.
    ['open', '2026-11-02T09:00:00.000-08:00'],
    ['before', '2026-11-02T09:00:00.000+01:00'],
  ])('CE-01 the contest is %s at %s by the server’s clock', async (state, at) => {
    now = Date.parse(at);
    const before = await count();
    const expected = state === 'open' ? entered : notOpen(state);
    expect(await post(createEntry())).toEqual(expected);
    expect(await post(createEntry({ Zip: '' }))).toEqual(
      state === 'open' ? badFields({ Zip: 'REQUIRED' }) : notOpen(state),
    );
    if (state !== 'open') expect(await count()).toBe(before);
  });

  it('CE-01 a repeated request gets its first response again after the contest has closed', async () => {
    const body = createEntry();
    expect(await post(body)).toEqual(entered);
    now = Date.parse('2026-12-14T00:00:00-05:00');
    expect(await post(body)).toEqual(entered);
  });

  it('CE-01 a request refused before the contest opens is accepted when sent again once it is open', async () => {
    const body = createEntry();
    now = Date.parse('2026-11-02T08:59:59-05:00');
    expect(await post(body)).toEqual(notOpen('before'));
    now = openInstant;
    expect(await post(body)).toEqual(entered);
  });

  it('CE-01 a daily contest accepts one entry a day, by the days of its time zone', async () => {
    const body = createEntry({ ContestId: 'daily' });
    const at = async (instant: string, changes = {}) => {
      now = Date.parse(instant);
      return (await post({ ...body, requestId: randomUUID(), ...changes })).status;
    };
    expect(await at('2026-11-21T00:00:00-05:00')).toBe(0);
    expect(await at('2026-11-21T23:59:59-05:00')).toBe(1);
    expect(await at('2026-11-22T04:59:59Z')).toBe(1);
    expect(await at('2026-11-22T05:00:00Z', { requestId: body.requestId })).toBe(0);
    // The same form on the next day is a new entry.
    expect(await at('2026-11-23T12:00:00-05:00', { requestId: body.requestId })).toBe(0);
    expect((await find(body.Email)).map(({ period }) => period)).toEqual(['2026-11-21', '2026-11-22', '2026-11-23']);
  });

  it('CE-01 a weekly contest accepts one entry a week, starting on Monday', async () => {
    const body = createEntry({ ContestId: 'weekly' });
    const statuses = [];
    for (const day of ['2026-11-16', '2026-11-22', '2026-11-23']) {
      now = Date.parse(`${day}T12:00:00-05:00`);
      statuses.push((await post({ ...body, requestId: randomUUID() })).status);
    }
    expect(statuses).toEqual([0, 1, 0]);
  });
});
