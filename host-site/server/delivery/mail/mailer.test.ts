import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Replies, startMailServer } from '../../../../tests/server/support/mail-server.ts';
import { findFreePort } from '../../../tooling/free-port.ts';
import { formatEmail } from './format-email.ts';
import { createMailer, defaultLimits, emailJobSeconds, type MailLimits } from './mailer.ts';
import { readSender } from './sender.ts';
import smtpReplies from './smtp-replies.json' with { type: 'json' };

const id = '00000000-0000-4000-8000-000000000000';
const email = formatEmail('contact', 'someone@example.ca', 'fr', 'https://www.vitrine.example', { reference: 'A1' });
let mail: Awaited<ReturnType<typeof startMailServer>>;

beforeAll(async () => {
  mail = await startMailServer((to) => (to.startsWith('gone') ? 550 : undefined));
});
afterAll(() => mail.close());

const connect = (url: string, limits?: MailLimits, from = 'hello@vitrine.example') =>
  createMailer({ url, from, confirmsSignUps: false, sendsReceipts: true }, limits);

async function send(url: string, to = email.to, from?: string) {
  const mailer = await connect(url, defaultLimits, from);
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

it.each([
  ['Vitrine (Québec), ltée', 'parenthesis@example.ca'],
  ['Vitrine : déco; maison', 'colon@example.ca'],
])('a mailer sends as %s, whatever the signs of the name', async (name, to) => {
  await send(mail.url, to, `${name} <hello@vitrine.example>`);
  expect(mail.find(to)[0]?.from?.value).toEqual([{ name, address: 'hello@vitrine.example' }]);
});

it('a mailer writes the domain of its sender in ASCII', async () => {
  const from = 'bonjour@québec.example';
  await send(mail.url, 'letters@example.ca', from);
  expect(mail.find('letters@example.ca')[0]?.messageId).toBe(`<${id}@xn--qubec-csa.example>`);
  // What the doctor asks for; this mail server reads it back as letters.
  expect(readSender(from)).toEqual({ name: '', address: 'bonjour@xn--qubec-csa.example' });
});

it('a mailer takes any certificate of a mail server on this machine, as that of Debian’s Postfix', async () => {
  const server = new SMTPServer({ authOptional: true, onData: (stream, _, done) => stream.resume().once('end', done) });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  expect(await send(`smtp://127.0.0.1:${port}`)).toEqual({ kind: 'delivered' });
  // Elsewhere it may be someone else.
  expect(await send(`smtp://[::ffff:127.0.0.1]:${port}`)).toMatchObject({ kind: 'failed' });
  await new Promise<void>((resolve) => void server.close(() => resolve()));
});

it('a mailer sends nothing to another host without TLS: that is ours to mend', async () => {
  const before = mail.emails.length;
  // This machine under an address that is not known as its own; the server has no TLS.
  const result = await send(mail.url.replace('127.0.0.1', '[::ffff:127.0.0.1]'));
  expect(result).toMatchObject({ kind: 'held' });
  expect(mail.emails).toHaveLength(before);
});

it('a mailer returns refused for a rejected recipient, and failed without an email address for a closed port', async () => {
  expect(await send(mail.url, 'gone@example.ca')).toEqual({
    kind: 'refused',
    reason: expect.stringMatching(/^SMTP 550/),
  });
  const result = await send(`smtp://127.0.0.1:${await findFreePort()}`);
  expect(result).toMatchObject({ kind: 'failed' });
  expect(JSON.stringify(result)).not.toContain('@');
});

it('a mailer fails on a mail server that never responds', async () => {
  const port = await findFreePort();
  const silent = createServer().listen(port, '127.0.0.1');
  await once(silent, 'listening');
  const mailer = await connect(`smtp://127.0.0.1:${port}`, { ...defaultLimits, greeting: 50 });
  expect(await mailer.send(id, email)).toEqual({ kind: 'failed', reason: 'ETIMEDOUT' });
  mailer.close();
  silent.close();
});

it('a mailer waits as long as RFC 5321, 4.5.3.2, asks', () => {
  const minute = 60_000;
  expect(defaultLimits.greeting).toBeGreaterThanOrEqual(5 * minute);
  // MAIL and RCPT 5 minutes, DATA 2, each block 3, after the final dot 10.
  expect(defaultLimits.silence).toBeGreaterThanOrEqual(10 * minute);
  expect(defaultLimits.email).toBeGreaterThanOrEqual((5 + 5 + 5 + 2 + 3 + 10) * minute);
  // Its job lasts longer: an expired job is run again.
  expect(emailJobSeconds * 1000).toBeGreaterThan(defaultLimits.turn + defaultLimits.email);
});

describe('a mailer takes a reply for what it means', () => {
  const kinds = { sent: 'delivered', later: 'failed', person: 'refused', us: 'held', uncertain: 'uncertain' };

  /** Sends one email to a server with these replies; `limits` end a silence. */
  async function sendTo(replies: Replies, limits?: MailLimits) {
    const server = await startMailServer(undefined, 0, replies);
    const mailer = await connect(server.url, limits);
    const result = await mailer.send(id, email);
    mailer.close();
    await server.close();
    return { result, received: server.emails.length };
  }

  it.each(smtpReplies.cases)('at %s: %s → %s', async (stage, reply, meaning) => {
    const replies: Replies = stage === 'DATA' ? { afterDot: async () => reply } : { [stage]: reply };
    const { result } = await sendTo(replies);
    expect(result).toMatchObject({ kind: kinds[meaning as keyof typeof kinds] });
    // No word of the server's, which may repeat the address.
    expect(JSON.stringify(result)).toMatch(/"reason":"SMTP \d{3}( \d\.\d+\.\d+)?"/);
  });

  it('an email that was sent as a whole and gets no reply is uncertain', async () => {
    const silence = () => new Promise<undefined>(() => undefined);
    const { result, received } = await sendTo({ afterDot: silence }, { ...defaultLimits, silence: 2000 });
    expect([result, received]).toEqual([{ kind: 'uncertain', reason: 'ETIMEDOUT' }, 1]);
  });

  it('an email whose connection closes before the reply is uncertain, as is one of a mailer that is closed', async () => {
    for (const end of ['hangUp', 'close'] as const) {
      const actions: Record<string, () => void> = {};
      const server = await startMailServer(undefined, 0, {
        afterDot: () => {
          actions[end]?.();
          return new Promise<undefined>(() => undefined);
        },
      });
      const mailer = await connect(server.url);
      Object.assign(actions, { hangUp: server.hangUp, close: mailer.close });
      expect(await mailer.send(id, email)).toEqual({ kind: 'uncertain', reason: 'ECONNECTION' });
      expect(server.emails).toHaveLength(1);
      mailer.close();
      await server.close();
    }
  });

  it('an email is not sent when what must be done before its end fails', async () => {
    const server = await startMailServer();
    const mailer = await connect(server.url);
    const fail = () => Promise.reject(new Error('the database is away'));
    expect(await mailer.send(id, email, fail)).toMatchObject({ kind: 'failed' });
    expect(server.emails).toHaveLength(0);
    // Its connection is not used for the next one.
    expect(await mailer.send(id, email)).toEqual({ kind: 'delivered' });
    expect(server.emails).toHaveLength(1);
    mailer.close();
    await server.close();
  });

  it('an email has no end before the mail server asks for its text', async () => {
    const ends: string[] = [];
    const sendTo = async (server: typeof mail) => {
      const mailer = await connect(server.url);
      const result = await mailer.send(id, email, async () => void ends.push('end'));
      mailer.close();
      await server.close();
      return result;
    };
    const greylisting = await startMailServer(undefined, 0, { RCPT: '451 4.7.1 Greylisted' });
    expect(await sendTo(greylisting)).toEqual({ kind: 'failed', reason: 'SMTP 451 4.7.1' });
    // It leaves at the recipient.
    const replies: Replies = {};
    const leaving = await startMailServer(undefined, 0, replies);
    replies.RCPT = () => {
      leaving.hangUp();
      return undefined;
    };
    expect(await sendTo(leaving)).toEqual({ kind: 'failed', reason: 'ECONNECTION' });
    expect(ends).toEqual([]);
  });

  it('an email whose connection closes before it is begun goes over another one', async () => {
    const replies: Replies = {};
    const server = await startMailServer(undefined, 0, replies);
    const mailer = await connect(server.url);
    expect(await mailer.send(id, email)).toEqual({ kind: 'delivered' });
    replies.RCPT = () => {
      delete replies.RCPT;
      server.hangUp();
      return undefined;
    };
    const marks: string[] = [];
    expect(await mailer.send(id, email, async () => void marks.push('end'))).toEqual({ kind: 'delivered' });
    expect([server.emails.length, marks]).toEqual([2, ['end']]);
    mailer.close();
    await server.close();
  });

  it('a reply that comes late delivers the email', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const server = await startMailServer(undefined, 0, { afterDot: () => promise });
    const mailer = await connect(server.url);
    const sending = mailer.send(id, email);
    await vi.waitFor(() => expect(server.emails).toHaveLength(1), { timeout: 10_000 });
    resolve(undefined);
    expect(await sending).toEqual({ kind: 'delivered' });
    mailer.close();
    await server.close();
  });
});

