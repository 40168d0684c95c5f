import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isIP } from 'node:net';

// X.509 (RFC 5280) in DER, as far as tests of TLS need it.

function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}
const sequence = (...parts: readonly Buffer[]) => der(0x30, ...parts);
const hex = (text: string) => Buffer.from(text, 'hex');
const isTrue = hex('0101ff');

const commonName = hex('0603550403');
const ecdsaWithSha256 = sequence(hex('06082a8648ce3d040302'));
const basicConstraints = hex('0603551d13');
const subjectAltName = hex('0603551d11');

const toName = (text: string) => sequence(der(0x31, sequence(commonName, der(0x0c, Buffer.from(text)))));
const toTime = (ms: number) => {
  const digits = new Date(ms).toISOString().replaceAll(/[-:T]|\.\d+/g, '');
  return der(0x18, Buffer.from(digits));
};
const toAltName = (name: string) =>
  isIP(name) ? der(0x87, Buffer.from(name.split('.').map(Number))) : der(0x82, Buffer.from(name));

/** A certificate with its key, as `tls.createServer` takes them. */
export interface Certificate {
  cert: string;
  key: string;
}

/** An authority of a test. */
export interface Authority extends Certificate {
  name: string;
  secret: KeyObject;
}

const day = 86_400_000;

function issue(name: string, names: readonly string[], days: readonly [number, number], issuer?: Authority): Authority {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const extension =
    names.length === 0
      ? sequence(basicConstraints, isTrue, der(0x04, sequence(isTrue)))
      : sequence(subjectAltName, der(0x04, sequence(...names.map(toAltName))));
  const now = Date.now();
  const body = sequence(
    der(0xa0, hex('020102')),
    der(0x02, Buffer.concat([hex('01'), randomBytes(8)])),
    ecdsaWithSha256,
    toName(issuer?.name ?? name),
    sequence(toTime(now + days[0] * day), toTime(now + days[1] * day)),
    toName(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(extension)),
  );
  const signature = sign('sha256', body, issuer?.secret ?? privateKey);
  const whole = sequence(body, ecdsaWithSha256, der(0x03, hex('00'), signature));
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    name,
    secret: privateKey,
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

/** An authority that signs certificates of servers. */
export const createAuthority = (name = 'Test authority'): Authority => issue(name, [], [-1, 3650]);

/** A certificate for these names or IPv4 addresses, from and until so many days from now. */
export function createCertificate(
  authority: Authority,
  names: readonly string[],
  days: readonly [from: number, until: number] = [-1, 90],
): Certificate {
  const { cert, key } = issue(names[0] ?? '', names, days, authority);
  return { cert, key };
}
