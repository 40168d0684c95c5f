import { isEmail, normalizeEmail } from './email.ts';
import { cleanValue, type FormModel, listErrors } from './form-model.ts';
import { isPostalCode, normalizePostalCode, postalCodeMask } from './postal-code.ts';

/** The fields that someone fills in to sign up, in the order of the form. */
export const newsletterModel = {
  Email: { isValid: (value) => isEmail(value), clean: normalizeEmail, required: true },
  Zip: { isValid: isPostalCode, clean: normalizePostalCode, mask: postalCodeMask, required: true },
} as const satisfies FormModel;

/** Error codes by field. */
export type NewsletterErrors = Partial<Record<keyof typeof newsletterModel, 'REQUIRED' | 'INVALID' | 'REFUSED'>>;

/** The fields as they are sent. */
export const readSignUp = (readField: (name: string) => string): Record<keyof typeof newsletterModel, string> => ({
  Email: cleanValue(newsletterModel.Email, readField('Email')),
  Zip: cleanValue(newsletterModel.Zip, readField('Zip')),
});

/** Finds the errors of the fields (NL-08). */
export function checkFields(readField: (name: string) => string): NewsletterErrors {
  const errors = listErrors(newsletterModel, readSignUp(readField));
  return Object.fromEntries(errors.map(({ field, code }) => [field, code]));
}
