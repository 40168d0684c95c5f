import { type BrandKey, brandKeys, ownBrand } from '../../../../widgets/shared/brand/brands.ts';
import type { Locale } from '../../../../widgets/shared/locale/locale.ts';
import { buildFormBody, readFormFields } from '../../../../widgets/shared/submissions/form-declaration.ts';
import { honeypotField } from '../../../../widgets/shared/submissions/request-additions.ts';
import type { FormDefinition } from '../definitions/form-definition.ts';
import { digestToUuid } from '../digest-to-uuid.ts';

/** Where a plain form was filled in; a brand that we do not have is kept, to be refused. */
function describePlace(brandName: string, language: string, locale: Locale, page: string): Record<string, unknown> {
  const brand: BrandKey | undefined = brandKeys.find((key) => key === brandName);
  const fields = buildFormBody({}, { brand: brand ?? ownBrand, locale, language, page });
  return brand ? fields : { ...fields, Brand: brandName, Chain: undefined };
}

/**
 * Converts the fields of a plain form to those of the JSON body. Without a script there is no request id, so it is
 * derived from the content: the same form sent twice on one day counts as one submission.
 */
export function toFormBody(
  { model, nameControl }: Pick<FormDefinition, 'model' | 'nameControl'>,
  form: URLSearchParams,
  locale: Locale,
  known: { page: string; at: string },
): Record<string, unknown> {
  const read = (name: string) => form.get(name) ?? '';
  const { Page, ...place } = describePlace(read('Brand'), read('LanguagePreference'), locale, known.page);
  const fields = {
    ...place,
    ...readFormFields(model, read, nameControl),
    Page,
    [honeypotField]: read(honeypotField),
  };
  return { ...fields, requestId: digestToUuid(JSON.stringify([fields, known.at.slice(0, 10)])) };
}
