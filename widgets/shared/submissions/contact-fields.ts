import { type ContactField, contactRules, isShown, normalizeMessage } from './contact-rules.ts';
import { keepDigits } from './digits.ts';
import { normalizeEmail } from './email.ts';
import { normalizePhone } from './phone.ts';
import { normalizePostalCode } from './postal-code.ts';

/**
 * The two lists of categories are two fields, so that CSS alone can show the one that applies; one of them is sent as
 * `Category`.
 */
export const categoryFields = { complaint: 'ComplaintCategory', inquiry: 'LoyaltyCategory' } as const;

const cleaners: Partial<Record<ContactField, (value: string) => string>> = {
  LoyaltyNumber: keepDigits,
  StoreNumber: keepDigits,
  Message: normalizeMessage,
  Email: normalizeEmail,
  Phone: normalizePhone,
  Extension: keepDigits,
  PostalCode: normalizePostalCode,
};

/** The filled fields as they are sent: without formatting, and without empty or inapplicable fields. */
export function readContactFields(readField: (name: string) => string): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  // In the order of the form: what shows a field stands before it.
  for (const field of Object.keys(contactRules) as ContactField[]) {
    const isComplaint = fields.InquiryType === 'complaint';
    const name = field === 'Category' ? categoryFields[isComplaint ? 'complaint' : 'inquiry'] : field;
    const typed = readField(name).trim();
    // A value that cannot be cleaned is sent as typed, so that it is refused rather than silently lost.
    const value = cleaners[field]?.(typed) || typed;
    if (value && isShown(field, fields)) fields[field] = value;
  }
  if (readField('PrivacyAccepted')) fields.PrivacyAccepted = true;
  return fields;
}
