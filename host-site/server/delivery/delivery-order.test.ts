import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMessage, postMessage } from '../../../tests/server/support/contact-request.ts';
import { createBody, postSignUp } from '../../../tests/server/support/sign-up-request.ts';
import { createConfig } from '../../../tests/server/support/test-config.ts';
import { createTestDatabase, sampleDatabases } from '../../../tests/server/support/test-databases.ts';
import { accepted, type Call, startUpstream } from '../../../tests/server/support/upstream.ts';
import { type DeliverableTable, type DeliveryState, listDeliveries } from '../database/deliveries.ts';
import { type RunningServer, startServer } from '../start-server.ts';
import { nameQueue } from './channel.ts';
import { channels } from './channels.ts';
import { defaultDelivery } from './outbox.ts';

const siteOrigin = 'https://www.vitrine.example';
const failing = { http: 500, body: '<html>' };
const pausing = (seconds: number) => ({ http: 503, body: '{}', headers: { 'retry-after': `${seconds}` } });
const postponed = 'waits for an earlier one of the same person';
const patience = { timeout: 40_000 };

describe.each(sampleDatabases('the order of deliveries'))('the order of deliveries from %s', (kind) => {
  const toClose: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of toClose.splice(0).toReversed()) await close();
  });

  const start = async (respond: Parameters<typeof startUpstream>[0], retryLimit = 5) => {
    const location = await createTestDatabase(kind);
    toClose.push(() => location.remove());
    const upstream = await startUpstream(respond);
    toClose.push(() => upstream.close());
    const delivery = {
      ...defaultDelivery,
      siteOrigin,
      upstreamUrls: { newsletter: upstream.url, contact: upstream.url, contest: '' },
      pollingInterval: 0.5,
      retryLimit,
      retryDelay: 1,
    };
    const open = () => startServer(createConfig({ ...location, delivery }));
    const server = await open();
    let running: RunningServer | undefined = server;
    toClose.push(async () => running?.close());
    const restart = async () => {
      await running?.close();
      running = await open();
      return running;
    };
    return { server, upstream, restart };
  };
  const send = async ({ origin }: RunningServer, Message: string, Email = 'jeanne@example.ca') =>
    expect((await postMessage(origin, createMessage({ Message, Email }))).status).toBe(200);
  const listSaid = (calls: readonly Call[]) => calls.map(({ body }) => body.Message);
  /** The column of what `npm run deliveries` shows of a table. */
  const list = async (
    { database }: RunningServer,
    column: 'reason' | 'attempts',
    state: DeliveryState,
    table: DeliverableTable = 'sealed_contact_messages',
  ) => {
    const queue = nameQueue(channels.find((channel) => channel.table === table)?.kind ?? 'contact');
    const found: unknown[] = [];
    for await (const row of listDeliveries(database, table, queue, { states: [state], since: new Date(0) }))
      found.push(row[column]);
    return found;
  };
  const listReasons = (server: RunningServer, table?: DeliverableTable) => list(server, 'reason', 'waiting', table);
  const waitForCall = (calls: readonly Call[], fits: (call: Call) => boolean) =>
    vi.waitFor(() => expect(calls.some(fits)).toBe(true), patience);

  it('is kept for a person while an earlier message fails, also after a restart, without delaying others', {
    tags: ['full'],
  }, async () => {
    let isFailing = true;
    const { server, upstream, restart } = await start(({ body }) =>
      isFailing && body.Message === 'first' ? failing : accepted,
    );
    await send(server, 'first');
    await waitForCall(upstream.calls, () => true);
    await send(server, 'second', 'Jeanne@Example.CA');
    await send(server, 'third');
    await send(server, 'beside', 'zoe@example.ca');
    await waitForCall(upstream.calls, ({ body }) => body.Message === 'beside');
    await vi.waitFor(async () => expect(await listReasons(server)).toContain(postponed), patience);
    const running = await restart();
    await vi.waitFor(
      () => expect(listSaid(upstream.calls).filter((said) => said === 'first')).toHaveLength(4),
      patience,
    );
    expect(listSaid(upstream.calls)).not.toContain('second');
    isFailing = false;
    await waitForCall(upstream.calls, ({ body }) => body.Message === 'third');
    const last = listSaid(upstream.calls).slice(-3);
    expect(last).toEqual(['first', 'second', 'third']);
    await vi.waitFor(async () => expect(await list(running, 'attempts', 'delivered')).toEqual([5, 1, 1, 1]), patience);
  });

  it('does not hold back a message once the earlier one is undeliverable', { tags: ['full'] }, async () => {
    const { server, upstream } = await start(({ body }) => (body.Message === 'first' ? failing : accepted), 1);
    await send(server, 'first');
    await send(server, 'second');
    await waitForCall(upstream.calls, ({ body }) => body.Message === 'second');
    expect(listSaid(upstream.calls)).toEqual(['first', 'first', 'second']);
  });

  it('does not prevent the retry of a message that waited and then failed beside a slow delivery', {
    tags: ['full'],
  }, async () => {
    const counts = new Map<unknown, number>();
    const slow = Promise.withResolvers<void>();
    const { server, upstream } = await start(async ({ body: { Message } }) => {
      const count = (counts.get(Message) ?? 0) + 1;
      counts.set(Message, count);
      if (count > 1) return accepted;
      // The first pause lets the others run together; during the second one, a batch begins beside theirs.
      if (Message === 'pauses') return pausing(3);
      if (Message === 'pauses again') return pausing(1);
      if (Message === 'slow') {
        await wait(4000);
        slow.resolve();
      }
      if (Message !== 'second') return accepted;
      await slow.promise;
      await wait(1000);
      return failing;
    });
    await send(server, 'pauses', 'a@example.ca');
    await waitForCall(upstream.calls, () => true);
    for (const said of ['first', 'second']) await send(server, said);
    await send(server, 'slow', 'b@example.ca');
    await send(server, 'pauses again', 'c@example.ca');
    await vi.waitFor(async () => expect(await list(server, 'attempts', 'delivered')).toHaveLength(5), patience);
    expect(counts.get('second')).toBe(2);
  });

  it('does not hold back a message once the earlier one has lost its job', { tags: ['full'] }, async () => {
    const { server, upstream } = await start(({ body }) => (body.Message === 'first' ? failing : accepted));
    await send(server, 'first');
    await waitForCall(upstream.calls, () => true);
    await send(server, 'second');
    await vi.waitFor(async () => expect(await listReasons(server)).toContain(postponed), patience);
    await server.database.query("delete from pgboss.job where name = 'contact-outbox' and state = 'retry'");
    await waitForCall(upstream.calls, ({ body }) => body.Message === 'second');
  });

  it.each(['register', 'unsubscribe'])(
    'follows the order of a person’s choices while a %s call is in progress',
    { tags: ['full'] },
    async (held) => {
      const log: string[] = [];
      let respondToHeld: (() => void) | undefined;
      const { server, upstream } = await start(async ({ headers: { operation_id: operation } }) => {
        log.push(`${operation}`);
        if (operation === held && !respondToHeld) await new Promise<void>((resolve) => (respondToHeld = resolve));
        log.push('responded');
        return accepted;
      });
      const signUp = () => postSignUp(server.origin, createBody('changes@example.ca'));
      const unsubscribe = () => {
        const link = String(upstream.calls[0]?.body.UnsubscribeUrl).replace(siteOrigin, server.origin);
        const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
        return fetch(link, { method: 'POST', body, redirect: 'manual' });
      };
      const calls = held === 'register' ? [held, 'unsubscribe'] : ['register', held, 'register'];
      await signUp();
      await waitForCall(upstream.calls, () => true);
      expect((await unsubscribe()).status).toBe(200);
      if (held === 'unsubscribe') {
        await waitForCall(upstream.calls, ({ headers }) => headers.operation_id === held);
        expect((await signUp()).status).toBe(200);
      }
      const waiting = held === 'register' ? 'sealed_unsubscriptions' : 'sealed_sign_ups';
      await vi.waitFor(async () => expect(await listReasons(server, waiting)).toContain(postponed), patience);
      respondToHeld?.();
      await vi.waitFor(() => expect(log).toHaveLength(2 * calls.length), patience);
      expect(log).toEqual(calls.flatMap((call) => [call, 'responded']));
    },
  );
});
