import type { Locale } from '../locale/locale.ts';

/** Proof of what someone agreed to, stored with the submission (CASL). */
export interface ConsentReceipt {
  /** The text's id, for example `newsletter`. */
  id: string;
  /** Version of that text, a date; consent-texts.ts has the text of every version. */
  version: string;
  /** Language in which the text was shown. */
  language: Locale;
  /** Path of the page that showed it, without query or fragment. */
  page: string;
  /** When the form was sent, by the visitor's clock; ISO 8601 in UTC. */
  at: string;
}

/** Formats a receipt as an ASCII header value: form-urlencoded pairs. */
export function formatConsent(receipt: ConsentReceipt): string {
  return new URLSearchParams({ ...receipt }).toString();
}
