import type { Locale } from '../locale/locale.ts';

/** The text that someone agrees to by sending a form. */
export interface ShownConsent {
  /** The text's id, for example `newsletter`. */
  id: string;
  /** Version of that text, a date; consent-texts.ts has the text of every version. */
  version: string;
  /** Language in which the text was shown. */
  language: Locale;
  /** Another script, such as a browser's translator, has changed words of the form that showed it. */
  altered?: true | undefined;
}

/** Proof of what someone agreed to, stored with the submission (CASL). */
export interface ConsentReceipt extends ShownConsent {
  /** Path of the page that showed it, without query or fragment. */
  page: string;
  /** When the form was sent, by the visitor's clock; ISO 8601 in UTC. */
  at: string;
}

/**
 * Formats a receipt as an ASCII header value: form-urlencoded pairs. For a form that is sent without JavaScript, the
 * server adds page and time.
 */
export function formatConsent(receipt: ShownConsent | ConsentReceipt): string {
  const { altered, ...rest } = receipt;
  return `${new URLSearchParams({ ...rest, ...(altered && { altered: 'true' }) })}`;
}
