import { isPostalCode, normalizePostalCode } from '../../../../../widgets/shared/submissions/postal-code.ts';
import { readProvince } from './read-province.ts';

/** The parts of an address in one cell, as far as they are there. */
export interface SplitAddress {
  line1?: string | undefined;
  city?: string | undefined;
  province?: string | undefined;
  postalCode?: string | undefined;
}

const postalPattern = /\b([ABCEGHJ-NPRSTVXY]\d[A-Z])[ -]?(\d[A-Z]\d)\b/i;

/** Splits `12 Quay Street, Halifax, NS B3J 0A7, Canada` and « 12, rue A, Montréal (Québec) H2X 1Y4 ». */
export function splitAddress(text: string): SplitAddress {
  const [found = ''] = postalPattern.exec(text) ?? [];
  const postalCode = isPostalCode(normalizePostalCode(found)) ? found : undefined;
  const rest = text
    .replace(found, '')
    .replace(/,?\s*canada\s*$/i, '')
    .replace(/[\r\n]+/g, ', ');
  const [, inParentheses] = /\(([^)]+)\)/.exec(rest) ?? [];
  const parts = rest
    .replace(/\([^)]*\)/g, '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const last = parts.at(-1) ?? '';
  const province = inParentheses ?? (readProvince(last) ? last : undefined);
  const before = province === last && parts.length > 1 ? parts.slice(0, -1) : parts;
  const [, townOf, abbreviation] = /^(.*\D)\s+([A-Z]{2})$/.exec(before.at(-1) ?? '') ?? [];
  const isPair = abbreviation !== undefined && readProvince(abbreviation) !== undefined;
  if (before.length < 2) return { line1: before[0], postalCode, province };
  return {
    line1: before.slice(0, -1).join(', '),
    city: isPair ? townOf : before.at(-1),
    province: province ?? (isPair ? abbreviation : undefined),
    postalCode,
  };
}
