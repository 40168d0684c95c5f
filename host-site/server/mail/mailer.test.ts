import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMailServer } from '../../../tests/server/support/mail-server.ts';
import { findFreePort } from '../../tooling/free-port.ts';
import { formatEmail } from './format-email.ts';
import { createMailer, type MailLimits } from './mailer.ts';

const id = '00000000-0000-4000-8000-000000000000';
const email = formatEmail('contact', 'someone@example.ca', 'fr', 'https://www.vitrine.example', { reference: 'A1' });
let mail: Awaited<ReturnType<typeof startMailServer>>;

beforeAll(async () => {
  mail = await startMailServer((to) => (to.startsWith('gone') ? 550 : undefined));
});
afterAll(() => mail.close());

const connect = (url: string, limits?: MailLimits) =>
  createMailer({ url, from: 'hello@vitrine.example', confirmsSignUps: false, sendsReceipts: true }, limits);

async function send(url: string, to = email.to) {
  const mailer = await connect(url);
  try {
    return await mailer.send(id, { ...email, to });
  } finally {
    mailer.close();
  }
}

it('a mailer sends the same Message-ID each time it sends the same email', async () => {
  expect([await send(mail.url), await send(mail.url)]).toEqual([{ kind: 'delivered' }, { kind: 'delivered' }]);
  const ids = mail.find(email.to).map(({ messageId }) => messageId);
  expect(ids).toEqual([`<${id}@vitrine.example>`, `<${id}@vitrine.example>`]);
});

it('a mailer fails to send to another host without TLS', async () => {
  const before = mail.emails.length;
  // This machine under an address that is not known as its own; the server has no TLS.
  const result = await send(mail.url.replace('127.0.0.1', '[::ffff:127.0.0.1]'));
  expect(result).toMatchObject({ kind: 'failed' });
  expect(mail.emails).toHaveLength(before);
});

it('a mailer returns refused for a rejected recipient, and failed without an email address for a closed port', async () => {
  expect(await send(mail.url, 'gone@example.ca')).toEqual({ kind: 'refused', reason: 'SMTP 550' });
  const result = await send(`smtp://127.0.0.1:${await findFreePort()}`);
  expect(result).toMatchObject({ kind: 'failed' });
  expect(JSON.stringify(result)).not.toContain('@');
});

it('a mailer fails on a mail server that never responds', async () => {
  const port = await findFreePort();
  const silent = createServer().listen(port, '127.0.0.1');
  await once(silent, 'listening');
  expect(await send(`smtp://127.0.0.1:${port}`)).toMatchObject({ kind: 'failed' });
  silent.close();
});

describe('a mailer with a slow mail server', () => {
  const delay = 50;
  const limits = { silence: 10_000, turn: 10_000, email: 10_000 };

  /** Sends so many emails: how many are told of as delivered, how many have arrived in the end, and why the others failed. */
  async function sendMany(count: number, changes: Partial<MailLimits>, closesAfter?: number) {
    const slow = await startMailServer(undefined, delay);
    const mailer = await connect(slow.url, { ...limits, ...changes });
    const sending = Promise.all(Array.from({ length: count }, () => mailer.send(id, email)));
    if (closesAfter !== undefined) await wait(closesAfter).then(() => mailer.close());
    const results = await sending;
    const failed = results.flatMap((result) => (result.kind === 'delivered' ? [] : result.reason));
    // Long enough for those that are still sent.
    await wait(failed.length * delay);
    mailer.close();
    await slow.close();
    return { delivered: count - failed.length, received: slow.emails.length, reasons: [...new Set(failed)] };
  }

  it('applies the time limit to each email, however many are queued before it', async () => {
    // Two at once: they take longer than one of them may.
    expect(await sendMany(50, { email: 20 * delay })).toEqual({ delivered: 50, received: 50, reasons: [] });
  });

  it('fails an email that waits too long in the queue, without sending it later', async () => {
    const reasons = ['ConcurrencyLimitError'];
    expect(await sendMany(8, { turn: delay / 2 })).toEqual({ delivered: 2, received: 2, reasons });
  });

  it('aborts an email that takes too long, without sending it later', async () => {
    expect(await sendMany(8, { email: delay / 2 })).toEqual({ delivered: 0, received: 0, reasons: ['EABORT'] });
  });

  it('sends none of the emails that are in progress when it is closed', async () => {
    expect(await sendMany(2, {}, delay / 2)).toMatchObject({ delivered: 0, received: 0 });
  });
});
