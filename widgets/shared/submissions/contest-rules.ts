import { isEmail } from './email.ts';
import { isLoyaltyNumber } from './loyalty-number.ts';
import { isPin } from './pin.ts';
import { isPostalCode } from './postal-code.ts';

/** Whether a field's text is in order, for each field that somebody fills in; in the order of the form. */
export const contestRules = {
  Pin: isPin,
  Email: (value) => isEmail(value),
  Zip: isPostalCode,
  LoyaltyNumber: isLoyaltyNumber,
  // Only the server says whether an answer is right: -30 (V-09).
  SkillAnswer: (value) => value.length <= 20 && !/\p{Cc}/u.test(value),
} as const satisfies Record<string, (value: string) => boolean>;

/** What somebody agrees to in an entry, each in a box of its own, and the text of contest-consent.*.json beside it. */
export const contestConsents = {
  TermsAccepted: 'termsConsent',
  PrivacyAccepted: 'privacyConsent',
  NewsletterOptIn: 'newsletterConsent',
} as const;

/** `REGION`: the contest is not open where that postal code lies; only the server says it. */
export const contestErrorCodes = ['REQUIRED', 'INVALID', 'REGION'] as const;

/** A field that is not in order, and why: one of contestErrorCodes. */
export interface ContestFieldError {
  field: string;
  code: string;
}

/** What a contest asks for beyond an address and a postal code. */
export interface ContestAsks {
  hasPin: boolean;
  hasSkillQuestion: boolean;
  /** Whether the rules have to be agreed to. The service insists on it with a PIN only, our own form always. */
  hasTerms?: boolean;
}

/** CE-01, NM-01, V-11: everything that keeps an entry from being taken, in the order of the form; names as in the body. */
export function listContestErrors(
  fields: Readonly<Record<string, unknown>>,
  { hasPin, hasSkillQuestion, hasTerms = hasPin }: ContestAsks,
): ContestFieldError[] {
  const required = ['Email', 'Zip', hasPin && 'Pin', hasSkillQuestion && 'SkillAnswer'];
  const errors: ContestFieldError[] = [];
  for (const [field, isValid] of Object.entries(contestRules)) {
    const value = fields[field];
    if ((field === 'Pin' && !hasPin) || (field === 'SkillAnswer' && !hasSkillQuestion)) continue;
    if (value === undefined || value === '') {
      if (required.includes(field)) errors.push({ field, code: 'REQUIRED' });
    } else if (typeof value !== 'string' || !isValid(value)) errors.push({ field, code: 'INVALID' });
  }
  for (const field of hasTerms ? ['TermsAccepted', 'PrivacyAccepted'] : ['PrivacyAccepted']) {
    if (fields[field] !== true) errors.push({ field, code: 'REQUIRED' });
  }
  return errors;
}
