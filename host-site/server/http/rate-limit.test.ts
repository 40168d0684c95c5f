import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createBody, postSignUp, readResponse } from '../../../tests/server/support/sign-up-request.ts';
import { createConfig } from '../../../tests/server/support/test-config.ts';
import { createTestDatabase, databaseKinds, type TestDatabase } from '../../../tests/server/support/test-databases.ts';
import { createCipher } from '../database/cipher.ts';
import { deleteOldSecrets } from '../database/client-secrets.ts';
import type { Database } from '../database/database.ts';
import { rotateKeys } from '../database/encrypt-rows.ts';
import { createKeys, parseKeys } from '../database/key-ring.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open-database.ts';
import { startServer } from '../start-server.ts';
import { readClientIp, toClientKey } from './client-address.ts';
import { createAttemptLimit, createRateLimit } from './rate-limit.ts';

describe.each(databaseKinds)('rate limit on %s', (kind) => {
  let location: TestDatabase;
  let database: Database;

  beforeAll(async () => {
    location = await createTestDatabase(kind);
    database = await openDatabase(location, () => undefined);
    await migrate(database);
  });
  afterAll(async () => {
    await database.close();
    await location.remove();
  });

  const one = { client: '192.0.2.1' };
  const listRows = () =>
    database.query<{ key: string; points: number; expire: number }>('select * from rate_limits order by key');

  it('allows each client the configured number of requests a minute, then returns the seconds to wait', async () => {
    const limit = createRateLimit('a', 3, database);
    const waits = [];
    for (let turn = 0; turn < 4; turn += 1) waits.push(await limit(one));
    expect(waits.slice(0, 3)).toEqual([0, 0, 0]);
    expect(waits[3]).toBeGreaterThan(0);
    expect(waits[3]).toBeLessThanOrEqual(60);
    expect(await limit({ client: '192.0.2.2' })).toBe(0);
    expect(await createRateLimit('b', 3, database)(one)).toBe(0);
  });

  it('counts across server processes on PostgreSQL, and per process on the embedded database', async () => {
    const processes = [1, 2, 3].map(() => createRateLimit('c', 2, database));
    const waits = [];
    for (const limit of processes) waits.push((await limit({ client: '192.0.2.9' })) > 0);
    expect(waits).toEqual([false, false, kind === 'postgres']);
  });

  it('never limits a client when it is set to 0', async () => {
    const limit = createRateLimit('d', 0, database);
    expect(await Promise.all(Array.from({ length: 500 }, () => limit(one)))).toEqual(Array(500).fill(0));
  });

  it('gives an IPv6 /48 network a higher limit, to which requests over a client’s own limit do not count', async () => {
    const limit = createRateLimit('e', 2, database);
    const customer = (at: number) => toClientKey(`2001:db8:77:${at.toString(16)}::1`);
    for (let turn = 0; turn < 30; turn += 1) await limit(customer(0));
    const waits = [];
    for (let at = 1; at <= 19; at += 1) waits.push(await limit(customer(at)));
    expect(waits.map((wait) => wait > 0)).toEqual([...Array(18).fill(false), true]);
    expect(await limit(toClientKey('2001:db8:78::1'))).toBe(0);
  });

  it('giveBack takes an attempt off the count of the client and that of its network', async () => {
    const attempt = createAttemptLimit('f', 1, 3600, database);
    for (let turn = 0; turn < 12; turn += 1) {
      const { wait, giveBack } = await attempt(toClientKey('2001:db8:99::1'));
      expect(wait).toBe(0);
      await giveBack();
    }
  });

  it('deletes expired counters and the secrets of days before yesterday, and keeps the others', async () => {
    const now = Date.parse('2026-05-08T12:00:00Z');
    await database.query('delete from rate_limits');
    await database.query('delete from client_secrets');
    for (const [key, expire] of [
      ['over', now - 1],
      ['current', now + 1],
    ] as const)
      await database.query('insert into rate_limits (key, points, expire) values ($1, 1, $2)', [key, expire]);
    for (const day of ['2026-05-06', '2026-05-07', '2026-05-08'])
      await database.query('insert into client_secrets (day, secret) values ($1, $2)', [day, 'any']);
    await deleteOldSecrets(database, now);
    expect((await listRows()).map(({ key }) => key)).toEqual(['current']);
    const days = await database.query<{ day: string }>('select day from client_secrets order by day');
    expect(days.map(({ day }) => day)).toEqual(['2026-05-07', '2026-05-08']);
    await database.query('delete from client_secrets');
  });

  if (kind === 'pglite') {
    it('stores nothing about a client, as the counts are in memory', async () => {
      await database.query('delete from rate_limits');
      await createRateLimit('g', 9, database)(one);
      expect(await listRows()).toEqual([]);
      expect(await database.query('select day from client_secrets')).toEqual([]);
    });
    return;
  }

  it('stores a client under a key that changes daily and is not a plain hash of the IP address', async () => {
    await database.query('delete from rate_limits');
    const day = Date.parse('2026-05-04T23:59:00Z');
    for (const at of [day, day + 120_000]) await createRateLimit('g', 9, database, () => at)(one);
    const keys = (await listRows()).map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
    for (const key of keys) {
      expect(key).toMatch(/^[\w-]{43}$/);
      for (const text of [one.client, `g ${one.client}`]) {
        expect(key).not.toBe(createHash('sha256').update(text).digest('base64url'));
      }
    }
  });

  it('keeps counting with the day’s secret after the key that encrypted it was rotated and removed', async () => {
    const day = '2026-05-06';
    const now = () => Date.parse(`${day}T12:00:00Z`);
    const [older = '', index = ''] = createKeys(new Date(0)).split(',');
    const [newer = ''] = createKeys(new Date(1000)).split(',');
    const withKeys = (...keys: string[]) => ({ ...database, cipher: createCipher(parseKeys([...keys, index].join())) });
    await createRateLimit('i', 1, withKeys(older), now)(one);
    await rotateKeys(withKeys(newer, older), () => undefined);
    const wait = await createRateLimit('i', 1, withKeys(newer), now)(one);
    expect(wait).toBeGreaterThan(0);
    await database.query('delete from client_secrets where day = $1', [day]);
  });

  it('creates a new daily secret when its encryption key was removed without a rotation', async () => {
    const day = '2026-05-07';
    const now = () => Date.parse(`${day}T12:00:00Z`);
    await createRateLimit('j', 1, { ...database, cipher: createCipher(parseKeys(createKeys(new Date(0)))) }, now)(one);
    await rotateKeys(database, () => undefined);
    const waits = [];
    for (let turn = 0; turn < 2; turn += 1) waits.push((await createRateLimit('j', 1, database, now)(one)) > 0);
    expect(waits).toEqual([false, true]);
  });
});

