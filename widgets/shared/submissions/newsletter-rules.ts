import { isEmail, normalizeEmail } from './email.ts';
import { isPostalCode, normalizePostalCode } from './postal-code.ts';

/** Message keys of the errors by field (NL-08). */
export function checkFields(readField: (name: string) => string) {
  const email = normalizeEmail(readField('Email'));
  const postalCode = normalizePostalCode(readField('Zip'));
  return {
    ...(!isEmail(email) && { Email: email ? ('emailInvalid' as const) : ('emailRequired' as const) }),
    ...(!isPostalCode(postalCode) && {
      Zip: postalCode ? ('postalCodeInvalid' as const) : ('postalCodeRequired' as const),
    }),
  };
}
