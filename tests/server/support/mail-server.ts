import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** An email as the mail server got it. */
export interface ReceivedEmail {
  to: string;
  mail: ParsedMail;
}

/**
 * An SMTP server on this machine that keeps what it gets. `refuse` may return the code with which it refuses someone;
 * it thinks about that for `delay` milliseconds.
 */
export async function startMailServer(refuse: (to: string) => number | undefined = () => undefined, delay = 0) {
  const emails: ReceivedEmail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const code = refuse(address);
      const error = code && Object.assign(new Error(`no mailbox ${address}`), { responseCode: code });
      setTimeout(() => (error ? done(error) : done()), delay);
    },
    onData(stream, { envelope }, done) {
      simpleParser(stream).then((mail) => {
        for (const { address } of envelope.rcptTo) emails.push({ to: address, mail });
        done();
      }, done);
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    emails,
    find: (to: string) => emails.filter((email) => email.to === to).map(({ mail }) => mail),
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}
