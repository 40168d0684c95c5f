import { type BrandKey, chainCodes } from '../brand/brands.ts';
import type { ReadField } from '../forms/read-field.ts';
import type { Locale } from '../locale/locale.ts';
import { keepDigits } from '../submissions/digits.ts';
import { normalizeEmail } from '../submissions/email.ts';
import { normalizePostalCode } from '../submissions/postal-code.ts';

/** Fields that say which form an entry comes from, with or without JavaScript. */
export function describeSource(contest: string, brand: BrandKey, locale: Locale) {
  return { ContestId: contest, Chain: chainCodes[brand][locale], LanguagePreference: locale };
}

/**
 * Body of `POST /Contest/AddEntry`; JSON omits empty fields. The proof of every consent, the newsletter's included, is in
 * the headers. `normalizePin` is set for contests with a PIN only.
 */
export function readEntry(read: ReadField, normalizePin?: (value: string) => string) {
  return {
    Pin: normalizePin?.(read('Pin')) || undefined,
    Email: normalizeEmail(read('Email')),
    Zip: normalizePostalCode(read('Zip')),
    LoyaltyNumber: keepDigits(read('LoyaltyNumber')) || undefined,
    SkillAnswer: read('SkillAnswer').trim() || undefined,
    TermsAccepted: !!read('TermsAccepted'),
    PrivacyAccepted: !!read('PrivacyAccepted'),
    NewsletterOptIn: !!read('NewsletterOptIn'),
  };
}
