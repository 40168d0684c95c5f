import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { emailOutbox } from '../../../tests/server/support/email-outbox.ts';
import { type Replies, startMailServer } from '../../../tests/server/support/mail-server.ts';
import { createConfig } from '../../../tests/server/support/test-config.ts';
import { createTestDatabase, sampleDatabases } from '../../../tests/server/support/test-databases.ts';
import { markStopped } from '../database/deliveries.ts';
import { markEnding } from '../database/ending-emails.ts';
import { insertEmail } from '../database/waiting-emails.ts';
import { runDeliveryCall } from '../operators/delivery-commands.ts';
import { startServer } from '../start-server.ts';
import { connectChannel } from './connect-channel.ts';
import { emailChannel } from './email-channel.ts';
import { defaultLimits } from './mail/mailer.ts';
import { defaultDelivery } from './outbox.ts';

/** A server with an email to send for each address, and a mail server with these replies. */
async function startSending(kind: 'pglite' | 'postgres', replies: Replies, people: readonly string[]) {
  const location = await createTestDatabase(kind);
  const mail = await startMailServer(undefined, 0, replies);
  const lines: string[] = [];
  const delivery = {
    ...defaultDelivery,
    upstreamUrls: { newsletter: '', contact: '', contest: '' },
    siteOrigin: 'https://www.vitrine.example',
    mail: { url: mail.url, from: 'bonjour@vitrine.example', confirmsSignUps: false, sendsReceipts: true },
    mailLimits: { ...defaultLimits, silence: 2000 },
    retryLimit: 3,
    retryDelay: 1,
    pollingInterval: 0.5,
  };
  const idle = await startServer(createConfig(location));
  for (const email of people) {
    const details = { reference: 'A1' };
    await insertEmail(idle.database, { id: randomUUID(), name: 'contact', locale: 'fr', email, details });
  }
  await idle.close();
  const start = () =>
    startServer(createConfig({ ...location, delivery, logLevel: 'error' }), {
      logDestination: { write: (line) => void lines.push(line) },
    });
  let server = await start();
  return {
    mail,
    lines,
    async restart() {
      await server.close();
      server = await start();
    },
    /** What an operator's command says. */
    async command(call: Parameters<typeof runDeliveryCall>[1]): Promise<string> {
      let said = '';
      const tools = { database: server.database, outbox: emailOutbox };
      for await (const piece of runDeliveryCall(tools, call)) said += piece;
      return said;
    },
    async close() {
      await server.close();
      await mail.close();
      await location.remove();
    },
  };
}

it.each(sampleDatabases('emails without a reply'))(
  'an email without a reply to its end is sent once and listed as uncertain, until an operator sends it again, on %s',
  { tags: ['full'] },
  async (kind) => {
    const { promise: never } = Promise.withResolvers<undefined>();
    const replies: Replies = { afterDot: () => never };
    const sending = await startSending(kind, replies, ['one@example.ca']);
    await vi.waitFor(() => expect(sending.lines.join('')).toContain('"msg":"uncertain"'), { timeout: 40_000 });
    await sending.restart();
    const listed = await sending.command({ command: 'list', state: 'uncertain' });
    expect(listed).toMatch(/"letter","[\da-f-]+","uncertain"/);
    expect(listed).not.toContain('@');
    expect(await sending.command({ command: 'retry-all' })).toBe('0 are sent again.\n');
    expect(sending.mail.emails).toHaveLength(1);
    replies.afterDot = async () => undefined;
    const [, id = ''] = /"letter","([\da-f-]+)"/.exec(listed) ?? [];
    expect(await sending.command({ command: 'retry', ids: [id] })).toBe(`${id}: is sent again\n`);
    await vi.waitFor(() => expect(sending.mail.emails).toHaveLength(2), { timeout: 40_000 });
    await sending.close();
  },
);

