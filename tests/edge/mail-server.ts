import type { AddressInfo, Socket } from 'node:net';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { writeJournal } from './journal.ts';
import { type MailWay, readWays } from './ways.ts';

// A process of its own: `node mail-server.ts <journal> <port>`.
const [, , journal = '', port = '0'] = process.argv;

interface Connection {
  id: string;
  _socket: Socket;
}

const seen = new Set<string>();
/** Whether it is the first time that someone’s email is tried. */
function isFirst(address: string): boolean {
  const first = !seen.has(address);
  seen.add(address);
  return first;
}

const createReply = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code });

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo({ address }, { id }, done) {
    const [way] = readWays(address);
    if (way === 'unknown') return done(createReply(550, '5.1.1 The mailbox does not exist'));
    const once: readonly MailWay[] = ['greylist', 'busy', 'leaving'];
    if (!once.includes(way) || !isFirst(address)) return done();
    if (way === 'greylist') return done(createReply(451, '4.7.1 Greylisted, try again later'));
    if (way === 'leaving') return find(id)?.destroy();
    find(id)?.end('421 4.3.2 Closing down\r\n');
  },
  onData(stream, { id, envelope }, done) {
    simpleParser(stream).then(({ messageId = '' }) => {
      for (const { address } of envelope.rcptTo) {
        if (readWays(address)[0] === 'defer' && isFirst(address))
          return done(createReply(451, '4.3.0 Try again later'));
        writeJournal(journal, { email: address, key: messageId });
        const [way] = readWays(address);
        if (way === 'silent') return find(id)?.destroy();
        if (way === 'torn') return find(id)?.end('250 2.0.');
        if (way === 'late') return setTimeout(done, 12_000);
      }
      done();
    }, done);
  },
});

function find(id: string): Socket | undefined {
  return [...(server.connections as Set<Connection>)].find((connection) => connection.id === id)?._socket;
}

// A connection that ends in the middle is what it is for.
server.on('error', () => undefined);
server.listen(Number(port), '127.0.0.1', () => {
  process.stdout.write(`Listening on ${(server.server.address() as AddressInfo).port}\n`);
});
