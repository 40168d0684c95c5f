import { once } from 'node:events';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type Certificate, createAuthority, createCertificate } from '../../../../tests/server/support/certificate.ts';
import { createConfig } from '../../../../tests/server/support/test-config.ts';
import { findFreePort } from '../../../../tests/support/free-port.ts';
import { tls } from './checks/tls.ts';
import { createTools, type Given } from './create-tools.ts';

const authority = createAuthority();
const trusted = getCACertificates();
beforeAll(() => setDefaultCACertificates([...trusted, authority.cert]));
afterAll(() => setDefaultCACertificates(trusted));

async function serve(certificate: Certificate): Promise<number> {
  const server: Server = createServer(certificate).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const day = 86_400_000;
const examine = (port: number, given: Given = {}) =>
  tls.run(createTools(createConfig(), undefined, { origin: `https://127.0.0.1:${port}`, ...given }));

describe('the check of TLS', () => {
  it('passes a certificate that is trusted, of this name, and good for a month', async () => {
    const found = await examine(await serve(createCertificate(authority, ['127.0.0.1'])));
    expect(found).toMatchObject({ result: 'ok', message: { en: expect.stringContaining(' 89 more days') } });
  });

  it.each<[string, () => Certificate]>([
    ['CERT_HAS_EXPIRED', () => createCertificate(authority, ['127.0.0.1'], [-30, -1])],
    ['CERT_NOT_YET_VALID', () => createCertificate(authority, ['127.0.0.1'], [1, 30])],
    ['ERR_TLS_CERT_ALTNAME_INVALID', () => createCertificate(authority, ['www.vitrine.example'])],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', () => createCertificate(createAuthority('Unknown'), ['127.0.0.1'])],
  ])('fails with %s', async (code, create) => {
    const found = await examine(await serve(create()));
    expect(found).toMatchObject({ result: 'failed', code, message: { fr: expect.stringContaining(code) } });
  });

  it('warns of one that ends in two weeks, by the clock of this machine', async () => {
    const port = await serve(createCertificate(authority, ['127.0.0.1'], [-1, 20]));
    expect(await examine(port)).toMatchObject({ result: 'ok' });
    expect(await examine(port, { now: () => Date.now() + 10 * day })).toMatchObject({ result: 'warning' });
  });

  it('fails where nothing listens, and only warns before the deployment', async () => {
    const port = await findFreePort();
    const remedy = { en: expect.stringContaining('start the proxy') };
    expect(await examine(port)).toMatchObject({ result: 'failed', code: 'ECONNREFUSED', remedy });
    expect(await examine(port, { isPlanned: true })).toMatchObject({ result: 'warning', code: 'ECONNREFUSED' });
  });
});
