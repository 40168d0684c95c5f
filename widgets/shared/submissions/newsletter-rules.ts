import { isEmail, normalizeEmail } from './email.ts';
import { isPostalCode, normalizePostalCode } from './postal-code.ts';

/** Message keys of the errors by field. */
export type NewsletterErrors = Partial<
  Record<
    'Email' | 'Zip',
    'emailRequired' | 'emailInvalid' | 'emailRefused' | 'postalCodeRequired' | 'postalCodeInvalid'
  >
>;

/** Finds the errors of the fields (NL-08). */
export function checkFields(readField: (name: string) => string): NewsletterErrors {
  const email = normalizeEmail(readField('Email'));
  const postalCode = normalizePostalCode(readField('Zip'));
  const errors: NewsletterErrors = {};
  if (!isEmail(email)) errors.Email = email ? 'emailInvalid' : 'emailRequired';
  if (!isPostalCode(postalCode)) errors.Zip = postalCode ? 'postalCodeInvalid' : 'postalCodeRequired';
  return errors;
}
