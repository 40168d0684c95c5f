import { randomUUID } from 'node:crypto';
import { handlerPaths } from '../../widgets/shared/brand/endpoints.ts';
import newsletter from '../../widgets/shared/submissions/newsletter-consent.en.json' with { type: 'json' };
import { apiHeaders, createBody } from '../server/support/sign-up-request.ts';

/** A request as text, as `sendLoad` takes it. */
export function writeRequest(method: string, path: string, headers: Record<string, string>, body = ''): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${path} HTTP/1.1`, 'Host: 127.0.0.1', ...lines, '', body].join('\r\n');
}

/** A sign-up of an address that no one has sent, with proof of consent and an idempotency key. */
export function createPost(): string {
  const body = JSON.stringify(createBody(`${randomUUID()}@example.com`));
  const at = new Date().toISOString();
  const receipt = { id: 'newsletter', version: newsletter.consentVersion, language: 'en', page: '/en/newsletter', at };
  const headers = {
    ...apiHeaders,
    'Idempotency-Key': randomUUID(),
    Consent: `${new URLSearchParams(receipt)}`,
    'Content-Length': String(Buffer.byteLength(body)),
  };
  return writeRequest('POST', handlerPaths.newsletter, headers, body);
}
