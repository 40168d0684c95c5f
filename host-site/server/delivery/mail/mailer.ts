import { isIP } from 'node:net';
import { Readable } from 'node:stream';
import { type BrandKey, brands, ownBrand } from '../../../../widgets/shared/brand/brands.ts';
import type { Locale } from '../../../../widgets/shared/locale/locale.ts';
import { ConcurrencyLimitError, createGate } from '../../database/concurrency-limit.ts';
import type { DeliveryResult } from '../call-upstream.ts';
import { findName } from '../find-name.ts';
import { classifyError, type SmtpError } from './classify-error.ts';
import type { Email } from './format-email.ts';
import { readSender, type Sender } from './sender.ts';

/** The mail server for our own emails, and which of them are sent. */
export interface MailSettings {
  /** smtp:// or smtps://, with user and password where the server needs them. */
  url: string;
  /** Sender: `Vitrine <hello@vitrine.example>`. Someone reads the replies. A sibling's emails have the sibling's name. */
  from: string;
  /** Whether a sign-up for the newsletter waits until its address is confirmed. */
  confirmsSignUps: boolean;
  /** Whether messages and contest entries are acknowledged. */
  sendsReceipts: boolean;
}

/** What has become of an email: `busy` when no connection was free in time, and nothing was tried. */
export type MailResult = DeliveryResult | 'busy';

/** Sends emails through a mail server. */
export interface Mailer {
  /**
   * Sends an email; `id` makes its Message-ID, so that mail servers may recognize a repetition. `beforeEnd` is awaited
   * when all of it was sent but the final dot, and ends it there when it rejects. Never rejects.
   */
  send(id: string, message: Email, beforeEnd?: () => Promise<void>): Promise<MailResult>;
  /** Closes the connections. An email whose end was sent becomes uncertain, any other fails. */
  close(): void;
}

/** Time limits in milliseconds. */
export interface MailLimits {
  /** Until the mail server has greeted us. */
  greeting: number;
  /** Of a silence of the mail server, also after the whole email. */
  silence: number;
  /** Of the wait for a connection; the email is then not sent. */
  turn: number;
  /** Of a whole email on a connection; the connection is then closed. */
  email: number;
}

const minute = 60_000;
// RFC 5321, 4.5.3.2: a client waits 5 minutes for the greeting, MAIL and RCPT, 2 for DATA, 3 for each block, and 10 after
// the final dot, since the server may deliver before it replies: whoever hangs up earlier and tries again makes copies.
// The sum of all of them limits a server that sends a byte now and then.
/** The time limits of a server that runs. */
export const defaultLimits: MailLimits = {
  greeting: 5 * minute,
  silence: 10 * minute,
  turn: 20_000,
  email: 35 * minute,
};
const maxConnections = 2;

/** Seconds that the job of an email may take: its turn, the email, and a minute for the database. */
export const emailJobSeconds = (defaultLimits.turn + defaultLimits.email + minute) / 1000;

/** Whether a connection to a mail server leaves this machine: then it must be encrypted. */
export function isRemote(url: string): boolean {
  const { hostname } = new URL(url);
  return hostname !== 'localhost' && hostname !== '[::1]' && !(isIP(hostname) === 4 && hostname.startsWith('127.'));
}

/**
 * How a connection to a mail server is encrypted. One on this machine need not be; where it is, its certificate proves
 * nothing: that of Debian's Postfix is for the machine's name, and signed by itself. It may also fail to encrypt.
 */
export const chooseEncryption = (url: string) =>
  isRemote(url) ? { requireTLS: true } : { opportunisticTLS: true, tls: { rejectUnauthorized: false } };

/** The sender, and for a sibling's email the sibling's name. */
function nameSender(sender: Sender, brand: BrandKey, locale: Locale): Sender {
  // As a text: where a retailer has one brand, there is no other to compare with.
  const key: string = brand;
  return key === ownBrand ? sender : { ...sender, name: brands[brand].name[locale] };
}

/** Opens connections when there is something to send, two at most. */
export async function createMailer({ url, from }: MailSettings, limits: MailLimits = defaultLimits): Promise<Mailer> {
  // Loaded where emails are sent: a tenth of the start of every other process.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url,
    pool: true,
    maxConnections,
    ...chooseEncryption(url),
    // Covers the greeting too.
    connectionTimeout: limits.greeting,
    greetingTimeout: limits.greeting,
    socketTimeout: limits.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const ended = new Set<string>();
  const beforeEnds = new Map<string, () => Promise<void>>();
  /** A message, and its end once that may be sent: the final dot follows at once. */
  async function* holdEnd(messageId: string, message: Readable) {
    yield* message;
    await beforeEnds.get(messageId)?.();
    ended.add(messageId);
  }
  transport.use('stream', ({ message }, done) => {
    // Read once for each connection that it is tried on, and only when the mail server asks for it.
    message.processFunc((stream) => Readable.from(holdEnd(message.messageId(), stream), { objectMode: false }));
    done();
  });
  const host = new URL(url).hostname;
  const sender = readSender(from);
  const domain = sender.address.slice(sender.address.lastIndexOf('@') + 1);
  // Not left to the transport's own queue: the time for an email begins with its turn.
  const takeTurn = createGate(maxConnections, limits.turn);
  return {
    async send(id, { brand, to, locale, subject, text, html }, beforeEnd = async () => undefined) {
      const messageId = `<${id}@${domain}>`;
      beforeEnds.set(messageId, beforeEnd);
      const sendNow = async () => {
        await findName(host);
        return transport.sendMail({
          from: nameSender(sender, brand, locale),
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId,
          // No out-of-office reply to this one (RFC 3834).
          headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': `${locale}-CA` },
          signal: AbortSignal.timeout(limits.email),
        });
      };
      try {
        await takeTurn(sendNow);
        return { kind: 'delivered' };
      } catch (error) {
        if (error instanceof ConcurrencyLimitError) return 'busy';
        return classifyError(error as SmtpError, ended.has(messageId));
      } finally {
        ended.delete(messageId);
        beforeEnds.delete(messageId);
      }
    },
    close: () => transport.close({ force: true }),
  };
}
