import { listCategories } from './contact-choices.ts';
import { type ContactField, contactRules, normalizeMessage } from './contact-rules.ts';
import { keepDigits } from './digits.ts';
import { normalizePhone } from './phone.ts';
import { normalizePostalCode } from './postal-code.ts';

/**
 * The two lists of categories are two fields of the form, so that showing the one that applies takes no script; one of
 * them is sent as `Category`.
 */
export const categoryFields = { complaint: 'ComplaintCategory', inquiry: 'LoyaltyCategory' } as const;

const cleaners: Partial<Record<ContactField, (value: string) => string>> = {
  LoyaltyNumber: keepDigits,
  StoreNumber: keepDigits,
  Message: normalizeMessage,
  Phone: normalizePhone,
  Extension: keepDigits,
  PostalCode: normalizePostalCode,
};

/** What was filled in, as it is sent: formats taken off, empty fields and those that do not apply left out. */
export function readContactFields(readField: (name: string) => string): Record<string, unknown> {
  const inquiryType = readField('InquiryType');
  const reason = readField('Reason');
  const skipped: Partial<Record<string, boolean>> = {
    Category: !listCategories(inquiryType, reason).length,
    LoyaltyNumber: reason !== 'loyalty',
    StoreNumber: reason !== 'store',
  };
  const fields: Record<string, unknown> = {};
  for (const field of Object.keys(contactRules) as ContactField[]) {
    const name = field === 'Category' ? categoryFields[inquiryType === 'complaint' ? 'complaint' : 'inquiry'] : field;
    const typed = readField(name).trim();
    // What cannot be cleaned into anything is kept as typed, so that it is refused and not lost without a word.
    const value = cleaners[field]?.(typed) || typed;
    if (value && !skipped[field]) fields[field] = value;
  }
  if (readField('PrivacyAccepted')) fields.PrivacyAccepted = true;
  return fields;
}
