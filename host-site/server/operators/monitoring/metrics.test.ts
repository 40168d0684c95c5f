import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createMessage, postMessage } from '../../../../tests/server/support/contact-request.ts';
import { createBody, postSignUp } from '../../../../tests/server/support/sign-up-request.ts';
import { createConfig } from '../../../../tests/server/support/test-config.ts';
import {
  createTestDatabase,
  sampleDatabases,
  type TestDatabase,
} from '../../../../tests/server/support/test-databases.ts';
import { startUpstream } from '../../../../tests/server/support/upstream.ts';
import { insertUnsubscription } from '../../database/unsubscriptions.ts';
import { defaultDelivery } from '../../delivery/outbox.ts';
import { type RunningServer, startServer } from '../../start-server.ts';
import { nameRoute } from './measure-requests.ts';

describe.each(sampleDatabases('metrics'))('metrics on %s', (kind) => {
  let location: TestDatabase;
  let server: RunningServer;
  let upstream: Awaited<ReturnType<typeof startUpstream>>;
  let alerts: Awaited<ReturnType<typeof startUpstream>>;

  beforeAll(async () => {
    location = await createTestDatabase(kind);
    upstream = await startUpstream(() => ({ http: 400, body: '{"status":-20,"message":"fields"}' }));
    alerts = await startUpstream(() => ({ http: 200, body: '' }));
    const upstreamUrls = { newsletter: upstream.url, contact: '', contest: '' };
    server = await startServer(
      createConfig({
        ...location,
        delivery: { ...defaultDelivery, upstreamUrls, pollingInterval: 0.5 },
        metrics: { host: '127.0.0.1', port: 0 },
        alerts: { url: alerts.url, secrets: [] },
      }),
    );
  });
  afterAll(async () => {
    await server.close();
    await upstream.close();
    await alerts.close();
    await location.remove();
  });

  const scrape = async (path = '/metrics') => fetch(`http://127.0.0.1:${server.metricsPort}${path}`);
  /** The values of all metrics, by name with labels. */
  const read = async () =>
    Object.fromEntries((await (await scrape()).text()).split('\n').map((line) => line.split(/ (?=[^ ]+$)/)));

  it('count requests, submissions and deliveries, and an undeliverable submission sends an alert', async () => {
    await postSignUp(server.origin, createBody('counted@example.com'));
    await postSignUp(server.origin, createBody('no address'));
    await fetch(`${server.origin}/unknown@example.com/typed-this`);
    await vi.waitFor(
      async () => {
        expect(await read()).toMatchObject({
          'vitrine_submissions{kind="newsletter",state="undeliverable"}': '1',
          'vitrine_submissions{kind="newsletter",state="waiting"}': '0',
          'vitrine_deliveries_total{kind="newsletter",result="refused"}': '1',
        });
      },
      { timeout: 20_000 },
    );
    // Without a recipient, nothing is late.
    const { database } = server;
    await insertUnsubscription(database, { id: randomUUID(), chain: 1, brand: 'vitrine', email: 'left@example.com' });
    await database.query("update sealed_unsubscriptions set created_at = now() - interval '1 hour'");
    await postMessage(server.origin, createMessage());
    await database.query("update sealed_contact_messages set created_at = now() - interval '1 hour'");
    const ages = await read();
    expect(Number(ages['vitrine_oldest_waiting_seconds{kind="unsubscription"}'])).toBeGreaterThan(3000);
    expect(ages).toMatchObject({
      'vitrine_submissions{kind="contact",state="waiting"}': '1',
      'vitrine_oldest_waiting_seconds{kind="contact"}': '0',
    });
    const text = await (await scrape()).text();
    expect(text).toContain('vitrine_http_requests_total{route="newsletter",status="200"} 1');
    expect(text).toMatch(/vitrine_http_requests_total\{route="newsletter",status="4\d\d"\} 1/);
    expect(text).toContain('vitrine_http_requests_total{route="page",status="404"} 1');
    expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds \d/);
    expect(text).not.toContain('example.com');
    if (kind === 'postgres') expect(text).toMatch(/vitrine_database_connections\{state="idle"\} \d/);
    await vi.waitFor(() => expect(alerts.calls).toHaveLength(1));
    expect(alerts.calls[0]?.body).toMatchObject({
      type: 'delivery.undeliverable',
      data: { kind: 'newsletter', reason: 'HTTP 400, status -20' },
    });
  });

  it('tell what the checks find that a server can run for itself', async () => {
    const checks = Object.entries(await read()).filter(([name]) => name.startsWith('vitrine_check{'));
    expect(Object.fromEntries(checks)).toMatchObject({
      'vitrine_check{id="database-rights"}': '0',
      'vitrine_check{id="disk-inodes"}': '0',
      'vitrine_check{id="keys"}': '0',
      'vitrine_check{id="backup-age"}': '1',
    });
    expect(checks.filter(([, value]) => value === '2')).toEqual([]);
    expect(checks.map(([name]) => name).join()).not.toContain('tls');
  });

  it('are not served on the site’s port, and their port serves nothing else at /', async () => {
    expect((await fetch(`${server.origin}/metrics`)).status).toBe(404);
    expect((await scrape('/')).status).toBe(404);
  });

  it('include every metric that the alert rules and the dashboard use', async () => {
    const known = await (await scrape()).text();
    for (const file of ['prometheus-rules.yaml', 'grafana-dashboard.json']) {
      const names =
        readFileSync(`host-site/server/deploy/${file}`, 'utf8').match(/\b(vitrine|nodejs|process)_\w+/g) ?? [];
      expect(names.length, file).toBeGreaterThan(5);
      for (const name of new Set(names)) expect(known, `${file}: ${name}`).toMatch(new RegExp(`^${name}[{ ]`, 'm'));
    }
  });
});

it.each([
  ['/healthz', 'health'],
  ['/widgets/v1/vitrine.js', 'widgets'],
  ['/fr/newsletter', 'page'],
  ['/assets/site.css', 'file'],
  ['/anything@example.com/at/all', 'page'],
])('nameRoute returns the route of %s as %s', (path, route) => {
  expect(nameRoute(path)).toBe(route);
});
