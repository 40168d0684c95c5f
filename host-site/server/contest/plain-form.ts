import { keepDigits } from '../../../widgets/shared/submissions/digits.ts';
import { normalizePostalCode } from '../../../widgets/shared/submissions/postal-code.ts';
import { honeypotField } from '../../../widgets/shared/submissions/request-additions.ts';
import { digestToUuid } from '../handlers/digest-to-uuid.ts';

const textFields = [
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
 * Converts the fields of a plain form to those of the JSON body, and normalizes formatted values. Without a script
 * there is no request id, so it is derived from the content: the same form sent twice on one day counts as one entry.
 */
export function toEntryBody(form: URLSearchParams, at: string): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const name of textFields) {
    const value = form.get(name)?.trim();
    // A value that cannot be normalized is kept as typed, so that it is refused with an error and not dropped.
    if (value) fields[name] = cleaners[name]?.(value) || value;
  }
  for (const name of boxes) fields[name] = ['on', 'true'].includes(form.get(name) ?? '');
  return { ...fields, requestId: digestToUuid(JSON.stringify([fields, at.slice(0, 10)])) };
}
