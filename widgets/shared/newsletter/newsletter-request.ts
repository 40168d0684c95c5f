import { type BrandKey, newsletterChain } from '../brand/brands.ts';
import type { ReadField } from '../forms/read-field.ts';
import type { Locale } from '../locale/locale.ts';
import type { NewsletterRequest } from '../submissions/newsletter.ts';
import { readSignUp } from '../submissions/newsletter-rules.ts';

/** Fields that are the same in every sign-up. */
const fixedFields = { Chain: newsletterChain, FirstName: '', LastName: '', Gender: '' } as const;

/** NL-05: the request body. */
export function buildRequest(readField: ReadField): NewsletterRequest {
  return {
    ...fixedFields,
    ...readSignUp(readField),
    LanguagePreference: readField('LanguagePreference') as Locale,
  };
}

/** Request headers of API-01. */
export function buildHeaders(brand: BrandKey): Record<string, string> {
  return { operation_id: 'register', domain: brand };
}

/** Hidden fields that describe the form when it is sent without JavaScript. */
export function buildHiddenFields(brand: BrandKey): Record<string, string | number> {
  return { ...fixedFields, ...buildHeaders(brand) };
}
