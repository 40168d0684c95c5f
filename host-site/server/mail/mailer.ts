import { isIP } from 'node:net';
import { createGate } from '../database/concurrency-limit.ts';
import type { DeliveryResult } from '../delivery/call-upstream.ts';
import type { Email } from './format-email.ts';

/** The mail server for our own emails, and which of them are sent. */
export interface MailSettings {
  /** smtp:// or smtps://, with user and password where the server needs them. */
  url: string;
  /** Sender: `Vitrine <hello@vitrine.example>`. Someone reads the replies. */
  from: string;
  /** Whether a sign-up for the newsletter waits until its address is confirmed. */
  confirmsSignUps: boolean;
  /** Whether messages and contest entries are acknowledged. */
  sendsReceipts: boolean;
}

/** Sends emails through a mail server. */
export interface Mailer {
  /** Sends an email; `id` makes its Message-ID, so that mail servers may recognize a repetition. Never rejects. */
  send(id: string, message: Email): Promise<DeliveryResult>;
  /** Closes the connections. */
  close(): void;
}

/** Time limits in milliseconds. A job expires after a minute, and its email must not be sent after that. */
export interface MailLimits {
  /** Of a silence of the mail server. */
  silence: number;
  /** Of the wait for a connection; the email is then not sent. */
  turn: number;
  /** Of a whole email on a connection; the connection is then closed. */
  email: number;
}

const defaultLimits: MailLimits = { silence: 10_000, turn: 20_000, email: 35_000 };
const maxConnections = 2;

interface SmtpError extends Error {
  /** Nodemailer's code, such as ECONNECTION. */
  code?: string;
  /** The server's, such as 550. */
  responseCode?: number;
  command?: string;
}

/** Only a refused recipient is final: everything else may be the server's state, or our settings. */
function classifyError({ name, code, responseCode, command }: SmtpError): DeliveryResult {
  // Never the message: servers repeat the address in it.
  const reason = responseCode ? `SMTP ${responseCode}` : (code ?? name);
  const isAboutRecipient = command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500;
  return { kind: isAboutRecipient ? 'refused' : 'failed', reason };
}

/** Whether a connection leaves this machine: then it must be encrypted. */
function isRemote(url: string): boolean {
  const { hostname } = new URL(url);
  return hostname !== 'localhost' && hostname !== '[::1]' && !(isIP(hostname) === 4 && hostname.startsWith('127.'));
}

/** Opens connections when there is something to send, two at most. */
export async function createMailer({ url, from }: MailSettings, limits: MailLimits = defaultLimits): Promise<Mailer> {
  // Loaded where emails are sent: a tenth of the start of every other process.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url,
    pool: true,
    maxConnections,
    requireTLS: isRemote(url),
    connectionTimeout: limits.silence,
    greetingTimeout: limits.silence,
    socketTimeout: limits.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.slice(from.lastIndexOf('@') + 1).replace('>', '');
  // Not left to the transport's own queue: the time for an email begins with its turn.
  const takeTurn = createGate(maxConnections, limits.turn);
  return {
    async send(id, { to, locale, subject, text, html }) {
      const sendNow = () =>
        transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId: `<${id}@${domain}>`,
          // No out-of-office reply to this one (RFC 3834).
          headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': `${locale}-CA` },
          signal: AbortSignal.timeout(limits.email),
        });
      try {
        await takeTurn(sendNow);
        return { kind: 'delivered' };
      } catch (error) {
        return classifyError(error as SmtpError);
      }
    },
    // An email that is being sent fails: its job is over, and will be repeated.
    close: () => transport.close({ force: true }),
  };
}
