import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runOrigins, runPrivacy } from '../../../tests/server/support/server-process.ts';
import { createBody, postSignUp } from '../../../tests/server/support/sign-up-request.ts';
import { createConfig } from '../../../tests/server/support/test-config.ts';
import { createTestDatabase, databaseKinds, type TestDatabase } from '../../../tests/server/support/test-databases.ts';
import { handlerPaths } from '../../../widgets/shared/brand/endpoints.ts';
import {
  countRefusedOrigin,
  deleteOldRefusedOrigins,
  listRefusedOrigins,
  revokeOrigin,
} from '../database/page-origins.ts';
import { type RunningServer, startServer } from '../start-server.ts';
import { keptFor } from './page-origins.ts';

const shop = 'https://shop.example';
const seconds = { timeout: 10_000, interval: 200 };
let count = 0;

describe.each(databaseKinds)('other sites whose pages send forms, on %s', (kind) => {
  let location: TestDatabase;
  const servers: RunningServer[] = [];
  const start = async () => {
    const server = await startServer(
      createConfig({ ...location, rateLimitPerMinute: 1000, metrics: { host: '127.0.0.1', port: 0 } }),
    );
    servers.push(server);
    return server;
  };
  beforeAll(async () => {
    location = await createTestDatabase(kind);
    await start();
    // The embedded database takes one server.
    if (kind === 'postgres') await start();
  });
  afterAll(async () => {
    for (const server of servers) await server.close();
    await location.remove();
  });

  const post = async (server: RunningServer, Origin: string) =>
    (await postSignUp(server.origin, createBody(`shopper.${++count}@example.ca`), { Origin })).status;
  const ask = async (server: RunningServer, Origin: string) => {
    const headers = { Origin, 'Access-Control-Request-Method': 'POST' };
    return (await fetch(server.origin + handlerPaths.contact, { method: 'OPTIONS', headers })).status;
  };
  const postAll = (origin: string) => Promise.all(servers.map((server) => post(server, origin)));
  const all = (status: number) => servers.map(() => status);
  const list = async () => (await runOrigins(location, 'list')).stdout;

  it('are refused and counted by origin, for operators and in the metrics, without anything of a person', async () => {
    expect(await postAll(shop)).toEqual(all(403));
    for (const server of servers) expect(await ask(server, shop)).toBe(403);
    const [server] = servers;
    if (!server) throw new Error('no server');
    const form = await fetch(server.origin + handlerPaths.newsletter, {
      method: 'POST',
      headers: { Origin: shop },
      body: new URLSearchParams({ Email: 'someone@example.com' }),
    });
    expect(form.status).toBe(403);
    expect(await post(server, 'someone@example.com')).toBe(403);
    const refused = 2 * servers.length + 1;
    const line = new RegExp(`^"${shop}","refused","${refused}","\\d{4}-\\d\\d-\\d\\d"\\r$`, 'm');
    await vi.waitFor(async () => expect(await list()).toMatch(line), seconds);
    expect(await list()).toMatch(/^"https?:[^"]+","configured"/m);
    const metrics = await (await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`)).text();
    expect(metrics).toMatch(new RegExp(`vitrine_refused_origins_total\\{origin="${shop}"\\} [35]`));
    expect(metrics + (await list())).not.toContain('someone');
    expect(metrics).toContain('vitrine_refused_origins_total{origin="other"} 1');
  });

  it('are allowed and revoked by a command, on all servers within seconds and on the record', async () => {
    const allowed = await runOrigins(location, 'allow', `${shop}/en/contests?x=1`, '--reason', 'our shop');
    expect(allowed).toEqual({ code: 0, stderr: '', stdout: `${shop} is allowed\n` });
    await new Promise((resolve) => setTimeout(resolve, keptFor + 100));
    for (const server of servers) {
      const answer = await fetch(server.origin + handlerPaths.origin, { headers: { Origin: shop } });
      expect(await answer.json(), 'the first answer after that time').toEqual({ allowed: true });
    }
    await vi.waitFor(async () => expect(await postAll(shop)).toEqual(all(200)), seconds);
    for (const server of servers) expect(await ask(server, shop)).toBe(204);
    expect(await postAll('https://other.example')).toEqual(all(403));
    expect(await list()).toContain(`"${shop}","allowed"`);
    expect(await list()).not.toContain(`"${shop}","refused"`);
    expect((await runOrigins(location, 'revoke', shop)).stdout).toBe(`${shop} is no longer allowed\n`);
    await vi.waitFor(async () => expect(await postAll(shop)).toEqual(all(403)), seconds);
    const audit = (await runPrivacy(location, 'audit')).stdout;
    expect(audit).toContain('origins allow');
    expect(audit).toContain('origins revoke');
  });

  it.each([
    [['allow', 'shop.example'], 'origin: expected an http(s):// address'],
    [['allow', 'javascript:alert(1)'], 'origin: expected an http(s):// address'],
    [['allow'], 'allow: expected an address'],
    [['forbid', shop], 'command: expected one of list, allow, revoke'],
  ])('are not changed by %j', { tags: ['full'] }, async (args, problem) => {
    const refused = await runOrigins(location, ...args);
    expect([refused.code, refused.stderr.split('\n')[0]]).toEqual([1, problem]);
  });

  it('have an end: after 1,000 different ones what is new counts as other, and a month later nothing is left', {
    tags: ['full'],
  }, async () => {
    const [server] = servers;
    if (!server) throw new Error('no server');
    const { database } = server;
    // Not long ago: the servers delete old counts, too.
    const now = Date.now();
    const today = new Date(now).toISOString().slice(0, 10);
    for (let at = 0; at < 1005; at += 1) await countRefusedOrigin(database, `https://host-${at}.example`, now);
    await countRefusedOrigin(database, `https://${'x'.repeat(400)}.example`, now);
    await countRefusedOrigin(database, 'https://host-7.example', now);
    const rows = await listRefusedOrigins(database, new Date(now));
    expect(new Set(rows.map(({ origin }) => origin)).size).toBeLessThanOrEqual(1001);
    expect(rows.find(({ origin }) => origin === 'https://host-7.example')?.requests).toBe(2);
    for (const { origin } of rows) expect(origin.length).toBeLessThanOrEqual(200);
    await deleteOldRefusedOrigins(database, now + 31 * 86_400_000);
    expect((await listRefusedOrigins(database, new Date(0))).some(({ last_day }) => last_day === today)).toBe(false);
    expect(await revokeOrigin(database, shop)).toBe(false);
  });
});
