import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { findFreePort } from '../support/free-port.ts';
import { plainForms } from './support/plain-forms.ts';
import { runPrivacy, type ServerProcess, startProcess } from './support/server-process.ts';
import { createTestDatabase, type TestDatabase } from './support/test-databases.ts';
import { accepted, startUpstream } from './support/upstream.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 });

/** Each types four values. */
const count = Number(process.env.PLANTED_VISITORS ?? 20);
const visitors = Array.from({ length: count }, (_, turn) => ({
  reader: `planted.reader${turn}@example.ca`,
  writer: `planted.writer${turn}@example.ca`,
  name: `Plantée${String.fromCharCode(97 + (turn % 26), 97 + Math.floor(turn / 26))}`,
  phone: `416555${String(turn).padStart(4, '0')}`,
}));
const values = visitors.flatMap((visitor) => Object.values(visitor));

/** What the server writes where others than operators may read it, by the place. */
const written: Record<string, string> = {};
let location: TestDatabase;
let server: ServerProcess;

/** Sends a plain form and keeps all headers of the response, its address among them. */
async function send(name: 'newsletter' | 'contact', changes: Record<string, string>): Promise<void> {
  const { path, page, fields } = plainForms[name];
  const response = await fetch(server.origin + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: server.origin, referer: server.origin + page('fr') },
    body: new URLSearchParams({ ...fields('fr'), ...changes }),
  });
  await response.text();
  expect(response.status).toBe(303);
  written.headers += [...response.headers].join('\n');
}

beforeAll(async () => {
  location = await createTestDatabase('pglite');
  const upstream = await startUpstream(() => accepted);
  const metricsPort = await findFreePort();
  server = await startProcess(location, {
    LOG_LEVEL: 'trace',
    METRICS_PORT: String(metricsPort),
    NEWSLETTER_UPSTREAM_URL: upstream.url,
  });
  written.headers = '';
  for (const { reader, writer, name, phone } of visitors) {
    await send('newsletter', { Email: reader });
    await send('contact', { Email: writer, FirstName: name, Phone: phone });
    const address = `/en/search?${new URLSearchParams({ q: reader, tel: phone })}#${name}`;
    await (await fetch(server.origin + address, { headers: { referer: `https://a.example/?${writer}` } })).text();
  }
  await vi.waitFor(() => expect(upstream.calls.length).toBeGreaterThan(0), { timeout: 60_000 });
  written.calls = upstream.calls.map(({ headers }) => JSON.stringify(headers)).join('\n');
  written.metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  await server.end('SIGTERM');
  written.log = server.output();
  await runPrivacy(location, 'find', '--email', visitors[0]?.reader ?? '');
  written.record = (await runPrivacy(location, 'audit')).stdout;
  await upstream.close();
});
afterAll(() => location.remove());

it(`TR-01 none of ${count * 4} typed values is in logs, metrics, response or upstream headers, or the audit record`, () => {
  expect(new Set(values).size).toBe(count * 4);
  expect(written.metrics).toContain(`vitrine_http_requests_total{route="contact",status="303"} ${count}`);
  expect(written.record).toContain('find');
  expect(Object.keys(written).sort()).toEqual(['calls', 'headers', 'log', 'metrics', 'record']);
  for (const [place, text] of Object.entries(written)) {
    expect(text.length, place).toBeGreaterThan(100);
    const plain = `${text}\n${decodeURIComponent(text.replace(/%(?![\da-f]{2})/gi, '%25'))}`;
    expect(
      values.filter((value) => plain.includes(value)),
      place,
    ).toEqual([]);
    expect(plain, place).not.toMatch(/planted|Plantée/);
  }
});
