import { isIP } from 'node:net';
import type { DeliveryResult } from '../delivery/call-upstream.ts';
import { waitAtMost } from '../wait-at-most.ts';
import type { Letter } from './format-letter.ts';

/** The mail server for letters of our own, and which letters are sent. */
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

/** Sends letters through a mail server. */
export interface Mailer {
  /** Sends a letter; `id` makes its Message-ID, so that mail servers may recognize a repetition. Never rejects. */
  send(id: string, letter: Letter): Promise<DeliveryResult>;
  /** Closes the connections. */
  close(): void;
}

/** Time limits in milliseconds: of a silence, and of a whole letter. A job expires after a minute. */
const [silenceLimit, letterLimit] = [10_000, 40_000];

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
export async function createMailer({ url, from }: MailSettings): Promise<Mailer> {
  // Loaded where letters are sent: a tenth of the start of every other process.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    requireTLS: isRemote(url),
    connectionTimeout: silenceLimit,
    greetingTimeout: silenceLimit,
    socketTimeout: silenceLimit,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.slice(from.lastIndexOf('@') + 1).replace('>', '');
  return {
    async send(id, { to, locale, subject, text, html }) {
      const sending = transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId: `<${id}@${domain}>`,
        // No out-of-office reply to this one (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': `${locale}-CA` },
      });
      try {
        await waitAtMost(letterLimit, sending);
        return { kind: 'delivered' };
      } catch (error) {
        return classifyError(error as SmtpError);
      }
    },
    close: () => transport.close(),
  };
}
