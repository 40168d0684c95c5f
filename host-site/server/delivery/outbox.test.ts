import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createMessage, postMessage } from '../../../tests/server/support/contact-request.ts';
import { addPins, createEntry, createPinEntry, postEntry } from '../../../tests/server/support/contest-request.ts';
import { readServiceResponse } from '../../../tests/server/support/service-responses.ts';
import { createBody, postSignUp } from '../../../tests/server/support/sign-up-request.ts';
import { readRows } from '../../../tests/server/support/stored-rows.ts';
import { createConfig } from '../../../tests/server/support/test-config.ts';
import { createContests, openInstant } from '../../../tests/server/support/test-contests.ts';
import {
  createTestDatabase,
  sampleDatabases,
  type TestDatabase,
} from '../../../tests/server/support/test-databases.ts';
import { accepted, startUpstream } from '../../../tests/server/support/upstream.ts';
import { erasePerson } from '../database/personal-data.ts';
import { type RunningServer, startServer } from '../start-server.ts';
import { defaultDelivery } from './outbox.ts';
import { parseWebhookSecrets } from './sign-webhook.ts';

const traceparent = '00-c0ffee00c0ffee00c0ffee00c0ffee00-00f067aa0ba902b7-01';
const sameTrace = /^00-c0ffee00c0ffee00c0ffee00c0ffee00-(?!00f067aa0ba902b7)[\da-f]{16}-01$/;
const webhookSecret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

