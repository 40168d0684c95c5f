import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** An email as the mail server got it. */
export interface ReceivedEmail {
  to: string;
  mail: ParsedMail;
}

/** The stages of a conversation at which the mail server can reply something else, such as `550 5.1.1 User unknown`. */
export interface Replies {
  connect?: string;
  MAIL?: string;
  /** To everyone, or to some. */
  RCPT?: string | ((to: string) => string | undefined);
  /** Replaces the reply to the whole email; resolves with none when it was taken. */
  afterDot?: () => Promise<string | undefined>;
}

/** The error with which `smtp-server` makes a reply. */
function createReply(text: string): Error {
  return Object.assign(new Error(text.slice(4)), { responseCode: Number(text.slice(0, 3)) });
}

/**
 * An SMTP server on this machine that keeps what it gets. `refuse` may return the code with which it refuses someone;
 * it thinks about that for `delay` milliseconds.
 */
export async function startMailServer(
  refuse: (to: string) => number | undefined = () => undefined,
  delay = 0,
  replies: Replies = {},
) {
  const emails: ReceivedEmail[] = [];
  const answer = (text: string | undefined, done: (error?: Error) => void) => (text ? done(createReply(text)) : done());
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect: (_session, done) => answer(replies.connect, done),
    onMailFrom: (_address, _session, done) => answer(replies.MAIL, done),
    onRcptTo({ address }, _session, done) {
      const reply = typeof replies.RCPT === 'function' ? replies.RCPT(address) : replies.RCPT;
      if (reply) return answer(reply, done);
      const code = refuse(address);
      const error = code && Object.assign(new Error(`no mailbox ${address}`), { responseCode: code });
      setTimeout(() => (error ? done(error) : done()), delay);
    },
    onData(stream, { envelope }, done) {
      simpleParser(stream)
        .then((mail) => {
          for (const { address } of envelope.rcptTo) emails.push({ to: address, mail });
          return replies.afterDot?.();
        })
        .then((text) => answer(text, done), done);
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    emails,
    find: (to: string) => emails.filter((email) => email.to === to).map(({ mail }) => mail),
    /** Closes all connections in the middle of what they do. */
    hangUp() {
      for (const { _socket } of server.connections as Set<{ _socket: Socket }>) _socket.destroy();
    },
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}
