import type { BrandKey } from '../brand/brands.ts';
import { digitsOnly, emailPatterns } from '../brand/field-patterns.ts';
import { genders, inquiryTypes, listCategories, reasons } from './contact-choices.ts';
import { isEmail } from './email.ts';
import { isLoyaltyNumber } from './loyalty-number.ts';
import { isPhone } from './phone.ts';
import { isPostalCode } from './postal-code.ts';
import { provinces } from './provinces.ts';

/** Maximum length of a message in UTF-16 units, after normalizeMessage. To be confirmed by the retailer. */
export const messageLimit = 2000;
/** Maximum length of a name or city. */
export const textLimit = 80;

/** V-07: whether a value is empty or only white space. */
export function isEmpty(value: string): boolean {
  return !value.trim();
}

/** Normalizes a message for counting, sending and storing: one kind of line break, trimmed. */
export function normalizeMessage(value: string): string {
  return value.replace(/\r\n?/g, '\n').trim();
}

const isOneOf = (values: readonly string[]) => (value: string) => values.includes(value);
const isDigits = (most: number) => (value: string) => digitsOnly.test(value) && value.length <= most;
// The database rejects U+0000; other control characters do not belong in a name.
const isShortText = (value: string) => !isEmpty(value) && value.length <= textLimit && !/\p{Cc}/u.test(value);

/** Validation rules by field, in the order of the form. */
export const contactRules = {
  InquiryType: isOneOf(inquiryTypes),
  Reason: isOneOf(reasons),
  Category: (value, fields) => isOneOf(listCategories(fields.InquiryType, fields.Reason))(value),
  LoyaltyNumber: isLoyaltyNumber,
  StoreNumber: isDigits(4),
  Message: (value) => !isEmpty(value) && value.length <= messageLimit && !value.includes('\0'),
  FirstName: isShortText,
  LastName: isShortText,
  Email: (value, fields) => isEmail(value, emailPatterns[fields.Brand as BrandKey]),
  Phone: isPhone,
  Extension: isDigits(6),
  City: isShortText,
  Province: isOneOf(provinces),
  PostalCode: isPostalCode,
  Gender: isOneOf(genders),
} as const satisfies Record<string, (value: string, fields: Readonly<Record<string, unknown>>) => boolean>;

/** A field of the contact form, as the request names it. */
export type ContactField = keyof typeof contactRules | 'PrivacyAccepted';

type Values = Readonly<Record<string, unknown>>;
type When = (fields: Values) => boolean;

/** When a field is shown; one that is not named here always is. */
const shownWhen: Partial<Record<ContactField, When>> = {
  Category: ({ InquiryType, Reason }) => listCategories(InquiryType, Reason).length > 0,
  LoyaltyNumber: ({ Reason }) => Reason === 'loyalty',
  StoreNumber: ({ Reason }) => Reason === 'store',
};

/** The fields that are required where they are shown (V-01): always, or when something holds of the others. */
export const requiredWhen: Partial<Record<ContactField, true | When>> = {
  InquiryType: true,
  Reason: true,
  Category: true,
  Message: true,
  FirstName: true,
  LastName: true,
  Email: true,
  PostalCode: true,
};

/** Whether a field is shown with these values in the others. */
export const isShown = (field: ContactField, fields: Values): boolean => shownWhen[field]?.(fields) ?? true;

/** Whether a field must be filled, where it is shown, with these values in the others. */
export function isRequired(field: ContactField, fields: Values): boolean {
  const when = requiredWhen[field];
  return typeof when === 'function' ? when(fields) : when === true;
}

/** An invalid field, and why: `REQUIRED`, `INVALID` or `TOO_LONG`; clients treat any other code as `INVALID`. */
export interface ContactFieldError {
  field: string;
  code: string;
}

/** V-01, V-07, V-11: all errors that reject a message, in the order of the form. */
export function listContactErrors(fields: Values): ContactFieldError[] {
  const errors: ContactFieldError[] = [];
  for (const [field, isValid] of Object.entries(contactRules) as [ContactField, (typeof contactRules)['Category']][]) {
    const value = fields[field];
    if (value === undefined || value === '') {
      if (isShown(field, fields) && isRequired(field, fields)) errors.push({ field, code: 'REQUIRED' });
    } else if (typeof value !== 'string' || !isValid(value, fields)) {
      const isLong = field === 'Message' && typeof value === 'string' && value.length > messageLimit;
      errors.push({ field, code: isLong ? 'TOO_LONG' : 'INVALID' });
    }
  }
  if (fields.PrivacyAccepted !== true) errors.push({ field: 'PrivacyAccepted', code: 'REQUIRED' });
  return errors;
}
