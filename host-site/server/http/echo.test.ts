import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDeadDatabase } from '../../../tests/server/support/failing-database.ts';
import { startPageServer } from '../../../tests/server/support/page-server.ts';
import { createCipher } from '../database/cipher.ts';
import { createKeys, parseKeys } from '../database/key-ring.ts';
import { type Echo, echoHeader, signEcho } from './echo.ts';

const cipher = createCipher(parseKeys(createKeys()));
const now = Date.UTC(2026, 10, 30);
let server: Awaited<ReturnType<typeof startPageServer>>;
beforeAll(async () => {
  const database = { ...createDeadDatabase(), cipher };
  server = await startPageServer({ trustedProxies: 1 }, { database, now: () => now });
});
afterAll(() => server.close());

const ask = async (value: string, path = '/readyz'): Promise<Echo | undefined> => {
  const headers = { [echoHeader]: value, 'X-Forwarded-For': '203.0.113.7', operation_id: 'register' };
  const response = await fetch(server.origin + path, { headers });
  return ((await response.json()) as { echo?: Echo }).echo;
};

it('/readyz says what has reached it of a request that is signed with its keys, without the signature', async () => {
  const echo = await ask(signEcho(cipher, now - 60_000));
  expect(echo).toMatchObject({ now, connection: '127.0.0.1', client: '203.0.113.7', trustedProxies: 1 });
  expect(echo?.headers).toMatchObject({ operation_id: 'register', 'x-forwarded-for': '203.0.113.7' });
  expect(JSON.stringify(echo)).not.toContain(signEcho(cipher, now - 60_000));
});

it('/readyz says it to no one else, and no longer than a quarter of an hour', async () => {
  const others = createCipher(parseKeys(createKeys()));
  const altered = signEcho(cipher, now).replace(/^\d/, '9');
  const old = [now - 16 * 60_000, now + 16 * 60_000].map((instant) => signEcho(cipher, instant));
  for (const value of ['', '1', signEcho(others, now), altered, ...old])
    expect(await ask(value), value).toBeUndefined();
  expect(await ask(signEcho(cipher, now), '/healthz')).toBeUndefined();
});
