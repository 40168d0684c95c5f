import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMessage, postMessage } from '../../../tests/server/support/contact-request.ts';
import { runDeliveries, type ServerProcess, startProcess } from '../../../tests/server/support/server-process.ts';
import { createBody, postSignUp } from '../../../tests/server/support/sign-up-request.ts';
import { createConfig } from '../../../tests/server/support/test-config.ts';
import {
  createTestDatabase,
  sampleDatabases,
  type TestDatabase,
} from '../../../tests/server/support/test-databases.ts';
import { accepted, startUpstream } from '../../../tests/server/support/upstream.ts';
import { openDatabase } from '../database/open-database.ts';
import { parseDeliveryCall } from './delivery-commands.ts';

const refused = { http: 400, body: '{"status":-20,"message":"fields"}' };

describe.each(sampleDatabases('deliveries by command'))('deliveries in %s', (kind) => {
  let location: TestDatabase;
  let upstream: Awaited<ReturnType<typeof startUpstream>>;
  let server: ServerProcess;
  let upstreamResponse = refused;

  const list = async (...args: string[]) => {
    const { code, stdout, stderr } = await runDeliveries(location, ...args);
    expect([code, stderr]).toEqual([0, '']);
    return stdout
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.slice(1, -1).split('","'));
  };
  const waitForList = (args: string[], count: number) =>
    vi.waitFor(
      async () => {
        const found = await list('list', ...args);
        expect(found).toHaveLength(count);
        return found;
      },
      { timeout: 40_000, interval: 200 },
    );
  /** Waits for calls to the service; asking the command instead would start a process each time. */
  const waitForCalls = (count: number) =>
    vi.waitFor(() => expect(upstream.calls).toHaveLength(count), { timeout: 40_000 });
  const start = (urls: Record<string, string> = {}) => startProcess(location, urls);
  const startDelivering = () => start({ NEWSLETTER_UPSTREAM_URL: upstream.url, FEEDBACK_UPSTREAM_URL: upstream.url });

  beforeEach(async () => {
    upstreamResponse = refused;
    location = await createTestDatabase(kind);
    upstream = await startUpstream(() => upstreamResponse);
  });
  afterEach(async () => {
    await server.end('SIGTERM');
    await upstream.close();
    await location.remove();
  });

  it('are listed without personal data and delivered after retry, one by one or all, while the server runs', {
    tags: ['full'],
  }, async () => {
    server = await startDelivering();
    const people = ['one', 'two', 'three'].map((name) => `${name}@example.com`);
    for (const email of people) await postSignUp(server.origin, createBody(email));
    await postMessage(server.origin, createMessage());
    const listReports = () => server.output().match(/"level":50.*undeliverable/g);
    await vi.waitFor(() => expect(listReports()).toHaveLength(4), { timeout: 40_000 });
    const failed = await waitForList(['--state', 'undeliverable'], 4);
    expect(failed.map((row) => [row[0], row[2], row[4], row[6]])).toEqual([
      ...people.map(() => ['newsletter', 'undeliverable', '1', 'HTTP 400, status -20']),
      ['contact', 'undeliverable', '1', 'HTTP 400, status -20'],
    ]);
    expect(JSON.stringify(failed)).not.toContain('example');

    upstreamResponse = accepted;
    upstream.calls.length = 0;
    const [first = ''] = failed.map((row) => row[1] ?? '');
    expect(await runDeliveries(location, 'retry', first)).toEqual({
      code: 0,
      stdout: `${first}: is sent again\n`,
      stderr: '',
    });
    await waitForCalls(1);
    await waitForList(['--state', 'delivered'], 1);
    expect(upstream.calls.map(({ headers }) => headers['idempotency-key'])).toEqual([first]);
    expect((await runDeliveries(location, 'retry', first)).stdout).toBe(`${first}: was delivered before\n`);

    expect((await runDeliveries(location, 'retry', '--all', '--kind', 'newsletter')).stdout).toBe(
      '2 are sent again.\n',
    );
    await waitForCalls(3);
    await waitForList(['--state', 'delivered'], 3);
    expect(await list('list')).toEqual([expect.arrayContaining(['contact', 'undeliverable'])]);
    expect((await runDeliveries(location, 'retry', '--all', '--since', '2099-01-01')).stdout).toBe(
      '0 are sent again.\n',
    );
    expect((await runDeliveries(location, 'retry', '--all')).stdout).toBe('1 are sent again.\n');
    await waitForCalls(4);
    await waitForList(['--state', 'delivered'], 4);
    expect(upstream.calls).toHaveLength(4);
  });

  it('can be dropped without a running server, and are then sent only by a retry with their id', {
    tags: ['full'],
  }, async () => {
    server = await start();
    await postSignUp(server.origin, createBody('dropped@example.com'));
    await postSignUp(server.origin, createBody('kept@example.com'));
    await server.end('SIGTERM');
    const [[, dropped = ''] = [], [, kept = ''] = []] = await list('list', '--state', 'waiting');
    expect((await runDeliveries(location, 'drop', dropped)).stdout).toBe(`${dropped}: is dropped\n`);
    expect(await list('show', dropped, kept)).toEqual([
      expect.arrayContaining([dropped, 'dropped', '0']),
      expect.arrayContaining([kept, 'waiting', '0']),
    ]);

    upstreamResponse = accepted;
    server = await startDelivering();
    await waitForCalls(1);
    await vi.waitFor(async () => expect(await list('show', kept)).toEqual([expect.arrayContaining(['delivered'])]), {
      timeout: 40_000,
    });
    expect((await runDeliveries(location, 'retry', '--all')).stdout).toBe('0 are sent again.\n');
    expect(upstream.calls.map(({ body }) => body.Email)).toEqual(['kept@example.com']);
    await runDeliveries(location, 'retry', dropped);
    expect(await list('list', '--state', 'dropped')).toEqual([]);
    await waitForCalls(2);
  });

  it('are not changed by an invalid command, whose error names the problem', { tags: ['full'] }, async () => {
    server = await start();
    const unknown = randomUUID();
    const wrong = [
      [['show', unknown], `no submission ${unknown}`],
      [['retry', unknown], `no submission ${unknown}`],
      [['drop', unknown], `no submission ${unknown}`],
      [['drop', '--all'], 'drop does not take --all'],
      [['retry', '--all', '--state', 'dropped'], 'retry --all does not take --state'],
      [['drop', unknown, '--kind', 'contact'], 'drop does not take --kind'],
      [['list', unknown], `list does not take ${unknown}`],
      [['list', '--colour', 'red'], 'Usage: node host-site/server/operators/commands/deliveries.ts <command>'],
    ] as const;
    for (const [args, message] of wrong) {
      const { code, stdout, stderr } = await runDeliveries(location, ...args);
      const heading = args[0] === 'show' ? expect.stringMatching(/^.*\r\n$/) : '';
      expect([args, code, stdout, stderr]).toEqual([args, 1, heading, expect.stringContaining(message)]);
    }
  });

  it('end with an error when the queue cannot be prepared, and leave nothing running', { tags: ['full'] }, async () => {
    server = await start();
    await server.end('SIGTERM');
    const database = await openDatabase(createConfig(location), () => undefined);
    await database.query('alter table pgboss.queue add constraint unusable check (false) not valid');
    await database.close();
    expect(await runDeliveries(location, 'list')).toMatchObject({ code: 1, stdout: '' });
  });
});

it.each([
  [{ command: 'forget', ids: [] }, 'one of list, show, retry, drop'],
  [{ command: 'retry', ids: [] }, 'one or more'],
  [{ command: 'retry', ids: ['seven'] }, 'the id of a submission'],
  [{ command: 'list', state: 'lost' }, 'one of waiting, undeliverable, uncertain, dropped, delivered'],
  [{ command: 'list', since: 'monday' }, 'a date such as 2026-11-01'],
])('parseDeliveryCall rejects %j with an error that names the problem', (call, message) => {
  expect(() => parseDeliveryCall(call)).toThrow(message);
});
