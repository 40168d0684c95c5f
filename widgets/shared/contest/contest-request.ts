import { type BrandKey, chainCodes } from '../brand/brands.ts';
import type { Locale } from '../locale/locale.ts';
import { formatConsent } from '../submissions/consent.ts';
import { keepDigits } from '../submissions/digits.ts';
import { normalizeEmail } from '../submissions/email.ts';
import { normalizePin } from '../submissions/pin.ts';
import { normalizePostalCode } from '../submissions/postal-code.ts';
import { honeypotField, requestHeaders } from '../submissions/request-additions.ts';

/** The value of a form's field by its name; empty for none. */
export type ReadField = (name: string) => string;

export interface EntryContext {
  contest: string;
  brand: BrandKey;
  locale: Locale;
  /** Version of the texts beside the boxes. */
  version: string;
}

/**
 * Decisions §4: the body as POST /Contest/AddEntry takes it, but for the request id; JSON leaves out what is empty. The
 * proof of every consent, the newsletter's too, is in the headers.
 */
export function buildEntry(read: ReadField, { contest, brand, locale }: EntryContext) {
  return {
    ContestId: contest,
    Chain: chainCodes[brand][locale],
    LanguagePreference: locale,
    Pin: normalizePin(read('Pin')) || undefined,
    Email: normalizeEmail(read('Email')),
    Zip: normalizePostalCode(read('Zip')),
    LoyaltyNumber: keepDigits(read('LoyaltyNumber')) || undefined,
    SkillAnswer: read('SkillAnswer').trim() || undefined,
    TermsAccepted: !!read('TermsAccepted'),
    PrivacyAccepted: !!read('PrivacyAccepted'),
    NewsletterOptIn: !!read('NewsletterOptIn'),
    [honeypotField]: read(honeypotField) || undefined,
  };
}

/** The proof of consent, and how long the form has been on the page in milliseconds. */
export function buildHeaders({ locale, version }: EntryContext, age: number): Record<string, string> {
  return {
    [requestHeaders.consent]: formatConsent({
      id: 'contest',
      version,
      language: locale,
      page: location.pathname,
      at: new Date().toISOString(),
    }),
    [requestHeaders.formAge]: `${Math.round(age)}`,
  };
}

/** What the form says of itself when it is sent without JavaScript. */
export function buildHiddenFields({ contest, brand, locale, version }: EntryContext): Record<string, string> {
  return {
    ContestId: contest,
    Chain: chainCodes[brand][locale],
    LanguagePreference: locale,
    [requestHeaders.consent]: `${new URLSearchParams({ id: 'contest', version, language: locale })}`,
  };
}
