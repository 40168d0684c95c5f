import type { BrandKey } from '../brand/brands.ts';
import { digitsOnly, emailPatterns } from '../brand/field-patterns.ts';
import { genders, inquiryTypes, listCategories, reasons } from './contact-choices.ts';
import { isEmail } from './email.ts';
import { isLoyaltyNumber } from './loyalty-number.ts';
import { isPhone } from './phone.ts';
import { isPostalCode } from './postal-code.ts';
import { provinces } from './provinces.ts';

/** Longest message in UTF-16 units, counted after normalizeMessage. To be confirmed by the retailer. */
export const messageLimit = 2000;
/** Longest name or city. */
export const textLimit = 80;

/** V-07: whether nothing was typed but white space. */
export function isEmpty(value: string): boolean {
  return !value.trim();
}

/** What is counted, sent and stored: line breaks of one kind, nothing around the text. */
export function normalizeMessage(value: string): string {
  return value.replace(/\r\n?/g, '\n').trim();
}

const isOneOf = (values: readonly string[]) => (value: string) => values.includes(value);
const isDigits = (most: number) => (value: string) => digitsOnly.test(value) && value.length <= most;
// U+0000 is no text: the database refuses it. Other control characters have no place in a name.
const isShortText = (value: string) => !isEmpty(value) && value.length <= textLimit && !/\p{Cc}/u.test(value);

/** Whether a field's text is in order, for each field that somebody fills in; in the order of the form. */
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

export type ContactField = keyof typeof contactRules | 'PrivacyAccepted';

/** Fields that have to be filled in wherever they are asked for (V-01). */
export const requiredFields = [
  'InquiryType',
  'Reason',
  'Category',
  'Message',
  'FirstName',
  'LastName',
  'Email',
  'PostalCode',
];

/** A field that is not in order, and why: `REQUIRED`, `INVALID` or `TOO_LONG`; a client takes any other for `INVALID`. */
export interface ContactFieldError {
  field: string;
  code: string;
}

/** V-01, V-07, V-11: everything that keeps a message from being taken, in the order of the form. */
export function listContactErrors(fields: Readonly<Record<string, unknown>>): ContactFieldError[] {
  const errors: ContactFieldError[] = [];
  for (const [field, isValid] of Object.entries(contactRules) as [string, (typeof contactRules)['Category']][]) {
    const value = fields[field];
    if (value === undefined || value === '') {
      const isAsked = field !== 'Category' || listCategories(fields.InquiryType, fields.Reason).length > 0;
      if (isAsked && requiredFields.includes(field)) errors.push({ field, code: 'REQUIRED' });
    } else if (typeof value !== 'string' || !isValid(value, fields)) {
      const isLong = field === 'Message' && typeof value === 'string' && value.length > messageLimit;
      errors.push({ field, code: isLong ? 'TOO_LONG' : 'INVALID' });
    }
  }
  if (fields.PrivacyAccepted !== true) errors.push({ field: 'PrivacyAccepted', code: 'REQUIRED' });
  return errors;
}
