import type { Store } from '../../../../../widgets/shared/stores/store.ts';
import type { FieldResult } from './field-result.ts';

const extensionPattern = /(?:[,;]?\s*(?:ext(?:ension)?\.?|x|poste|p\.|#)\s*:?\s*)(\d{1,6})\s*$/i;

/**
 * Reads a telephone number in any grouping, with 1 or +1 before it or not. Of several numbers in a cell, the first is
 * taken.
 */
export function readPhone(text: string): FieldResult<Pick<Store, 'phone' | 'extension'>> {
  const [, extension] = extensionPattern.exec(text) ?? [];
  const first = text.replace(extensionPattern, '').split(/\s*(?:;|\||\/|,|\bor\b|\bou\b)\s*/)[0] ?? '';
  // A spreadsheet has rounded it.
  if (/\de\+?\d/i.test(text)) return { problem: { code: 'phoneRounded' } };
  const digits = first.replace(/^tel:/i, '').replace(/\.0$/, '').replace(/\D/g, '');
  const [, number] = /^1?([2-9]\d{2}[2-9]\d{6})$/.exec(digits) ?? [];
  if (!number || /[a-z]/i.test(first.replace(/^t[ée]l[a-zé]*\.?:?/i, '')))
    return { problem: { code: 'phoneUnreadable' } };
  return { value: { phone: number, ...(extension && { extension }) } };
}
