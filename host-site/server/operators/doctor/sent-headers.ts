import { randomUUID } from 'node:crypto';
import { proofHeader } from '../../../../widgets/shared/submissions/proof-of-work.ts';
import { requestHeaders } from '../../../../widgets/shared/submissions/request-additions.ts';

/** An address that no one has (RFC 5737), with which a visitor may try to hide. */
export const inventedAddress = '198.51.100.77';

/** What our forms send beside their bodies, and what a visitor may send who is up to something. */
export const formHeaders = (): Record<string, string> => ({
  operation_id: 'register',
  domain: 'vitrine',
  ...Object.fromEntries(
    [...Object.values(requestHeaders), proofHeader].map((name) => [name.toLowerCase(), randomUUID()]),
  ),
});

/** What the proxy must not let a visitor choose. */
export const untrustedHeaders = (): Record<string, string> => ({
  'x-forwarded-for': inventedAddress,
  'x-request-id': randomUUID(),
});
