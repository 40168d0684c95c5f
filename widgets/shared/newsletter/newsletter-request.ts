import { type BrandKey, newsletterChain } from '../brand/brands.ts';
import type { Locale } from '../locale/locale.ts';
import { formatConsent } from '../submissions/consent.ts';
import { isEmail, normalizeEmail } from '../submissions/email.ts';
import type { NewsletterRequest } from '../submissions/newsletter.ts';
import { isPostalCode, normalizePostalCode } from '../submissions/postal-code.ts';
import { honeypotField, requestHeaders } from '../submissions/request-additions.ts';

/** The value of a form's field by its name; empty for none. */
type ReadField = (name: string) => string;

/** Message keys of what is wrong, by field (NL-08). */
export function checkFields(readField: ReadField) {
  const email = normalizeEmail(readField('Email'));
  const postalCode = normalizePostalCode(readField('Zip'));
  return {
    ...(!isEmail(email) && { Email: email ? ('emailInvalid' as const) : ('emailRequired' as const) }),
    ...(!isPostalCode(postalCode) && {
      Zip: postalCode ? ('postalCodeInvalid' as const) : ('postalCodeRequired' as const),
    }),
  };
}

/** NL-05: the body exactly as the handler takes it; the trap only when somebody filled it. */
export function buildRequest(readField: ReadField): NewsletterRequest {
  const trap = readField(honeypotField);
  return {
    Chain: newsletterChain,
    Email: normalizeEmail(readField('Email')),
    Zip: normalizePostalCode(readField('Zip')),
    FirstName: '',
    LastName: '',
    Gender: '',
    LanguagePreference: readField('LanguagePreference') === 'fr' ? 'fr' : 'en',
    ...(trap && { [honeypotField]: trap }),
  };
}

export interface RequestContext {
  brand: BrandKey;
  locale: Locale;
  /** Version of the consent text that was shown. */
  version: string;
  /** Milliseconds that the form has been on the page. */
  age: number;
}

/** API-01's headers and our additions. */
export function buildHeaders({ brand, locale, version, age }: RequestContext): Record<string, string> {
  return {
    operation_id: 'register',
    domain: brand,
    [requestHeaders.consent]: formatConsent({
      id: 'newsletter',
      version,
      language: locale,
      page: location.pathname,
      at: new Date().toISOString(),
    }),
    [requestHeaders.formAge]: `${Math.round(age)}`,
  };
}

/** What the form says of itself when it is sent without JavaScript. */
export function buildHiddenFields(brand: BrandKey, locale: Locale, version: string): Record<string, string | number> {
  return {
    Chain: newsletterChain,
    FirstName: '',
    LastName: '',
    Gender: '',
    operation_id: 'register',
    domain: brand,
    [requestHeaders.consent]: `${new URLSearchParams({ id: 'newsletter', version, language: locale })}`,
  };
}
