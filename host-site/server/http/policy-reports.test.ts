import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createConfig } from '../../../tests/server/support/test-config.ts';
import {
  createTestDatabase,
  sampleDatabases,
  type TestDatabase,
} from '../../../tests/server/support/test-databases.ts';
import { countPolicyReport, deleteOldPolicyReports, listPolicyReports } from '../database/policy-reports.ts';
import { parsePolicyReportCall, runPolicyReportCall } from '../operators/policy-report-commands.ts';
import { type RunningServer, startServer } from '../start-server.ts';
import { parsePolicyReports, policyReportsPath } from './policy-reports.ts';

/** A report in the Reporting API’s format. */
const create = (blockedURL: string, effectiveDirective = 'script-src-elem') => ({
  age: 1,
  type: 'csp-violation',
  url: 'https://www.vitrine.example/en/storelocator?s=someone%40example.com',
  user_agent: 'Mozilla/5.0',
  body: {
    documentURL: 'https://www.vitrine.example/en/storelocator?s=someone%40example.com',
    disposition: 'enforce',
    effectiveDirective,
    blockedURL,
    sample: 'someone@example.com',
  },
});
/** A report in the format of `report-uri`. */
const createOld = (report: Record<string, string>) => ({
  'csp-report': { 'document-uri': 'https://www.vitrine.example/en?who=someone%40example.com', ...report },
});
const read = (sent: unknown) => parsePolicyReports(JSON.stringify(sent));

describe('parsePolicyReports', () => {
  it.each([
    [
      [create('https://connect.facebook.net/en_US/fbevents.js?id=1')],
      'script-src-elem',
      'https://connect.facebook.net',
    ],
    [[create('inline', 'style-src-attr')], 'style-src-attr', 'inline'],
    [[create('trusted-types-sink', 'require-trusted-types-for')], 'require-trusted-types-for', 'trusted-types-sink'],
    [[create('chrome-extension://abcdef/page.js')], 'script-src-elem', 'extension'],
    [[create('data', 'img-src')], 'img-src', 'data'],
    [[create('someone@example.com')], 'script-src-elem', 'other'],
    [[create('https://x.example/', 'someone@example.com')], 'other', 'https://x.example'],
    [
      createOld({ 'effective-directive': 'img-src', 'blocked-uri': 'https://ct.pinterest.com/v3/?tid=1' }),
      'img-src',
      'https://ct.pinterest.com',
    ],
    [
      createOld({ 'violated-directive': "connect-src 'self'", 'blocked-uri': 'https://a.example:8443/b' }),
      'connect-src',
      'https://a.example:8443',
    ],
    [createOld({ 'violated-directive': 'script-src', 'blocked-uri': '' }), 'script-src', 'inline'],
    [createOld({ 'violated-directive': 'frame-src', 'blocked-uri': '' }), 'frame-src', 'other'],
    // What an extension's code did, as Chromium 156 and Firefox 153 report it: the scheme is left of its address.
    [createOld({ 'effective-directive': 'font-src', 'blocked-uri': 'chrome-extension' }), 'font-src', 'extension'],
    [
      createOld({
        'effective-directive': 'style-src-elem',
        'blocked-uri': 'inline',
        'source-file': 'chrome-extension',
      }),
      'style-src-elem',
      'extension',
    ],
    [
      createOld({
        'effective-directive': 'connect-src',
        'blocked-uri': 'https://ads.example/x',
        'source-file': 'moz-extension',
      }),
      'connect-src',
      'extension',
    ],
    [
      [{ ...create('inline'), body: { ...create('inline').body, sourceFile: 'safari-web-extension://ab/c.js' } }],
      'script-src-elem',
      'extension',
    ],
  ])('reads %j as %s and %s', (sent, directive, blocked) => {
    expect(read(sent)).toEqual([{ directive, blocked }]);
  });

  it.each(['', 'null', '[]', '{}', '[1]', '{"csp-report": 1}', '[{"type": "deprecation", "body": {}}]', '{'])(
    'finds no report in %s',
    (body) => expect(parsePolicyReports(body)).toBeUndefined(),
  );

  it('reads the origin of a long address, as those of measurement are', () => {
    const sent = create(`https://region1.google-analytics.com/g/collect?ep=${'x'.repeat(6000)}`, 'connect-src');
    expect(read(sent)).toEqual([{ directive: 'connect-src', blocked: 'https://region1.google-analytics.com' }]);
  });

  it('takes at most twenty reports of one body', () => {
    const many = Array.from({ length: 500 }, (_, at) => create(`https://host-${at}.example/`));
    expect(read(many)).toHaveLength(20);
  });
});