it('the server deletes expired rate limit rows at startup and every minute without any request', {
  tags: ['full'],
}, async () => {
  const location = await createTestDatabase('pglite');
  const first = await startServer(createConfig(location));
  await first.database.query("insert into rate_limits (key, points, expire) values ('over', 1, 1)");
  await first.close();
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const server = await startServer(createConfig(location));
  const count = async () => (await server.database.query('select key from rate_limits')).length;
  await vi.waitFor(async () => expect(await count()).toBe(0));
  await server.database.query("insert into rate_limits (key, points, expire) values ('over again', 1, 1)");
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  await vi.waitFor(async () => expect(await count()).toBe(0));
  await server.close();
  await location.remove();
});

it('API-03 the server returns 429 with Retry-After to a client over its limit and serves other clients', async () => {
  const location = await createTestDatabase('pglite');
  const server = await startServer(createConfig({ ...location, rateLimitPerMinute: 2, trustedProxies: 1 }));
  const post = (client: string) =>
    postSignUp(server.origin, createBody('limited@example.com'), { 'X-Forwarded-For': `spoofed, ${client}` });
  await post('192.0.2.1');
  await post('192.0.2.1');
  // A gateway adds the port, which differs for every connection.
  const refused = await post('192.0.2.1:1042');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await readResponse(refused)).toEqual({ http: 429, status: -1, message: 'ERROR_BAD_REQUEST' });
  expect((await post('192.0.2.2')).status).toBe(200);
  await server.close();
  await location.remove();
});

it.each([
  ['192.0.2.1', undefined, 0, '192.0.2.1'],
  ['10.0.0.1', '203.0.113.9', 0, '10.0.0.1'],
  ['10.0.0.1', 'spoofed, 203.0.113.9', 1, '203.0.113.9'],
  ['10.0.0.1', 'spoofed, 203.0.113.9, 10.0.0.2', 2, '203.0.113.9'],
  ['10.0.0.1', '203.0.113.9', 3, '203.0.113.9'],
  ['10.0.0.1', '', 1, '10.0.0.1'],
  ['10.0.0.1', 'spoofed, 203.0.113.10:1042', 1, '203.0.113.10'],
  ['10.0.0.1', '[2001:db8::1]:443', 1, '2001:db8::1'],
  ['10.0.0.1', '[2001:db8::1]', 1, '2001:db8::1'],
  ['10.0.0.1', '[fe80::1%eth0]:443', 1, 'fe80::1'],
  ['10.0.0.1', '[::ffff:203.0.113.10]:443', 1, '::ffff:203.0.113.10'],
  ['10.0.0.1', 'unknown', 1, '10.0.0.1'],
  ['10.0.0.1', '_hidden:9', 1, '10.0.0.1'],
  ['10.0.0.1', '203.0.113.10:port', 1, '10.0.0.1'],
  ['10.0.0.1', '203.0.113.300', 1, '10.0.0.1'],
  ['10.0.0.1', '203.0.113.9,', 1, '10.0.0.1'],
  ['10.0.0.1', '[', 1, '10.0.0.1'],
])(
  'readClientAddress for connection %s with X-Forwarded-For %s and %d trusted proxies returns %s',
  (connection, header, proxies, client) => {
    expect(readClientIp(connection, header, proxies)).toBe(client);
  },
);

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:c000:0201', '192.0.2.1'],
  ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
  ['64:ff9b::192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:0DB8:0001:0002:0:0:0:9', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['2001:db8::', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ['', ''],
])('toClientKey counts the IP address %s as the client %s', (address, client, network?: string) => {
  expect(toClientKey(address)).toEqual(network ? { client, network } : { client });
});

it('the client key ignores port, case and spelling of an IP address and has at most 64 characters', () => {
  const readKey = (hop: string) => toClientKey(readClientIp('10.0.0.1', hop, 1));
  const port = fc.integer({ min: 0, max: 65_535 });
  fc.assert(
    fc.property(fc.ipV4(), port, (address, number) => {
      expect(readKey(`${address}:${number}`)).toEqual(readKey(address));
      expect(readKey(`[::ffff:${address}]:${number}`)).toEqual(readKey(address));
    }),
  );
  fc.assert(
    fc.property(fc.ipV6(), port, (address, number) => {
      expect(readKey(`[${address.toUpperCase()}]:${number}`)).toEqual(readKey(address));
      expect(readKey(address).client).not.toContain('NaN');
    }),
  );
  fc.assert(fc.property(fc.string(), (hop) => readKey(hop).client.length <= 64));
});
