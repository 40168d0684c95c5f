import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readClientAddress, toClientKey } from '../../host-site/server/client-address.ts';
import type { Database } from '../../host-site/server/database/database.ts';
import { migrate } from '../../host-site/server/database/migrate.ts';
import { openDatabase } from '../../host-site/server/database/open-database.ts';
import { createRateLimit } from '../../host-site/server/rate-limit.ts';
import { startServer } from '../../host-site/server/start-server.ts';
import { createBody, postSignUp, readAnswer } from './support/sign-up-request.ts';
import { createConfig } from './support/test-config.ts';
import { createTestDatabase, databaseKinds, type TestDatabase } from './support/test-databases.ts';

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

  it('lets each client pass so many times a minute and then says how long to wait', async () => {
    const limit = createRateLimit(3, database);
    const waits = [];
    for (let turn = 0; turn < 4; turn += 1) waits.push(await limit('192.0.2.1'));
    expect(waits.slice(0, 3)).toEqual([0, 0, 0]);
    expect(waits[3]).toBeGreaterThan(0);
    expect(waits[3]).toBeLessThanOrEqual(60);
    expect(await limit('192.0.2.2')).toBe(0);
  });

  it('counts over all server processes where they share a PostgreSQL', async () => {
    const processes = [createRateLimit(2, database), createRateLimit(2, database), createRateLimit(2, database)];
    const waits = [];
    for (const limit of processes) waits.push((await limit('192.0.2.9')) > 0);
    expect(waits).toEqual([false, false, kind === 'postgres']);
  });

  it('has no limit when it is set to 0', async () => {
    const limit = createRateLimit(0, database);
    expect(await Promise.all(Array.from({ length: 500 }, () => limit('192.0.2.1')))).toEqual(Array(500).fill(0));
  });
});

it('API-03 answers a client over its limit with 429 and when to retry; others pass', async () => {
  const location = await createTestDatabase('pglite');
  const server = await startServer(createConfig({ ...location, rateLimitPerMinute: 2, trustedProxies: 1 }));
  const post = (client: string) =>
    postSignUp(server.origin, createBody('limited@example.com'), { 'X-Forwarded-For': `spoofed, ${client}` });
  await post('192.0.2.1');
  await post('192.0.2.1');
  const refused = await post('192.0.2.1');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await readAnswer(refused)).toEqual({ http: 429, status: -1, message: 'ERROR_BAD_REQUEST' });
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
])('reads the client behind %s with X-Forwarded-For %s and %d proxies as %s', (connection, header, proxies, client) => {
  expect(readClientAddress(connection, header, proxies)).toBe(client);
});

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:0:0:0:9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('counts the address %s as the client %s', (address, key) => {
  expect(toClientKey(address)).toBe(key);
});