describe('a mailer with a slow mail server', () => {
  const delay = 50;
  const limits = { greeting: 10_000, silence: 10_000, turn: 10_000, email: 10_000 };

  /** Sends so many emails: how many are told of as delivered, how many have arrived in the end, and why the others failed. */
  async function sendMany(count: number, changes: Partial<MailLimits>, closesAfter?: number) {
    const slow = await startMailServer(undefined, delay);
    const mailer = await connect(slow.url, { ...limits, ...changes });
    const sending = Promise.all(Array.from({ length: count }, () => mailer.send(id, email)));
    if (closesAfter !== undefined) await wait(closesAfter).then(() => mailer.close());
    const results = await sending;
    const failed = results.flatMap((result) =>
      result === 'busy' ? result : result.kind === 'delivered' ? [] : result.reason,
    );
    // Long enough for those that are still sent.
    await wait(failed.length * delay);
    mailer.close();
    await slow.close();
    return { delivered: count - failed.length, received: slow.emails.length, reasons: [...new Set(failed)] };
  }

  it('applies the time limit to each email, however many are queued before it', { tags: ['full'] }, async () => {
    // Two at once: they take longer than one of them may.
    expect(await sendMany(50, { email: 20 * delay })).toEqual({ delivered: 50, received: 50, reasons: [] });
  });

  it('leaves an email that waits too long in the queue for another time, without sending it later', async () => {
    const reasons = ['busy'];
    expect(await sendMany(8, { turn: delay / 2 })).toEqual({ delivered: 2, received: 2, reasons });
  });

  it('aborts an email that takes too long, without sending it later', async () => {
    expect(await sendMany(8, { email: delay / 2 })).toEqual({ delivered: 0, received: 0, reasons: ['EABORT'] });
  });

  it('sends none of the emails that are in progress when it is closed', async () => {
    expect(await sendMany(2, {}, delay / 2)).toMatchObject({ delivered: 0, received: 0 });
  });
});
