import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createAuthority, createCertificate } from '../../../../tests/server/support/certificate.ts';
import { type Replies, startMailServer } from '../../../../tests/server/support/mail-server.ts';
import { tryMail } from './try-mail.ts';

const authority = createAuthority();
const trusted = getCACertificates();
beforeAll(() => setDefaultCACertificates([...trusted, authority.cert]));
afterAll(() => setDefaultCACertificates(trusted));

const attempt = (url: string) =>
  tryMail(
    { url, from: 'Vitrine <hello@vitrine.example>', confirmsSignUps: false, sendsReceipts: false },
    'a@example.ca',
  );

/** A server that wants a user and encryption; `heard` are the commands that it got. */
async function serve(options: SMTPServerOptions) {
  const heard: string[] = [];
  const server = new SMTPServer({
    onAuth: ({ username, password }, _, done) =>
      username === 'vitrine' && password === 'p@ss' ? done(null, { user: 'vitrine' }) : done(new Error('no')),
    onMailFrom({ address }, _, done) {
      heard.push(`MAIL ${address}`);
      done();
    },
    onRcptTo({ address }, _, done) {
      heard.push(`RCPT ${address}`);
      done();
    },
    onData(stream, _, done) {
      heard.push('DATA');
      stream.resume();
      done();
    },
    ...options,
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise((resolve) => void server.close(() => resolve(undefined))));
  return { heard, host: `127.0.0.1:${(server.server.address() as AddressInfo).port}` };
}
const secure = () => createCertificate(authority, ['127.0.0.1']);

describe('a conversation with a mail server', () => {
  it('goes up to the recipient, encrypted and with a login, and sends nothing', async () => {
    const { heard, host } = await serve(secure());
    expect(await attempt(`smtp://vitrine:p%40ss@${host}`)).toEqual({ isEncrypted: true });
    expect(heard).toEqual(['MAIL hello@vitrine.example', 'RCPT a@example.ca']);
    const direct = await serve({ ...secure(), secure: true });
    expect(await attempt(`smtps://vitrine:p%40ss@${direct.host}`)).toEqual({ isEncrypted: true });
    expect(direct.heard).toHaveLength(2);
  });

  it('tells a wrong password from a sender that needs one', async () => {
    const { host } = await serve(secure());
    expect(await attempt(`smtp://vitrine:wrong@${host}`)).toMatchObject({ fault: { step: 'login', code: 'SMTP 535' } });
    expect(await attempt(`smtp://${host}`)).toMatchObject({ fault: { step: 'sender', code: 'SMTP 530' } });
  });

  it('tells why TLS with another machine failed; on this one, any certificate will do', async () => {
    const { host } = await serve({ ...createCertificate(authority, ['127.0.0.1'], [-30, -1]), authOptional: true });
    // This machine under an address that is not known as its own.
    const elsewhere = `smtp://${host.replace('127.0.0.1', '[::ffff:127.0.0.1]')}`;
    expect(await attempt(elsewhere)).toMatchObject({ fault: { step: 'connect', code: 'CERT_HAS_EXPIRED' } });
    expect(await attempt(`smtp://${host}`)).toEqual({ isEncrypted: true });
  });

  it.each<[Replies, object]>([
    [{ connect: '421 4.3.2 shutting down' }, { step: 'connect', code: 'SMTP 421 4.3.2', isTemporary: true }],
    [{ MAIL: '553 5.7.1 Sender address rejected' }, { step: 'sender', code: 'SMTP 553 5.7.1', isTemporary: false }],
    [{ RCPT: '554 5.7.1 Relay access denied' }, { step: 'recipient', code: 'SMTP 554 5.7.1', isTemporary: false }],
    [{ RCPT: '450 4.2.1 greylisted' }, { step: 'recipient', code: 'SMTP 450 4.2.1', isTemporary: true }],
  ])('tells at which step it was refused: %j', async (replies, fault) => {
    const mail = await startMailServer(undefined, 0, replies);
    expect(await attempt(mail.url)).toMatchObject({ fault });
    await mail.close();
  });
});
