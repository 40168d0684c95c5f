import { keepDigits } from './digits.ts';
import { isEmail, normalizeEmail } from './email.ts';
import { type FieldError, type FormModel, listErrors } from './form-model.ts';
import { formatLoyaltyNumber, isLoyaltyNumber } from './loyalty-number.ts';
import { isPin, normalizePin } from './pin.ts';
import { isPostalCode, normalizePostalCode, postalCodeMask } from './postal-code.ts';

/** The fields of every contest's form. What the browser and the form without JavaScript send derives from them. */
export const entryModel = {
  Email: { isValid: (value) => isEmail(value), clean: normalizeEmail, required: true },
  Zip: { isValid: isPostalCode, clean: normalizePostalCode, mask: postalCodeMask, required: true },
  LoyaltyNumber: { isValid: isLoyaltyNumber, clean: keepDigits, mask: { format: formatLoyaltyNumber } },
  // Only the server knows whether an answer is right: status -30 (V-09).
  SkillAnswer: { isValid: (value) => value.length <= 20 && !/\p{Cc}/u.test(value), required: true },
} as const satisfies FormModel;

/** The fields that someone fills in, in the order of the form. A contest may have no PIN, or no question. */
export const contestModel = { Pin: { isValid: isPin, clean: normalizePin, required: true }, ...entryModel } as const;

/** The consents of an entry, each with its own checkbox, and the key of its text in contest-consent.*.json. */
export const contestConsents = {
  TermsAccepted: 'termsConsent',
  PrivacyAccepted: 'privacyConsent',
  NewsletterOptIn: 'newsletterConsent',
} as const;

/** `REGION`: the contest is not open in that postal code's region; only the server knows. */
export const contestErrorCodes = ['REQUIRED', 'INVALID', 'REGION'] as const;

/** What a contest requires besides an e-mail address and a postal code. */
export interface ContestRequirements {
  /** The rule for a PIN; a form without one need not load it. */
  isPin?: ((value: string) => boolean) | undefined;
  hasSkillQuestion: boolean;
  /** Whether the rules must be accepted. The service requires it only with a PIN, our own form always. */
  hasTerms?: boolean;
}

/** CE-01, NM-01, V-11: all errors that reject an entry, in the order of the form; names as in the body. */
export function listContestErrors(
  fields: Readonly<Record<string, unknown>>,
  { isPin, hasSkillQuestion, hasTerms = !!isPin }: ContestRequirements,
): FieldError[] {
  const { SkillAnswer, ...always } = entryModel;
  const model: FormModel = {
    ...(isPin && { Pin: { isValid: isPin, required: true } }),
    ...always,
    ...(hasSkillQuestion && { SkillAnswer }),
  };
  const boxes = hasTerms ? ['TermsAccepted', 'PrivacyAccepted'] : ['PrivacyAccepted'];
  const unticked = boxes.filter((field) => fields[field] !== true);
  return [...listErrors(model, fields), ...unticked.map((field) => ({ field, code: 'REQUIRED' }))];
}
