import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../../host-site/server/database/open-database.ts';
import { createMessage, postMessage } from './support/contact-request.ts';
import { startMailServer } from './support/mail-server.ts';
import { runDeliveries, startProcess } from './support/server-process.ts';
import { createBody, postSignUp } from './support/sign-up-request.ts';
import { readRows } from './support/stored-rows.ts';
import { createTestDatabase, databaseKinds } from './support/test-databases.ts';
import { accepted, type Call, startUpstream } from './support/upstream.ts';

const rounds = Number(process.env.KILL_ROUNDS ?? 1);
const burst = 500;

describe.each(databaseKinds)('a server killed with SIGKILL on %s', (kind) => {
  it(`API-01 has stored each acknowledged sign-up once after ${rounds} kills during ${burst} posts`, {
    tags: kind === 'postgres' ? ['full'] : [],
    timeout: 60_000 + rounds * 20_000,
  }, async () => {
    const location = await createTestDatabase(kind);
    const acknowledged = new Set<string>();
    for (let round = 0; round < rounds; round += 1) {
      const server = await startProcess(location, { LOG_LEVEL: 'silent' });
      let responses = 0;
      const killAfter = 20 + Math.floor((burst / 2) * ((round % 5) / 5));
      const send = async (turn: number) => {
        const email = `round${round}.${turn}@example.com`;
        const response = await postSignUp(server.origin, createBody(email), { 'Idempotency-Key': randomUUID() });
        // An overloaded server refuses some requests; the kill happens among the accepted ones.
        if (response.status !== 200) return;
        acknowledged.add(email);
        responses += 1;
        if (responses === killAfter) server.process.kill('SIGKILL');
      };
      const results = await Promise.allSettled(Array.from({ length: burst }, (_, turn) => send(turn)));
      await server.end('SIGKILL');
      // Otherwise the kill came after the burst, and the round proved nothing.
      expect(results.some((result) => result.status === 'rejected')).toBe(true);
      expect(responses).toBeGreaterThanOrEqual(killAfter);
    }
    const database = await openDatabase(location, () => undefined);
    const rows = await readRows(database, 'sealed_sign_ups');
    const jobs = await database.query("select id from pgboss.job where name = 'newsletter-outbox'");
    const stored = new Set(rows.map(({ email }) => String(email)));
    expect([...acknowledged].filter((email) => !stored.has(email))).toEqual([]);
    expect(stored.size).toBe(rows.length);
    expect(jobs.length).toBe(rows.length);
    await database.close();
    const restarted = await startProcess(location, { LOG_LEVEL: 'silent' });
    const [someone = ''] = acknowledged;
    expect(await (await postSignUp(restarted.origin, createBody(someone))).json()).toMatchObject({
      message: 'User already exists.',
    });
    await restarted.end('SIGTERM');
    await location.remove();
  });

  /**
   * Kills a server while it hands over what `post` sent to the service that a setting names; the next server hands all
   * over. Returns the calls under way at the kill, and those afterwards.
   */
  async function killWhileHandingOver(setting: string, count: number, post: (origin: string) => Promise<unknown>) {
    const location = await createTestDatabase(kind);
    let isSilent = true;
    const upstream = await startUpstream(() => (isSilent ? undefined : accepted));
    const variables = { LOG_LEVEL: 'silent', [setting]: upstream.url };
    const server = await startProcess(location, variables);
    await post(server.origin);
    await vi.waitFor(() => expect(upstream.calls.length).toBeGreaterThan(0), { timeout: 30_000 });
    const underWay = upstream.calls.splice(0);
    await server.end('SIGKILL');
    underWay.push(...upstream.calls.splice(0));
    isSilent = false;
    const restarted = await startProcess(location, variables);
    // A job that first expires and is then retried takes more than 90 seconds.
    await vi.waitFor(() => expect(upstream.calls.length).toBe(count), { timeout: 60_000 });
    await restarted.end('SIGTERM');
    await upstream.close();
    await location.remove();
    return { underWay, calls: upstream.calls };
  }

  it('an email whose end had been sent at the kill is uncertain afterwards, and not sent again', async () => {
    const location = await createTestDatabase(kind);
    const mail = await startMailServer(undefined, 0, { afterDot: () => new Promise<undefined>(() => undefined) });
    const variables = {
      LOG_LEVEL: 'silent',
      PUBLIC_ORIGIN: 'https://www.vitrine.example',
      SMTP_URL: mail.url,
      MAIL_FROM: 'Vitrine <hello@vitrine.example>',
      SEND_RECEIPTS: '1',
    };
    const server = await startProcess(location, variables);
    await postMessage(server.origin, createMessage());
    await vi.waitFor(() => expect(mail.emails).toHaveLength(1), { timeout: 30_000 });
    await server.end('SIGKILL');
    const restarted = await startProcess(location, variables);
    await vi.waitFor(
      async () => {
        const { stdout } = await runDeliveries(location, 'list', '--state', 'uncertain');
        expect(stdout).toMatch(/^"letter",/m);
      },
      { timeout: 60_000, interval: 1000 },
    );
    expect(mail.emails).toHaveLength(1);
    await restarted.end('SIGTERM');
    await mail.close();
    await location.remove();
  });

  it('repeats interrupted deliveries with the same idempotency key after the restart', { tags: ['full'] }, async () => {
    const emails = Array.from({ length: 15 }, (_, turn) => `underway${turn}@example.com`);
    const { underWay, calls } = await killWhileHandingOver('NEWSLETTER_UPSTREAM_URL', emails.length, (origin) =>
      Promise.all(emails.map((email) => postSignUp(origin, createBody(email)))),
    );
    const readKeys = (list: readonly Call[]) => list.map(({ headers }) => headers['idempotency-key']);
    expect(readKeys(calls)).toEqual(expect.arrayContaining(readKeys(underWay)));
    expect(new Set(calls.map((call) => call.body.Email))).toEqual(new Set(emails));
  });

  it('delivers a person’s messages in order when the first delivery was interrupted', { tags: ['full'] }, async () => {
    const messages = ['first', 'second', 'third', 'fourth'];
    const { underWay, calls } = await killWhileHandingOver('FEEDBACK_UPSTREAM_URL', messages.length, async (origin) => {
      for (const Message of messages) await postMessage(origin, createMessage({ Message }));
    });
    const readMessages = (list: readonly Call[]) => list.map((call) => call.body.Message);
    expect(readMessages(underWay)).toEqual(['first']);
    expect(readMessages(calls)).toEqual(messages);
  });
});
