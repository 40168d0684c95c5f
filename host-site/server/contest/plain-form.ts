import { keepDigits } from '../../../widgets/shared/submissions/digits.ts';
import { normalizePostalCode } from '../../../widgets/shared/submissions/postal-code.ts';
import { honeypotField } from '../../../widgets/shared/submissions/request-additions.ts';
import { digestToUuid } from '../handlers/idempotency-key.ts';

const texts = [
  'ContestId',
  'Chain',
  'LanguagePreference',
  'Email',
  'Zip',
  'LoyaltyNumber',
  'SkillAnswer',
  'Pin',
  honeypotField,
];
const boxes = ['PrivacyAccepted', 'NewsletterOptIn', 'TermsAccepted'];
const cleaners: Record<string, (value: string) => string> = { Zip: normalizePostalCode, LoyaltyNumber: keepDigits };

/**
 * A plain form's fields as the JSON body would have them, formats taken off. It has no script to make up a request id:
 * the same form sent twice on one day is one entry.
 */
export function toEntryBody(form: URLSearchParams, at: string): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const name of texts) {
    const value = form.get(name)?.trim();
    // What cannot be cleaned into anything is kept as typed, so that it is refused and not lost without a word.
    if (value) fields[name] = cleaners[name]?.(value) || value;
  }
  for (const name of boxes) fields[name] = ['on', 'true'].includes(form.get(name) ?? '');
  return { ...fields, requestId: digestToUuid(JSON.stringify([fields, at.slice(0, 10)])) };
}
