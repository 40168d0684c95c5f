import type { BrandKey } from '../brand/brands.ts';
import { digitsOnly, emailPatterns } from '../brand/field-patterns.ts';
import { keepDigits } from './digits.ts';
import { isEmail, normalizeEmail } from './email.ts';
import type { FieldModel, FieldValues } from './form-model.ts';
import { formatPhone, isPhone, normalizePhone } from './phone.ts';
import { isPostalCode, normalizePostalCode, postalCodeMask } from './postal-code.ts';

/** Maximum length of a name or city. */
export const textLimit = 80;

/** V-07: whether a value is empty or only white space. */
export function isEmpty(value: string): boolean {
  return !value.trim();
}

/** Normalizes a text of several lines for counting, sending and storing: one kind of line break, trimmed. */
export function normalizeMessage(value: string): string {
  return value.replace(/\r\n?/g, '\n').trim();
}

/** One of a list. */
export const choice = <const Choices extends readonly string[]>(choices: Choices) => ({
  choices,
  isValid: (value: string) => choices.includes(value),
});

/** Up to so many digits. */
export const digits = (most: number) =>
  ({
    isValid: (value: string) => digitsOnly.test(value) && value.length <= most,
    clean: keepDigits,
    mask: { format: keepDigits },
    inputMode: 'numeric',
  }) as const;

// The database rejects U+0000; other control characters do not belong in a name.
/** A name, a street or a city. */
export const shortText = {
  isValid: (value: string) => !isEmpty(value) && value.length <= textLimit && !/\p{Cc}/u.test(value),
} as const satisfies FieldModel;

/** A text of several lines, of up to so many UTF-16 units. */
export const longText = (limit: number) =>
  ({
    isValid: (value: string) => !isEmpty(value) && value.length <= limit && !value.includes('\0'),
    clean: normalizeMessage,
    limit,
    lines: true,
  }) as const;

/** An email address, also by the pattern of the form's brand. */
export const email = {
  isValid: (value: string, { Brand }: FieldValues) => isEmail(value, emailPatterns[Brand as BrandKey]),
  clean: normalizeEmail,
  type: 'email',
  autoComplete: 'email',
} as const satisfies FieldModel;

/** A Canadian telephone number. */
export const phone = {
  isValid: isPhone,
  clean: normalizePhone,
  mask: { format: formatPhone },
  type: 'tel',
  autoComplete: 'tel',
} as const satisfies FieldModel;

/** A Canadian postal code. */
export const postalCode = {
  isValid: isPostalCode,
  clean: normalizePostalCode,
  mask: postalCodeMask,
  autoComplete: 'postal-code',
} as const satisfies FieldModel;
