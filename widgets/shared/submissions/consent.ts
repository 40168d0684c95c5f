import type { Locale } from '../locale/locale.ts';

/** Proof of what somebody agreed to: kept with the submission (CASL). */
export interface ConsentReceipt {
  /** Which text, for example `newsletter`. */
  id: string;
  /** Version of that text, a date; the words of every version are in consent-texts.ts. */
  version: string;
  /** Language in which the text was shown. */
  language: Locale;
  /** Path of the page that showed it, without query or fragment. */
  page: string;
  /** When the form was sent by the visitor's clock, ISO 8601 in UTC. */
  at: string;
}

/** A receipt as an ASCII header value: form-urlencoded pairs. */
export function formatConsent(receipt: ConsentReceipt): string {
  return new URLSearchParams({ ...receipt }).toString();
}