it('an email that is put off after its end is sent again', async () => {
  let count = 0;
  const putOff = async () => (++count === 1 ? '451 4.3.0 Try again later' : undefined);
  const sending = await startSending('pglite', { afterDot: putOff }, ['one@example.ca']);
  await vi.waitFor(() => expect(count).toBe(2), { timeout: 40_000 });
  await vi.waitFor(async () => expect(await sending.command({ command: 'list' })).not.toContain('letter'));
  await sending.close();
});

it('an email that is withdrawn while it is being sent is not ended', async () => {
  const location = await createTestDatabase('pglite');
  const { database, close } = await startServer(createConfig(location));
  const id = randomUUID();
  await expect(markEnding(database, 'sealed_letters', id)).rejects.toThrow('withdrawn');
  await insertEmail(database, { id, name: 'contact', locale: 'fr', email: 'one@example.ca', details: {} });
  await markEnding(database, 'sealed_letters', id);
  await close();
  await location.remove();
});

it('an email whose end was sent before, or that was stopped, is not sent by a job that comes again', async () => {
  const location = await createTestDatabase('pglite');
  const { database, close } = await startServer(createConfig(location));
  const id = randomUUID();
  await insertEmail(database, {
    id,
    name: 'contact',
    locale: 'fr',
    email: 'one@example.ca',
    details: { reference: 'A1' },
  });
  const mailer = { send: () => Promise.reject(new Error('sent')), close: () => undefined };
  const recipients = { upstreamUrls: {}, siteOrigin: 'https://www.vitrine.example', secrets: [] };
  const deliver = connectChannel(emailChannel, recipients, mailer, new AbortController().signal);
  await expect(deliver?.(database, id)).rejects.toThrow('sent');
  await markEnding(database, 'sealed_letters', id);
  expect(await deliver?.(database, id)).toEqual({ kind: 'uncertain', reason: 'NO_REPLY_STORED' });
  await markStopped(database, 'sealed_letters', id, 'uncertain');
  expect(await deliver?.(database, id)).toBeUndefined();
  await close();
  await location.remove();
});

it.each(sampleDatabases('emails that are held'))(
  'emails that the mail server refuses for our settings wait without losing retries, and are told of once, on %s',
  { tags: ['full'] },
  async (kind) => {
    const replies: Replies = { MAIL: '530 5.7.0 Authentication required' };
    const sending = await startSending(kind, replies, ['one@example.ca', 'two@example.ca', 'three@example.ca']);
    await vi.waitFor(() => expect(sending.lines.join('')).toContain('deliveries held'), { timeout: 40_000 });
    const rows = await vi.waitFor(
      async () => {
        const said = await sending.command({ command: 'list' });
        const found = [...said.matchAll(/"letter","[\da-f-]+","(\w+)","[^"]+","(\d+)"/g)];
        expect(found.map(([, state, attempts]) => [state, attempts])).toEqual(Array(3).fill(['waiting', '0']));
        return found;
      },
      { timeout: 40_000 },
    );
    expect(rows).toHaveLength(3);
    expect(sending.lines.filter((line) => line.includes('deliveries held'))).toHaveLength(1);
    delete replies.MAIL;
    await sending.restart();
    await vi.waitFor(() => expect(sending.mail.emails).toHaveLength(3), { timeout: 90_000 });
    await sending.close();
  },
);

it.each(sampleDatabases('an email that is refused alone'))(
  'one recipient whom the mail server refuses by policy keeps no other email waiting, on %s',
  { tags: ['full'] },
  async (kind) => {
    const refuseOne = (to: string) => (to.startsWith('one@') ? '550 5.7.1 Blocked by policy' : undefined);
    const replies: Replies = { RCPT: refuseOne };
    const sending = await startSending(kind, replies, ['one@example.ca', 'two@example.ca', 'three@example.ca']);
    const found = async () => (await sending.command({ command: 'list', state: 'undeliverable' })).includes('"letter"');
    await vi.waitFor(async () => expect(await found()).toBe(true), { timeout: 90_000 });
    expect(sending.mail.emails.map(({ to }) => to).sort()).toEqual(['three@example.ca', 'two@example.ca']);
    expect(sending.lines.join('')).not.toContain('deliveries held');
    await sending.close();
  },
);
