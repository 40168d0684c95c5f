import { type BrandKey, chainCodes } from '../../shared/brand/brands.ts';
import type { ReadField } from '../../shared/forms/read-field.ts';
import type { Locale } from '../../shared/locale/locale.ts';
import { readContactFields } from '../../shared/submissions/contact-fields.ts';

/** The body of `POST /handlers/Feedback.ashx`, without the request id. */
export function buildBody(readField: ReadField, brand: BrandKey, locale: Locale): Record<string, unknown> {
  return {
    Brand: brand,
    Chain: chainCodes[brand][locale],
    LanguagePreference: readField('LanguagePreference'),
    Locale: locale,
    ...readContactFields(readField),
    Page: location.pathname,
  };
}