describe.each(sampleDatabases('the outbox'))('delivery from %s', (kind) => {
  const { contestsDir, remove } = createContests();
  let location: TestDatabase;
  let server: RunningServer | undefined;
  let upstream: Awaited<ReturnType<typeof startUpstream>> | undefined;

  const start = async (newsletter: string, retryLimit = 2, contact = '', contest = '') => {
    const delivery = {
      ...defaultDelivery,
      upstreamUrls: { newsletter, contact, contest },
      secrets: parseWebhookSecrets(webhookSecret) ?? [],
      pollingInterval: 0.5,
      retryLimit,
      retryDelay: 1,
    };
    server = await startServer(createConfig({ ...location, delivery, contestsDir, trustedProxies: 1 }), {
      now: () => openInstant,
    });
    return server;
  };
  const readState = async (running: RunningServer, email: string) => {
    const [row] = await readRows(running.database, 'sealed_sign_ups', email);
    return row && { delivered: row.delivered_at !== null, given_up: row.undeliverable_at !== null };
  };

  beforeAll(async () => {
    location = await createTestDatabase(kind);
  });
  afterEach(async () => {
    await server?.close();
    await upstream?.close();
  });
  afterAll(async () => {
    await location.remove();
    remove();
  });

  it('keeps sign-ups while no service URL is set and delivers them once it is, in the format of API-01', {
    tags: ['full'],
  }, async () => {
    const email = 'patient@example.com';
    const first = await start('');
    await postSignUp(first.origin, createBody(email, { LanguagePreference: 'fr' }), { traceparent });
    await first.close();
    upstream = await startUpstream(() => accepted);
    const second = await start(upstream.url);
    await vi.waitFor(async () => expect(await readState(second, email)).toEqual({ delivered: true, given_up: false }), {
      timeout: 40_000,
    });
    expect(upstream.calls).toHaveLength(1);
    const [call] = upstream.calls;
    expect(call?.body).toEqual(createBody(email, { LanguagePreference: 'fr' }));
    expect(call?.headers).toMatchObject({
      'content-type': 'application/json',
      operation_id: 'register',
      domain: 'winners',
    });
    expect(call?.headers['idempotency-key']).toMatch(/^[\da-f-]{36}$/);
    expect(call?.headers.traceparent).toMatch(sameTrace);
  });

  it('marks a row that cannot be decrypted as undeliverable and delivers the others', { tags: ['full'] }, async () => {
    const first = await start('');
    for (const name of ['broken', 'beside']) await postSignUp(first.origin, createBody(`${name}@example.com`));
    const [broken] = await readRows(first.database, 'sealed_sign_ups', 'broken@example.com');
    await first.database.query("update sealed_sign_ups set email = email || 'A' where id = $1", [String(broken?.id)]);
    await first.close();
    upstream = await startUpstream(() => accepted);
    const second = await start(upstream.url);
    await vi.waitFor(
      async () => {
        expect(await readState(second, 'beside@example.com')).toEqual({ delivered: true, given_up: false });
        const [row] = await second.database.query('select undeliverable_at from sealed_sign_ups where id = $1', [
          String(broken?.id),
        ]);
        expect(row?.undeliverable_at).toBeInstanceOf(Date);
      },
      { timeout: 20_000 },
    );
    expect(upstream.calls.map(({ body }) => body.Email)).toEqual(['beside@example.com']);
    // The tests share a database: the others count what is dead.
    await second.database.query("delete from pgboss.job where name = 'newsletter-outbox-failed'");
    await second.database.query('delete from sealed_sign_ups where id = $1', [String(broken?.id)]);
  });

  it('delivers a sign-up whose job is missing from the queue', { tags: ['full'] }, async () => {
    const email = 'orphan@example.com';
    const first = await start('');
    await postSignUp(first.origin, createBody(email));
    const deleteJobs = "delete from pgboss.job where name = 'newsletter-outbox' and state = 'created' returning id";
    expect(await first.database.query(deleteJobs)).toHaveLength(1);
    await first.close();
    upstream = await startUpstream(() => accepted);
    const second = await start(upstream.url);
    await vi.waitFor(async () => expect(await readState(second, email)).toMatchObject({ delivered: true }), {
      timeout: 40_000,
    });
  });

  it('retries after HTTP 500 or a non-zero status, with growing delays and the same idempotency key', async () => {
    const email = 'retried@example.com';
    const responses = [
      { http: 500, body: '<html>' },
      { http: 200, body: '{"status":-1,"message":"busy"}' },
    ];
    upstream = await startUpstream((_call, count) => responses[count - 1] ?? accepted);
    const running = await start(upstream.url);
    expect((await postSignUp(running.origin, createBody(email), { traceparent })).status).toBe(200);
    await vi.waitFor(async () => expect(await readState(running, email)).toMatchObject({ delivered: true }), {
      timeout: 40_000,
    });
    expect(upstream.calls).toHaveLength(3);
    const traceparents = upstream.calls.map((call) => call.headers.traceparent);
    for (const sent of traceparents) expect(sent).toMatch(sameTrace);
    expect(new Set(traceparents).size).toBe(3);
    expect(new Set(upstream.calls.map((call) => call.headers['idempotency-key'])).size).toBe(1);
    expect(new Set(upstream.calls.map((call) => call.headers['webhook-id'])).size).toBe(1);
    const webhook = new Webhook(webhookSecret);
    for (const { headers, body } of upstream.calls) {
      expect(webhook.verify(JSON.stringify(body), headers as Record<string, string>)).toEqual(body);
    }
    const [first, second, third] = upstream.calls.map((call) => call.at);
    expect((second ?? 0) - (first ?? 0)).toBeGreaterThan(450);
    expect((third ?? 0) - (second ?? 0)).toBeGreaterThan(900);
  });

  it('pauses all deliveries for the Retry-After of a 503, and retries that one although its status is 0', {
    tags: ['full'],
  }, async () => {
    const emails = ['paused@example.com', 'behind@example.com'];
    const busy = { http: 503, body: '{"status":0}', headers: { 'retry-after': '4' } };
    upstream = await startUpstream((_call, count) => (count === 1 ? busy : accepted));
    const running = await start(upstream.url);
    await postSignUp(running.origin, createBody(emails[0] ?? ''));
    await vi.waitFor(() => expect(upstream?.calls).toHaveLength(1), { timeout: 40_000 });
    await postSignUp(running.origin, createBody(emails[1] ?? ''));
    for (const email of emails) {
      await vi.waitFor(async () => expect(await readState(running, email)).toMatchObject({ delivered: true }), {
        timeout: 40_000,
      });
    }
    const [refused, ...others] = upstream.calls.map((call) => call.at);
    expect(others).toHaveLength(2);
    for (const at of others) expect(at - (refused ?? 0)).toBeGreaterThan(3900);
  });

  it('lets the server close during a Retry-After pause of an hour', { tags: ['full'] }, async () => {
    upstream = await startUpstream(() => ({ http: 429, body: '{}', headers: { 'retry-after': '3600' } }));
    const running = await start(upstream.url);
    await postSignUp(running.origin, createBody('patient.too@example.com'));
    // The pause has begun by the time that the job is back in the queue.
    const listRetries = () =>
      running.database.query("select id from pgboss.job where name = 'newsletter-outbox' and state = 'retry'");
    await vi.waitFor(async () => expect(await listRetries()).toHaveLength(1), { timeout: 40_000 });
    // Its retries would reach the dead-letter queue during a later test.
    await erasePerson(running.database, 'patient.too@example.com');
    await running.close();
    expect(upstream.calls).toHaveLength(1);
  });

  it('moves sign-ups to the dead-letter queue after the last attempt, or at once when the email address is refused', {
    tags: ['full'],
  }, async () => {
    upstream = await startUpstream((call) =>
      call.body.Email === 'refused@example.com'
        ? { http: 200, body: '{"status":-10,"message":"ERROR_BAD_PARAMETERS_EMAIL"}' }
        : { http: 503, body: '{}' },
    );
    const running = await start(upstream.url, 1);
    for (const email of ['refused@example.com', 'unlucky@example.com']) {
      await postSignUp(running.origin, createBody(email));
    }
    const readDead = async () =>
      (await running.database.query("select id from pgboss.job where name = 'newsletter-outbox-failed'")).length;
    await vi.waitFor(async () => expect(await readDead()).toBe(2), { timeout: 40_000 });
    expect(await readState(running, 'refused@example.com')).toEqual({ delivered: false, given_up: true });
    expect(await readState(running, 'unlucky@example.com')).toEqual({ delivered: false, given_up: true });
    const count = (email: string) => upstream?.calls.filter((call) => call.body.Email === email).length;
    expect([count('refused@example.com'), count('unlucky@example.com')]).toEqual([1, 2]);
  });

  it('CF-03 sends only contact messages that are not spam to the feedback service, with their reference', {
    tags: ['full'],
  }, async () => {
    upstream = await startUpstream((_call, count) => (count === 1 ? { http: 500, body: '{}' } : accepted));
    const running = await start('', 2, upstream.url);
    await postSignUp(running.origin, createBody('elsewhere@example.com'));
    const message = createMessage({ Reason: 'merchandise', Phone: '5145551234', Email: 'asks@example.ca' });
    const { reference } = await readServiceResponse(await postMessage(running.origin, message));
    await postMessage(running.origin, createMessage({ Website: 'spam' }));
    const readDelivered = async () =>
      (
        await running.database.query('select delivered_at from sealed_contact_messages where reference = $1', [
          `${reference}`,
        ])
      )[0];
    await vi.waitFor(async () => expect((await readDelivered())?.delivered_at).toBeInstanceOf(Date), {
      timeout: 40_000,
    });
    const { requestId, ...content } = message;
    expect(upstream.calls.map(({ body }) => body)).toEqual([
      { ...content, requestId: expect.stringMatching(/^[\da-f-]{36}$/), Reference: reference },
      { ...content, requestId: upstream.calls[0]?.body.requestId, Reference: reference },
    ]);
    expect(upstream.calls[1]?.headers['idempotency-key']).toBe(upstream.calls[0]?.body.requestId);
    expect(requestId).not.toBe(upstream.calls[0]?.body.requestId);
  });

  it('CE-01 NM-01 sends entries with chances and prize to the contest service; already entered counts as delivered', {
    tags: ['full'],
  }, async () => {
    upstream = await startUpstream((_call, count) => (count === 1 ? { http: 200, body: '{"status":1}' } : accepted));
    const running = await start('', 2, '', upstream.url);
    await addPins(running.database, { W1NNER22: '$25 gift card' });
    const member = { LoyaltyNumber: '1234567890123456789', NewsletterOptIn: true };
    const entry = createEntry({ ContestId: 'west', Zip: 'V5K0A1', SkillAnswer: undefined });
    const pinned = createPinEntry('W1NNER22', member);
    await postEntry(running.origin, createEntry({ Website: 'spam' }));
    for (const body of [entry, pinned]) await postEntry(running.origin, body);
    const countWaiting = async () =>
      (
        await running.database.query(
          'select id from sealed_contest_entries where delivered_at is null and honeypot is null',
        )
      ).length;
    await vi.waitFor(async () => expect(await countWaiting()).toBe(0), { timeout: 40_000 });
    const id = expect.stringMatching(/^[\da-f-]{36}$/);
    const { SkillAnswer: _skipped, ...given } = entry;
    expect(upstream.calls.map(({ body }) => body)).toEqual(
      expect.arrayContaining([
        { ...given, requestId: id, Chances: 1 },
        { ...pinned, requestId: id, Chances: 3, Result: 'winner', Prize: '$25 gift card' },
      ]),
    );
    expect(upstream.calls).toHaveLength(2);
  });
});
