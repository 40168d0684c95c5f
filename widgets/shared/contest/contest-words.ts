import type { MessageKey } from '../locale/messages.ts';
import type { ContestFieldError, contestRules } from '../submissions/contest-rules.ts';
import type { messages } from './contest-messages.en.ts';

export type ContestKey = MessageKey<typeof messages>;
export type ContestField = keyof typeof contestRules | 'TermsAccepted' | 'PrivacyAccepted';

/** Codes of what is wrong, by field: those of contestErrorCodes, and `REFUSED` for what the service said no to. */
export type Errors = Partial<Record<ContestField, string>>;

/** What is said of a field when it is empty, when it is out of order, and when only the service could know. */
export type ErrorWords<Words> = readonly [empty: Words, invalid?: Words, refused?: Words];

/** Keys of what is said of each field; a PIN has its words with the widget that asks for one. */
export const errorWords: Record<Exclude<ContestField, 'Pin'>, ErrorWords<ContestKey>> = {
  Email: ['emailRequired', 'emailInvalid', 'emailRefused'],
  Zip: ['postalCodeRequired', 'postalCodeInvalid', 'postalCodeElsewhere'],
  LoyaltyNumber: ['loyaltyNumberInvalid'],
  SkillAnswer: ['skillAnswerRequired', 'skillAnswerRequired', 'skillAnswerWrong'],
  TermsAccepted: ['termsRequired'],
  PrivacyAccepted: ['privacyRequired'],
};

/** The words for a code; a code without words of its own gets those before it. */
export function chooseWords<Words>(
  [empty, invalid = empty, refused = invalid]: ErrorWords<Words>,
  code: string,
): Words {
  return code === 'REQUIRED' ? empty : code === 'INVALID' ? invalid : refused;
}

/** Errors of fields that the form has; others cannot be shown and are left out. */
export function nameErrors(errors: readonly ContestFieldError[], hasPin: boolean): Errors {
  const shown = errors.filter(({ field }) => Object.hasOwn(errorWords, field) || (hasPin && field === 'Pin'));
  return Object.fromEntries(shown.map(({ field, code }) => [field, code]));
}
