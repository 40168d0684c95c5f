import { isEmail } from './email.ts';
import { isLoyaltyNumber } from './loyalty-number.ts';
import { isPin } from './pin.ts';
import { isPostalCode } from './postal-code.ts';

const entryRules = {
  Email: (value) => isEmail(value),
  Zip: isPostalCode,
  LoyaltyNumber: isLoyaltyNumber,
  // Only the server knows whether an answer is right: status -30 (V-09).
  SkillAnswer: (value) => value.length <= 20 && !/\p{Cc}/u.test(value),
} as const satisfies Record<string, (value: string) => boolean>;

/** Validation rules by field, in the order of the form. */
export const contestRules = { Pin: isPin, ...entryRules } as const;

/** The consents of an entry, each with its own checkbox, and the key of its text in contest-consent.*.json. */
export const contestConsents = {
  TermsAccepted: 'termsConsent',
  PrivacyAccepted: 'privacyConsent',
  NewsletterOptIn: 'newsletterConsent',
} as const;

/** `REGION`: the contest is not open in that postal code's region; only the server knows. */
export const contestErrorCodes = ['REQUIRED', 'INVALID', 'REGION'] as const;

/** An invalid field, and why: one of contestErrorCodes. */
export interface ContestFieldError {
  field: string;
  code: string;
}

/** What a contest requires besides an e-mail address and a postal code. */
export interface ContestAsks {
  /** The rule for a PIN; a form without one need not load it. */
  isPin?: ((value: string) => boolean) | undefined;
  hasSkillQuestion: boolean;
  /** Whether the rules must be accepted. The service requires it only with a PIN, our own form always. */
  hasTerms?: boolean;
}

/** CE-01, NM-01, V-11: all errors that reject an entry, in the order of the form; names as in the body. */
export function listContestErrors(
  fields: Readonly<Record<string, unknown>>,
  { isPin, hasSkillQuestion, hasTerms = !!isPin }: ContestAsks,
): ContestFieldError[] {
  const errors: ContestFieldError[] = [];
  for (const [field, isValid] of Object.entries({ ...(isPin && { Pin: isPin }), ...entryRules })) {
    const value = fields[field];
    if (field === 'SkillAnswer' && !hasSkillQuestion) continue;
    if (value === undefined || value === '') {
      if (field !== 'LoyaltyNumber') errors.push({ field, code: 'REQUIRED' });
    } else if (typeof value !== 'string' || !isValid(value)) errors.push({ field, code: 'INVALID' });
  }
  for (const field of hasTerms ? ['TermsAccepted', 'PrivacyAccepted'] : ['PrivacyAccepted']) {
    if (fields[field] !== true) errors.push({ field, code: 'REQUIRED' });
  }
  return errors;
}
