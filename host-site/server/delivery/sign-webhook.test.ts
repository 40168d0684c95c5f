import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { isSignedWebhook, parseWebhookSecrets, signWebhook } from './sign-webhook.ts';

const [first = '', second = ''] = [1, 2].map(() => `whsec_${randomBytes(32).toString('base64')}`);
const id = '7b4a4c1e-1d8e-4bd5-9f5e-2d0b4a9d6c11';
const body = '{"Email":"élodie@example.com"}';

const sign = (secrets: string, now = Date.now()) => signWebhook(parseWebhookSecrets(secrets) ?? [], id, body, now);

describe('a signed webhook', () => {
  it('is verified by the reference implementation with either secret during a rotation', () => {
    const headers = sign(`${first}, ${second}`);
    for (const secret of [first, second]) expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
  });

  it.each([
    ['another body', sign(first), `${body} `, first],
    ['another id', { ...sign(first), 'webhook-id': 'other' }, body, first],
    ['another secret', sign(second), body, first],
    ['a timestamp ten minutes old', sign(first, Date.now() - 600_000), body, first],
  ])('fails verification with %s', (_, headers, received, secret) => {
    expect(() => new Webhook(secret).verify(received, headers)).toThrow();
  });

  it.each([`v1,${'A'.repeat(43)}é`, 'v1,é', '', ' '])('is rejected with the invalid signature %j', (signature) => {
    const headers: Record<string, string> = { ...sign(first), 'webhook-signature': signature };
    const secrets = parseWebhookSecrets(first) ?? [];
    expect(isSignedWebhook(secrets, (name) => headers[name], body, Date.now())).toBe(false);
    expect(isSignedWebhook([], (name) => headers[name], body, Date.now())).toBe(false);
  });

  it('has no signature headers without a secret', () => {
    expect(sign('')).toEqual({});
  });

  it.each(['secret', 'whsec_', 'whsec_c2hvcnQ=', `${first},x`, first.slice(6)])(
    'cannot be created with the invalid secret %j',
    (text) => {
      expect(parseWebhookSecrets(text)).toBeUndefined();
    },
  );
});
