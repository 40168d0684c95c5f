import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { classifyError, type SmtpError } from './classify-error.ts';
import { chooseEncryption, type MailSettings } from './mailer.ts';
import { readSender } from './sender.ts';

/** How far a conversation with a mail server came before it was refused. */
export type MailStep = 'connect' | 'login' | 'sender' | 'recipient';

/** How a conversation with a mail server went. */
export interface MailTrial {
  /** Whether it was encrypted. */
  isEncrypted: boolean;
  /** Where it failed, with a code, and whether it may be another way later; undefined where an email would have been taken. */
  fault?: { step: MailStep; code: string; isTemporary: boolean };
}

const limit = 20_000;

function connect(connection: SMTPConnection): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.once('error', reject);
    connection.connect((error) => (error ? reject(error) : resolve()));
  });
}

function login(connection: SMTPConnection, auth: Parameters<SMTPConnection['login']>[0]): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.once('error', reject);
    connection.login(auth, (error) => (error ? reject(error) : resolve()));
  });
}

/** Thrown for a reply that refuses a command. */
function createRefusal(command: string, response: string): SmtpError {
  return Object.assign(new Error('refused'), { command, response, responseCode: Number(response.slice(0, 3)) });
}

/**
 * Talks to a mail server as if an email were to be sent, up to the recipient, then takes it back (RSET) and leaves: nothing
 * is sent. Never rejects.
 */
export async function tryMail({ url, from }: MailSettings, recipient: string): Promise<MailTrial> {
  let step: MailStep = 'connect';
  const { auth, ...server } = parseConnectionUrl(url);
  const connection = new SMTPConnection({
    ...server,
    ...chooseEncryption(url),
    connectionTimeout: limit,
    greetingTimeout: limit,
    socketTimeout: limit,
    customAuth: {
      // The library sends single commands only for a way to log in.
      async ENVELOPE({ sendCommand }) {
        const say = async (command: string, name: string) => {
          const { response, status } = await sendCommand(command);
          if (status >= 400) throw createRefusal(name, response);
        };
        step = 'sender';
        await say(`MAIL FROM:<${readSender(from).address}>`, 'MAIL FROM');
        step = 'recipient';
        await say(`RCPT TO:<${recipient}>`, 'RCPT TO');
        await say('RSET', 'RSET');
      },
    },
  });
  // After the promises that listen once.
  connection.on('error', () => undefined);
  try {
    await connect(connection);
    step = 'login';
    if (auth) await login(connection, { user: auth.user, pass: auth.pass });
    await login(connection, { method: 'ENVELOPE' });
    connection.quit();
    return { isEncrypted: connection.secure };
  } catch (error) {
    connection.close();
    const { kind, reason } = { reason: '', ...classifyError(error as SmtpError, false) };
    const isTemporary = kind === 'failed' && reason.startsWith('SMTP 4');
    return { isEncrypted: connection.secure, fault: { step, code: reason, isTemporary } };
  }
}
