import { type BrandKey, newsletterChain } from '../brand/brands.ts';
import { buildProof, buildProofField } from '../forms/consent-proof.ts';
import type { ReadField } from '../forms/read-field.ts';
import type { Locale } from '../locale/locale.ts';
import { normalizeEmail } from '../submissions/email.ts';
import type { NewsletterRequest } from '../submissions/newsletter.ts';
import { normalizePostalCode } from '../submissions/postal-code.ts';
import { honeypotField } from '../submissions/request-additions.ts';

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

/** What a sign-up sends besides its fields. */
export interface RequestContext {
  brand: BrandKey;
  locale: Locale;
  /** Version of the consent text that was shown. */
  version: string;
}

const nameConsent = ({ locale, version }: RequestContext) => ({ id: 'newsletter', version, language: locale });

/** API-01's headers and the proof of consent. */
export function buildHeaders(context: RequestContext): Record<string, string> {
  return { operation_id: 'register', domain: context.brand, ...buildProof(nameConsent(context)) };
}

/** What the form says of itself when it is sent without JavaScript. */
export function buildHiddenFields(context: RequestContext): Record<string, string | number> {
  return {
    Chain: newsletterChain,
    FirstName: '',
    LastName: '',
    Gender: '',
    operation_id: 'register',
    domain: context.brand,
    ...buildProofField(nameConsent(context)),
  };
}
