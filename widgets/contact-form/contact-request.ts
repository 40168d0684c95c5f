import { type BrandKey, chainCodes } from '../shared/brand/brands.ts';
import type { Locale } from '../shared/locale/locale.ts';
import { formatConsent } from '../shared/submissions/consent.ts';
import { readContactFields } from '../shared/submissions/contact-fields.ts';
import { honeypotField, requestHeaders } from '../shared/submissions/request-additions.ts';

/** The value of a form's field by its name; empty for none. */
export type ReadField = (name: string) => string;

/** Decisions §3: the body as the feedback service takes it, but for the request id; the trap only when it was filled. */
export function buildBody(readField: ReadField, brand: BrandKey, locale: Locale): Record<string, unknown> {
  const trap = readField(honeypotField);
  return {
    Brand: brand,
    Chain: chainCodes[brand][locale],
    LanguagePreference: readField('LanguagePreference'),
    Locale: locale,
    ...readContactFields(readField),
    Page: location.pathname,
    ...(trap && { [honeypotField]: trap }),
  };
}

/** The proof of consent, and how long the form has been on the page in milliseconds. */
export function buildHeaders(locale: Locale, version: string, age: number): Record<string, string> {
  return {
    [requestHeaders.consent]: formatConsent({
      id: 'contact',
      version,
      language: locale,
      page: location.pathname,
      at: new Date().toISOString(),
    }),
    [requestHeaders.formAge]: `${Math.round(age)}`,
  };
}

/** What the form says of itself when it is sent without JavaScript. */
export function buildHiddenFields(brand: BrandKey, locale: Locale, version: string): Record<string, string> {
  return {
    Brand: brand,
    [requestHeaders.consent]: `${new URLSearchParams({ id: 'contact', version, language: locale })}`,
  };
}
