import { brandKeys, chainCodes } from '../../../../widgets/shared/brand/brands.ts';
import type { Locale } from '../../../../widgets/shared/locale/locale.ts';
import { readContactFields } from '../../../../widgets/shared/submissions/contact-fields.ts';
import { honeypotField } from '../../../../widgets/shared/submissions/request-additions.ts';
import { digestToUuid } from '../digest-to-uuid.ts';

/**
 * Converts the fields of a plain form to those of the JSON body. Without a script there is no request id, so it is
 * derived from the content: the same form sent twice on one day counts as one message.
 */
export function toContactBody(
  form: URLSearchParams,
  locale: Locale,
  known: { page: string; at: string },
): Record<string, unknown> {
  const read = (name: string) => form.get(name) ?? '';
  const brand = brandKeys.find((key) => key === read('Brand'));
  const fields = {
    Brand: brand ?? read('Brand'),
    Chain: brand && chainCodes[brand][locale],
    LanguagePreference: read('LanguagePreference'),
    Locale: locale,
    ...readContactFields(read),
    Page: known.page,
    [honeypotField]: read(honeypotField),
  };
  return { ...fields, requestId: digestToUuid(JSON.stringify([fields, known.at.slice(0, 10)])) };
}
