import { type BrandKey, chainCodes } from '../brand/brands.ts';
import type { ReadField } from '../forms/read-field.ts';
import type { Locale } from '../locale/locale.ts';
import { entryModel } from '../submissions/contest-rules.ts';
import { cleanValue, stripInvisible } from '../submissions/form-model.ts';

/** Fields that say which form an entry comes from, with or without JavaScript. */
export function describeSource(contest: string, brand: BrandKey, locale: Locale) {
  return { ContestId: contest, Chain: chainCodes[brand][locale], LanguagePreference: locale };
}

/**
 * Body of `POST /Contest/AddEntry`; JSON omits empty fields. The proof of every consent, the newsletter's included, is in
 * the headers. `normalizePin` is set for contests with a PIN only.
 */
export function readEntry(read: ReadField, normalizePin?: (value: string) => string) {
  const fields = Object.entries(entryModel).map(([name, field]) => [name, cleanValue(field, read(name)) || undefined]);
  return {
    Pin: normalizePin?.(stripInvisible(read('Pin'))) || undefined,
    ...(Object.fromEntries(fields) as Record<keyof typeof entryModel, string>),
    TermsAccepted: !!read('TermsAccepted'),
    PrivacyAccepted: !!read('PrivacyAccepted'),
    NewsletterOptIn: !!read('NewsletterOptIn'),
  };
}
