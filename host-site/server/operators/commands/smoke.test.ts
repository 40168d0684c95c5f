import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runPrivacy, runSmoke, runSubmissions } from '../../../../tests/server/support/server-process.ts';
import { createConfig } from '../../../../tests/server/support/test-config.ts';
import {
  createTestDatabase,
  sampleDatabases,
  type TestDatabase,
} from '../../../../tests/server/support/test-databases.ts';
import { accepted, startUpstream } from '../../../../tests/server/support/upstream.ts';
import { findFreePort } from '../../../../tests/support/free-port.ts';
import { sample } from '../../../../tests/support/samples.ts';
import { listActions } from '../../database/operator-actions.ts';
import { defaultDelivery } from '../../delivery/outbox.ts';
import { type RunningServer, startServer } from '../../start-server.ts';

const refused = { http: 400, body: '{"status":-20,"message":"fields"}' };
const isTest = /^test\+smoke-[0-9a-f]{12}@example\.com$/;

describe.each(sampleDatabases('the smoke test'))('the smoke test on %s', (kind) => {
  let location: TestDatabase;
  let server: RunningServer;
  let upstream: Awaited<ReturnType<typeof startUpstream>>;
  let alerts: Awaited<ReturnType<typeof startUpstream>>;
  let upstreamResponse = accepted;
  let refusedAlerts = 0;

  beforeAll(async () => {
    location = await createTestDatabase(kind);
    upstream = await startUpstream(() => upstreamResponse);
    alerts = await startUpstream((_, count) => ({ http: count <= refusedAlerts ? 503 : 200, body: '' }));
    const upstreamUrls = { newsletter: upstream.url, contact: '', contest: '' };
    server = await startServer(
      createConfig({
        ...location,
        delivery: { ...defaultDelivery, upstreamUrls, pollingInterval: 0.5 },
        metrics: { host: '127.0.0.1', port: 0 },
      }),
    );
  });
  beforeEach(() => {
    upstreamResponse = accepted;
    upstream.calls.length = 0;
    alerts.calls.length = 0;
  });
  afterAll(async () => {
    await server.close();
    await upstream.close();
    await alerts.close();
    await location.remove();
  });

  const run = (url: string, ...args: string[]) =>
    runSmoke(
      location,
      { NEWSLETTER_UPSTREAM_URL: upstream.url, ALERT_WEBHOOK_URL: alerts.url },
      ...['--url', url, ...args],
    );
  const readMetric = async () => {
    const text = await (await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`)).text();
    return Number(/^vitrine_smoke_last_success_seconds (\S+)$/m.exec(text)?.[1]);
  };
  const expectNothingStored = async () => {
    expect((await runSubmissions(location, 'newsletter')).stdout).not.toContain('smoke-');
    expect(await server.database.query('select 1 from erasure_proofs')).toEqual([]);
  };
  /** What failed, as it was told; the exit code is 1. */
  const expectAlarm = async (result: Awaited<ReturnType<typeof run>>, problem: string) => {
    expect([result.code, result.stderr]).toEqual([1, `${problem}\n`]);
    const [step, text] = problem.replace('not ', '').split(': ');
    expect(alerts.calls.map(({ body }) => [body.type, body.data])).toEqual([['smoke.failed', { step, problem: text }]]);
    await expectNothingStored();
  };

  it('R32 signs up, waits for delivery, deletes its data except the audit log, and sets the success metric', async () => {
    expect(await readMetric()).toBe(0);
    const before = Date.now() / 1000;
    const { code, stdout, stderr } = await run(server.origin);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout.replace(/ \(\d+ ms\)/g, '')).toBe('ready\nsigned up\ndelivered\ndeleted\n');
    expect(upstream.calls.map(({ body }) => body.Email)).toEqual([expect.stringMatching(isTest)]);
    expect(alerts.calls).toEqual([]);
    await expectNothingStored();
    expect(await readMetric()).toBeGreaterThanOrEqual(Math.floor(before));
    const actions = await listActions(server.database);
    expect(actions.map(({ command }) => command)).toEqual(expect.arrayContaining(['smoke check', 'smoke pass']));
    expect(JSON.stringify(actions)).not.toContain('@example.com');
    expect((await runPrivacy(location, 'audit', '--verify')).code).toBe(0);
  });

  it('R32 sends an alert when the retailer’s service refuses the sign-up', { tags: ['full'] }, async () => {
    upstreamResponse = refused;
    await expectAlarm(await run(server.origin), 'not delivered: the sign-up is undeliverable');
  });

  it('R32 sends the alert again when the first attempt fails', { tags: ['full'] }, async () => {
    refusedAlerts = 1;
    const { code, stderr } = await run(`http://127.0.0.1:${await findFreePort()}`);
    refusedAlerts = 0;
    expect([code, stderr]).toEqual([1, 'not ready: the server cannot be reached (ECONNREFUSED)\n']);
    expect(alerts.calls).toHaveLength(2);
  });

  it('R32 sends an alert when the delivery takes too long', { tags: ['full'] }, async () => {
    upstreamResponse = { http: 503, body: '' };
    await expectAlarm(await run(server.origin, '--wait', '1'), 'not delivered: the sign-up is not delivered after 1 s');
  });

  it.each(
    sample(3, [
      ['responds to POST with an HTML page', { '/readyz': [200, ''] }, 'not signed up: the response is not JSON'],
      ['is unreachable', undefined, 'not ready: the server cannot be reached (ECONNREFUSED)'],
      ['is not ready', { '/readyz': [503, ''] }, 'not ready: status 503'],
    ] as const),
  )('R32 sends an alert when the site %s', async (_, responses, problem) => {
    const site = createServer((request, response) => {
      const [status, text] = Reflect.get(responses ?? {}, request.url ?? '') ?? [200, '<!doctype html>'];
      response.writeHead(status).end(text);
    });
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    const { port } = site.address() as AddressInfo;
    const close = () => new Promise((resolve) => site.close(resolve));
    if (!responses) await close();
    await expectAlarm(await run(`http://127.0.0.1:${port}`), problem);
    if (responses) await close();
  });

  it.each([
    [[], '--url is needed'],
    [['--url', 'vitrine.example'], '--url is needed'],
    [['--url', 'https://vitrine.example', '--email', 'not-an-address'], '--email: an address'],
    [['--url', 'https://vitrine.example', '--wait', '601'], '--wait: seconds'],
  ])('rejects the arguments %j', { tags: ['full'] }, async (args, problem) => {
    const { code, stderr } = await runSmoke(location, {}, ...args);
    expect(code).toBe(1);
    expect(stderr).toContain(problem);
  });
});

it('R32 the smoke test solves the proof of work of a server that always requires one', { tags: ['full'] }, async () => {
  const location = await createTestDatabase('pglite');
  const server = await startServer(createConfig({ ...location, rateLimitPerMinute: 100, proofOfWorkPercent: 0 }));
  const { code, stdout, stderr } = await runSmoke(location, {}, '--url', server.origin);
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^ready .+\nsigned up .+\nstored .+\ndeleted .+\n$/);
  await server.close();
  await location.remove();
});
