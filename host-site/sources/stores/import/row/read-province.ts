import { findProvince } from '../../../../../widgets/shared/stores/find-province.ts';
import { foldText } from '../../../../../widgets/shared/stores/fold-text.ts';
import type { Province } from '../../../../../widgets/shared/stores/store.ts';
import { isPostalCodeOf } from '../../../../../widgets/shared/submissions/postal-province.ts';
import { provinces } from '../../../../../widgets/shared/submissions/provinces.ts';
import type { FieldResult } from './field-result.ts';

/** Reads a province by its name or abbreviation in either language, with the country or a second spelling beside it. */
export function readProvince(text: string): Province | undefined {
  const parts = [text, text.replace(/^CA[-_ ]/i, ''), ...text.split(/[(),/;|]/), text.replace(/,?\s*canada$/i, '')];
  for (const part of parts) {
    const found = findProvince(foldText(part));
    if (found) return found;
  }
  return undefined;
}

/** The one province that has a normalized postal code; undefined for X, which two territories share. */
export function findProvinceOf(postalCode: string): Province | undefined {
  const [only, second] = provinces.filter((province) => isPostalCodeOf(postalCode, province));
  return second ? undefined : only;
}

/** A province from its cell, else from the postal code. */
export function chooseProvince(text: string, postalCode: string): FieldResult<Province> {
  const value = readProvince(text);
  if (value) return { value };
  const derived = postalCode ? findProvinceOf(postalCode) : undefined;
  if (derived) return { value: derived, doubt: { code: 'provinceFromPostalCode', province: derived } };
  return { problem: text === '' ? { code: 'missing' } : { code: 'provinceUnreadable' } };
}
