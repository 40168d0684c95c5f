import type { MessageKey, Translate } from '../locale/messages.ts';
import type { ContestFieldError } from '../submissions/contest-rules.ts';
import type { messages } from './contest-messages.en.ts';

export type ContestKey = MessageKey<typeof messages>;

/** What is said of a field: when it is empty, when it is out of order, and when only the service could know. */
export type ErrorWords = readonly string[];

/** Codes of what is wrong by field: those of contestErrorCodes, and `REFUSED`. */
export type Errors = Record<string, string | undefined>;

/** What is said of each field that the form has; a PIN comes with its words. */
export function listErrorWords(t: Translate<ContestKey>, pin?: { errors: ErrorWords }): Record<string, ErrorWords> {
  return {
    ...(pin && { Pin: pin.errors }),
    Email: [t('emailRequired'), t('emailInvalid'), t('emailRefused')],
    Zip: [t('postalCodeRequired'), t('postalCodeInvalid'), t('postalCodeElsewhere')],
    LoyaltyNumber: [t('loyaltyNumberInvalid')],
    SkillAnswer: [t('skillAnswerRequired'), t('skillAnswerWrong')],
    TermsAccepted: [t('termsRequired')],
    PrivacyAccepted: [t('privacyRequired')],
  };
}

/** The words for a code; what is neither empty nor out of order was refused. */
export function chooseWords(words: ErrorWords, code: string): string | undefined {
  return words.at(['REQUIRED', 'INVALID'].indexOf(code)) ?? words[0];
}

/** Errors of fields that have words; others cannot be shown and are left out. */
export function nameErrors(errors: readonly ContestFieldError[], words: Record<string, ErrorWords>): Errors {
  const shown = errors.filter(({ field }) => Object.hasOwn(words, field));
  return Object.fromEntries(shown.map(({ field, code }) => [field, code]));
}
