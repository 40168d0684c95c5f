import { once } from 'node:events';
import { createServer as createHttp } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { createServer as createTls, getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createAuthority, createCertificate } from '../../tests/server/support/certificate.ts';
import { findFreePort } from '../../tests/support/free-port.ts';
import { callUpstream } from './delivery/call-upstream.ts';
import { createMailer } from './delivery/mail/mailer.ts';
import { newsletterChannel } from './delivery/newsletter-channel.ts';
import { findFailureCode } from './failure-code.ts';
import { sendAlert } from './operators/monitoring/alerts.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** The port of a server on this machine. */
async function listen(server: Server): Promise<number> {
  servers.push(server);
  // The client hangs up when it does not like a certificate.
  server.on('tlsClientError', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const authority = createAuthority();
const trusted = getCACertificates();
beforeAll(() => setDefaultCACertificates([...trusted, authority.cert]));
afterAll(() => setDefaultCACertificates(trusted));

const serveTls = (names: string[], days?: readonly [number, number]) =>
  listen(createTls(createCertificate(authority, names, days), (socket) => socket.end()));

/** Services that cannot be called, by the code of the cause. */
const faults: Readonly<Record<string, () => Promise<string>>> = {
  CERT_HAS_EXPIRED: async () => `https://127.0.0.1:${await serveTls(['127.0.0.1'], [-30, -1])}`,
  CERT_NOT_YET_VALID: async () => `https://127.0.0.1:${await serveTls(['127.0.0.1'], [1, 30])}`,
  ERR_TLS_CERT_ALTNAME_INVALID: async () => `https://127.0.0.1:${await serveTls(['www.vitrine.example'])}`,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: async () => {
    const unknown = createTls(createCertificate(createAuthority('Unknown'), ['127.0.0.1']));
    return `https://127.0.0.1:${await listen(unknown)}`;
  },
  ECONNRESET: async () => `http://127.0.0.1:${await listen(createServer((socket) => socket.resetAndDestroy()))}`,
  ECONNREFUSED: async () => `http://127.0.0.1:${await findFreePort()}`,
  ENOTFOUND: async () => 'http://nowhere.invalid',
  UND_ERR_SOCKET: async () =>
    `http://127.0.0.1:${await listen(createServer((socket) => socket.once('data', () => socket.end())))}`,
  UNEXPECTED_REDIRECT: async () =>
    `http://127.0.0.1:${await listen(createHttp((_, response) => response.writeHead(302, { location: '/' }).end()))}`,
  ERR_SSL_WRONG_VERSION_NUMBER: async () => `https://127.0.0.1:${await listen(createHttp())}`,
};

const call = async (url: string) => {
  const { signal } = new AbortController();
  const id = '00000000-0000-4000-8000-000000000000';
  return callUpstream(url, id, { headers: {}, body: {} }, newsletterChannel.readStatus, signal);
};

describe('a call that fails', () => {
  it.each(Object.entries(faults))('says %s', async (code, start) => {
    const url = await start();
    expect(await call(url)).toEqual({ kind: 'failed', reason: code });
    expect(await sendAlert({ url, secrets: [] }, { type: 'test', data: {} }, 0)).toBe(code);
  });

  it('says the status of an alert that is refused, and nothing of one that is taken or has no address', async () => {
    const statuses = [403, 500, 503, 410, 204];
    const port = await listen(createHttp((_, response) => response.writeHead(statuses.shift() ?? 200).end()));
    const alert = (url: string) => sendAlert({ url, secrets: [] }, { type: 'test', data: {} }, 0);
    expect(await alert(`http://127.0.0.1:${port}`)).toBe('HTTP 410');
    expect(await alert(`http://127.0.0.1:${port}`)).toBeUndefined();
    expect(await alert('')).toBeUndefined();
  });
});

describe('an email that cannot be sent', () => {
  const send = async (url: string) => {
    const settings = { url, from: 'a@vitrine.example', confirmsSignUps: false, sendsReceipts: false };
    const mailer = await createMailer(settings);
    const email = {
      brand: 'vitrine' as const,
      to: 'b@example.ca',
      locale: 'en' as const,
      subject: '',
      text: '',
      html: '',
    };
    const result = await mailer.send('id', email);
    mailer.close();
    return result;
  };

  it('says why its connection failed, not only that it did', async () => {
    expect(await send(`smtp://127.0.0.1:${await findFreePort()}`)).toEqual({ kind: 'failed', reason: 'ECONNREFUSED' });
    expect(await send('smtp://nowhere.invalid')).toEqual({ kind: 'failed', reason: 'ENOTFOUND' });
    const expired = await serveTls(['127.0.0.1'], [-30, -1]);
    // By an address that is not known as this machine's, where any certificate would do.
    expect(await send(`smtps://[::ffff:127.0.0.1]:${expired}`)).toEqual({ kind: 'failed', reason: 'CERT_HAS_EXPIRED' });
  });
});

describe('findFailureCode', () => {
  const withCode = (code: unknown) => Object.assign(new Error('connect 10.1.2.3'), { code });

  it('finds the code in the cause, and in the first of several addresses', () => {
    expect(findFailureCode(new TypeError('fetch failed', { cause: withCode('ECONNREFUSED') }))).toBe('ECONNREFUSED');
    expect(findFailureCode(new AggregateError([withCode('ENETUNREACH'), withCode('EHOSTUNREACH')]))).toBe(
      'ENETUNREACH',
    );
    const outer = Object.assign(new Error(), { code: 'ESOCKET', originalCode: 'CERT_HAS_EXPIRED' });
    expect(findFailureCode(outer)).toBe('CERT_HAS_EXPIRED');
  });

  it('names the class of an error without a code, and never its message', () => {
    expect(findFailureCode(new DOMException('The operation timed out', 'TimeoutError'))).toBe('TimeoutError');
    expect(findFailureCode(new TypeError('fetch failed', { cause: new RangeError('a@example.ca') }))).toBe(
      'RangeError',
    );
    expect(findFailureCode(withCode('a code, with a@example.ca'))).toBe('Error');
    expect(findFailureCode('text')).toBe('unknown');
  });

  it('ends for errors that cause each other', () => {
    const error = new Error('one');
    error.cause = error;
    expect(findFailureCode(error)).toBe('Error');
  });
});
