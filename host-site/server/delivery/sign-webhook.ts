import { createHmac, timingSafeEqual } from 'node:crypto';

const shape = /^whsec_([A-Za-z0-9+/]+={0,2})$/;

/**
 * Parses secrets of 24 to 64 bytes as Standard Webhooks writes them: `whsec_` and base64, separated by commas. Undefined
 * when one is something else.
 */
export function parseWebhookSecrets(text: string): Buffer[] | undefined {
  const entries = text.split(',').filter((entry) => entry.trim() !== '');
  const secrets = entries.map((entry) => Buffer.from(shape.exec(entry.trim())?.[1] ?? '', 'base64'));
  return secrets.every(({ length }) => length >= 24 && length <= 64) ? secrets : undefined;
}

/**
 * Headers that prove to a service that a call is ours, and when it was made: Standard Webhooks, with a signature by each
 * secret, so that a service can change to the next one in its own time. None without secrets.
 */
export function signWebhook(
  secrets: readonly Buffer[],
  id: string,
  body: string,
  nowMs: number,
): Record<string, string> {
  if (secrets.length === 0) return {};
  const timestamp = Math.floor(nowMs / 1000);
  const sign = (secret: Buffer) =>
    `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': secrets.map(sign).join(' '),
  };
}

const toleranceMs = 300_000;

/** Whether a call carries a signature by one of the secrets, made in the last five minutes. */
export function isSignedWebhook(
  secrets: readonly Buffer[],
  read: (header: string) => string | undefined,
  body: string,
  nowMs: number,
): boolean {
  const madeMs = Number(read('webhook-timestamp')) * 1000;
  if (secrets.length === 0 || !(Math.abs(nowMs - madeMs) <= toleranceMs)) return false;
  const split = (text = '') => text.split(' ').map((each) => Buffer.from(each));
  const expected = split(signWebhook(secrets, read('webhook-id') ?? '', body, madeMs)['webhook-signature']);
  const given = split(read('webhook-signature'));
  return expected.some((each) => given.some((other) => other.length === each.length && timingSafeEqual(other, each)));
}
