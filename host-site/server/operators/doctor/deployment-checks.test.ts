import { chmodSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createAuthority } from '../../../../tests/server/support/certificate.ts';
import { Deployment, type ProxyHabits } from '../../../../tests/server/support/deployment.ts';
import { findFreePort } from '../../../../tests/support/free-port.ts';
import { sample } from '../../../../tests/support/samples.ts';
import type { ServerConfig } from '../../config.ts';
import type { Given } from './create-tools.ts';
import type { Report } from './run-check.ts';

const authority = createAuthority();
const trusted = getCACertificates();
let deployment: Deployment;

beforeAll(async () => {
  setDefaultCACertificates([...trusted, authority.cert]);
  deployment = await Deployment.start(authority);
});
afterAll(async () => {
  await deployment.close();
  setDefaultCACertificates(trusted);
});
afterEach(() => {
  deployment.habits = {};
});

const list = (reports: readonly Report[], result: Report['result']) =>
  reports.filter((report) => report.result === result).map(({ id }) => id);
const show = (reports: readonly Report[]) =>
  reports.filter(({ result }) => result !== 'ok').map(({ id, result, message }) => `${result} ${id}: ${message.en}`);

it('the doctor finds nothing wrong with a deployment that is as it should be, and sends no email', async () => {
  const reports = await deployment.examine();
  expect(list(reports, 'failed'), show(reports).join('\n')).toEqual([]);
  expect(list(reports, 'warning')).toEqual(['backup-age']);
  expect(list(reports, 'skipped')).toEqual(['database-pooling', 'database-durability', 'sample-row', 'backup-file']);
  expect(deployment.mail.emails).toEqual([]);
});

/** What a fault is: what a proxy does, other settings of the doctor, or another clock. */
interface Fault {
  habits?: ProxyHabits;
  settings?: (config: ServerConfig) => Promise<Partial<ServerConfig>> | Partial<ServerConfig>;
  given?: Given;
}
const withMail = ({ delivery }: ServerConfig, url: string): Partial<ServerConfig> => ({
  delivery: { ...delivery, mail: delivery.mail && { ...delivery.mail, url } },
});
const minute = 60_000;
const set = (name: string, value: string) => (headers: IncomingHttpHeaders) => {
  headers[name] = value;
};

const faults: [id: string, what: string, fault: Fault][] = [
  ['public-origin', 'is not encrypted', { settings: () => ({ publicOrigin: 'http://www.vitrine.example' }) }],
  [
    'mail',
    'cannot be reached',
    { settings: async (config) => withMail(config, `smtp://127.0.0.1:${await findFreePort()}`) },
  ],
  [
    'services',
    'is away',
    {
      settings: async ({ delivery }) => ({
        delivery: { ...delivery, upstreamUrls: { newsletter: `http://127.0.0.1:${await findFreePort()}` } },
      }),
    },
  ],
  ['alerts', 'has no name', { settings: () => ({ alerts: { url: 'http://nowhere.invalid', secrets: [] } }) }],
  [
    'ready',
    'is not',
    { habits: { respond: (path, response) => path === '/readyz' && !!response.writeHead(503).end('{"ok":false}') } },
  ],
  ['https-redirect', 'shows the page', { habits: { plain: (_, response) => response.writeHead(200).end('page') } }],
  ['other-names', 'shows the page', { habits: { request: (headers) => void delete headers['x-forwarded-host'] } }],
  [
    'page-addresses',
    'are refused',
    { habits: { respond: (path, response) => path.startsWith('//') && !!response.writeHead(404).end() } },
  ],
  [
    'missing-page',
    'is a page to programs',
    {
      habits: {
        respond: (path, response) =>
          path.includes('no-page') && !!response.writeHead(200, { 'content-encoding': 'br', etag: '"1"' }).end(),
      },
    },
  ],
  [
    'headers-in',
    'lose those with an underscore',
    { habits: { request: (headers) => void delete headers.operation_id } },
  ],
  ['headers-in', 'lose Idempotency-Key', { habits: { request: (headers) => void delete headers['idempotency-key'] } }],
  ['client-address', 'is not passed on', { habits: { request: (headers) => void delete headers['x-forwarded-for'] } }],
  [
    'client-address',
    'is that of the first of two proxies',
    { habits: { request: set('x-forwarded-for', '203.0.113.7, 10.0.0.1') } },
  ],
  ['client-address', 'is what a visitor sent', { habits: { request: set('x-forwarded-for', '198.51.100.77') } }],
  [
    'forwarded-protocol',
    'is that of a proxy behind another',
    { habits: { request: set('x-forwarded-proto', 'http') } },
  ],
  [
    'headers-out',
    'have a second policy',
    {
      habits: {
        response(headers) {
          headers['content-security-policy'] = `${headers['content-security-policy']}, default-src 'self'`;
        },
      },
    },
  ],
  ['headers-out', 'lose one', { habits: { response: (headers) => void delete headers['x-content-type-options'] } }],
  ['compression', 'is lost', { habits: { request: set('accept-encoding', 'identity') } }],
  ['etag', 'is lost', { habits: { response: (headers) => void delete headers.etag } }],
  ['caching', 'is the proxy’s', { habits: { response: set('cache-control', 'public, max-age=14400') } }],
  [
    'clock-http',
    'is two hours ahead',
    {
      habits: {
        response: set('date', new Date(Date.now() + 120 * minute).toUTCString()),
      },
    },
  ],
  [
    'answer',
    'comes from another site',
    { habits: { respond: (_, response) => !!response.writeHead(200).end('<!doctype html><title>Parked</title>') } },
  ],
  ['answer', 'is 502', { habits: { respond: (_, response) => !!response.writeHead(502).end() } }],
  ['backup-file', 'is missing', { given: { backups: '.', backupKey: 'key' } }],
];

describe('the doctor finds exactly what is wrong', () => {
  it.each(sample(6, faults))('%s %s', async (id, _, { habits = {}, settings, given }) => {
    deployment.habits = habits;
    const reports = await deployment.examine(await settings?.(deployment.config), given);
    expect(list(reports, 'failed'), show(reports).join('\n')).toEqual([id]);
    const found = reports.find((report) => report.id === id);
    expect(found?.remedy?.en).toBeTruthy();
    expect(found?.remedy?.fr).not.toBe(found?.remedy?.en);
  });

  it('a request id that a visitor chooses is a warning', async () => {
    const keep: ProxyHabits['request'] = (headers, sent) => {
      headers['x-request-id'] = sent['x-request-id'] ?? headers['x-request-id'];
    };
    deployment.habits = { request: keep };
    const reports = await deployment.examine();
    expect(list(reports, 'warning')).toContain('request-id');
  });

  it('a folder of data that others may use', async () => {
    chmodSync(deployment.location.dataDir, 0o755);
    const reports = await deployment.examine();
    chmodSync(deployment.location.dataDir, 0o700);
    expect(list(reports, 'failed')).toEqual(['data-folder']);
  });
});
