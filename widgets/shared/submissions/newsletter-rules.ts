import { isEmail, normalizeEmail } from './email.ts';
import { isPostalCode, normalizePostalCode } from './postal-code.ts';

/** Error codes by field. */
export type NewsletterErrors = Partial<Record<'Email' | 'Zip', 'REQUIRED' | 'INVALID' | 'REFUSED'>>;

/** Finds the errors of the fields (NL-08). */
export function checkFields(readField: (name: string) => string): NewsletterErrors {
  const email = normalizeEmail(readField('Email'));
  const postalCode = normalizePostalCode(readField('Zip'));
  const errors: NewsletterErrors = {};
  if (!isEmail(email)) errors.Email = email ? 'INVALID' : 'REQUIRED';
  if (!isPostalCode(postalCode)) errors.Zip = postalCode ? 'INVALID' : 'REQUIRED';
  return errors;
}