describe.each(sampleDatabases('policy-reports'))('reports of blocked content on %s', (kind) => {
  let location: TestDatabase;
  let server: RunningServer;
  const lines: string[] = [];
  beforeAll(async () => {
    location = await createTestDatabase(kind);
    const config = createConfig({
      ...location,
      logLevel: 'trace',
      rateLimitPerMinute: 8,
      metrics: { host: '127.0.0.1', port: 0 },
    });
    server = await startServer(config, { logDestination: { write: (line) => void lines.push(line) } });
  });
  afterAll(async () => {
    await server.close();
    await location.remove();
  });
  const post = async (body: string, type = 'application/reports+json') =>
    (await fetch(server.origin + policyReportsPath, { method: 'POST', headers: { 'Content-Type': type }, body }))
      .status;
  const list = async () => {
    const pieces: string[] = [];
    for await (const piece of runPolicyReportCall(server, parsePolicyReportCall({ command: 'list' })))
      pieces.push(piece);
    return pieces.join('');
  };

  it('are counted by directive and origin for operators and in the metrics, without anything of a person', async () => {
    const meta = create('https://connect.facebook.net/en_US/fbevents.js?email=someone%40example.com');
    expect(await post(JSON.stringify([meta, meta]))).toBe(204);
    expect(await post(JSON.stringify(meta))).toBe(204);
    const old = createOld({ 'effective-directive': 'img-src', 'blocked-uri': 'https://www.facebook.com/tr/?id=1' });
    expect(await post(JSON.stringify(old), 'application/csp-report')).toBe(204);
    await vi.waitFor(async () => {
      const [, first, second] = (await list()).split('\r\n');
      expect(first).toMatch(/^"script-src-elem","https:\/\/connect.facebook.net","3","\d{4}-\d\d-\d\d"$/);
      expect(second).toMatch(/^"img-src","https:\/\/www.facebook.com","1",/);
    });
    const metrics = await (await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`)).text();
    expect(metrics).toContain(
      'vitrine_policy_reports_total{directive="script-src-elem",blocked="https://connect.facebook.net"} 3',
    );
    expect(lines.join() + metrics + (await list())).not.toContain('someone');
  });

  it('are refused when they are too large, unreadable or too many, and the count stays', async () => {
    const before = await list();
    expect(await post(`[${' '.repeat(70_000)}]`)).toBe(413);
    expect(await post('no report')).toBe(400);
    const statuses = [];
    for (let count = 0; count < 6; count += 1) statuses.push(await post('no report'));
    expect(statuses).toContain(429);
    expect(await list()).toBe(before);
    expect((await fetch(server.origin + policyReportsPath)).status).toBe(404);
  });

  it('have an end in a day: after 200 different ones, what is new counts as other', async () => {
    const now = Date.parse('2026-01-05T12:00:00Z');
    const { database } = server;
    for (let count = 0; count < 205; count += 1) {
      const report = { directive: 'img-src', blocked: `https://host-${count}.example` };
      await countPolicyReport(database, report, now);
    }
    await countPolicyReport(database, { directive: 'img-src', blocked: 'https://host-7.example' }, now);
    const rows = (await listPolicyReports(database, new Date(now))).filter(({ last_day }) => last_day === '2026-01-05');
    expect(rows).toHaveLength(201);
    expect(rows[0]).toMatchObject({ blocked: 'other', reports: 5 });
    expect(rows[1]).toMatchObject({ blocked: 'https://host-7.example', reports: 2 });
    await deleteOldPolicyReports(database, now + 31 * 86_400_000);
    const left = await listPolicyReports(database, new Date(0));
    expect(left.some(({ last_day }) => last_day === '2026-01-05')).toBe(false);
  });
});
