import { type ConsentReceipt, formatConsent } from '../submissions/consent.ts';
import { requestHeaders } from '../submissions/request-additions.ts';

/** The text that someone agrees to by sending a form, with its version and language. */
export type ShownConsent = Pick<ConsentReceipt, 'id' | 'version' | 'language'>;

/** The proof of consent as a header. */
export function buildProof(shown: ShownConsent): Record<string, string> {
  const proof = formatConsent({ ...shown, page: location.pathname, at: new Date().toISOString() });
  return { [requestHeaders.consent]: proof };
}

/** The hidden field of a form that is sent without JavaScript; the server adds page and time. */
export function buildProofField(shown: ShownConsent): Record<string, string> {
  return { [requestHeaders.consent]: `${new URLSearchParams(shown)}` };
}
