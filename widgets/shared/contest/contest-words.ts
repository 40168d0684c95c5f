import type { MessageKey, Translate } from '../locale/messages.ts';
import type { ContestFieldError } from '../submissions/contest-rules.ts';
import type { messages } from './contest-messages.en.ts';

/** A key of the texts of the contest widgets. */
export type ContestKey = MessageKey<typeof messages>;

/** Texts for a field's errors: empty, invalid, and refused by the service. */
export type ErrorWords = readonly string[];

/** The error texts of each field in the form; a PIN brings its own. */
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

/** The text for an error code; any code but those for empty and invalid counts as refused. */
export function chooseWords(words: ErrorWords, code: string): string | undefined {
  return words.at(['REQUIRED', 'INVALID'].indexOf(code)) ?? words[0];
}

/** Error codes by field, those of contestErrorCodes and `REFUSED`. Fields without texts are left out. */
export function nameErrors(
  errors: readonly ContestFieldError[],
  words: Record<string, ErrorWords>,
): Record<string, string> {
  const shown = errors.filter(({ field }) => Object.hasOwn(words, field));
  return Object.fromEntries(shown.map(({ field, code }) => [field, code]));
}
