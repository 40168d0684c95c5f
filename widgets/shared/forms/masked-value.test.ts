import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Mask } from '../submissions/form-model.ts';
import { formatLoyaltyNumber } from '../submissions/loyalty-number.ts';
import { formatPhone } from '../submissions/phone.ts';
import { formatPostalCode, postalCodeMask } from '../submissions/postal-code.ts';
import { addSeparator, isRefused, maskValue } from './masked-value.ts';

/** `|` marks the caret. */
function type(marked: string): string {
  const caret = marked.indexOf('|');
  const masked = maskValue(marked.replace('|', ''), caret, formatPostalCode);
  return `${masked.value.slice(0, masked.caret)}|${masked.value.slice(masked.caret)}`;
}

describe('maskValue with the postal code format', () => {
  it.each([
    ['k|', 'K|'],
    ['K1A0|', 'K1A 0|'],
    ['K1A |', 'K1A|'],
    ['K|0B1', 'K|0B 1'],
    ['K2|1A 0B1', 'K2|1A 0B1'],
    ['Ottawa ON  K1A 0B1|', 'K1A 0B1|'],
    ['K1A0|B1', 'K1A 0|B1'],
    ['KIA|', 'K1A|'],
    ['K1|A 0B1', 'K1|A 0B1'],
    ['K1A 0|B1', 'K1A 0|B1'],
    ['K1A! |0B1', 'K1A| 0B1'],
  ])('V-03 turns %s into %s (| is the caret)', (before, after) => expect(type(before)).toBe(after));

  it('V-03 returns a formatted value with the caret inside it, for any input', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.nat(12), (value, caret) => {
        const masked = maskValue(value, Math.min(caret, value.length), formatPostalCode);
        expect(masked.caret).toBeLessThanOrEqual(masked.value.length);
        expect(formatPostalCode(masked.value)).toBe(masked.value);
      }),
    );
  });
});

const phone: Mask = { format: formatPhone };
const loyalty: Mask = { format: formatLoyaltyNumber };

/** `[9]` marks the character that is typed. */
function refuses(mask: Mask, marked: string): boolean {
  const [, before = '', typed = '', after = ''] = /^(.*)\[(.)\](.*)$/.exec(marked) ?? [];
  return isRefused(mask, before, typed, after);
}

describe('isRefused', () => {
  it.each([
    [postalCodeMask, 'K[K]'],
    [postalCodeMask, 'K1[2]'],
    [postalCodeMask, 'K1[5] 0B1'],
    [postalCodeMask, 'K[2]1A 0B1'],
    [postalCodeMask, '[9]K1A 0B1'],
    [postalCodeMask, 'K1A 0B1[2]'],
    [postalCodeMask, 'K1A 0B1[X]'],
    [phone, '(514) 555-0123[4]'],
    [phone, '(5[9]14) 555-0123'],
    [phone, '(514[a]'],
    [loyalty, '6012 3456 7890 1234 567[8]'],
    [loyalty, '60[1]12 3456 7890 1234 567'],
  ])('V-03 V-04 V-08 a character that does not fit, or would push out the last, is refused: %# %s', (mask, marked) =>
    expect(refuses(mask, marked)).toBe(true),
  );

  it.each([
    [postalCodeMask, '[k]'],
    [postalCodeMask, '[9]'],
    [postalCodeMask, '9[0]'],
    [postalCodeMask, '[d]'],
    [postalCodeMask, 'D1[d]'],
    [postalCodeMask, 'H[O]H'],
    [postalCodeMask, 'K1[A] 0B1'],
    [postalCodeMask, 'K1A 0B[1]'],
    [postalCodeMask, 'KX1A 0B[1]'],
    [phone, '(514) 555-012[3]'],
    [phone, '(5[1]4) 555-012'],
    [loyalty, '6012 3456 7890 1234 56[7]'],
  ])('V-03 V-04 V-08 any other character is taken: %# %s', (mask, marked) => expect(refuses(mask, marked)).toBe(false));
});

describe('addSeparator', () => {
  it.each([
    [postalCodeMask, 'K1A', 'K1A '],
    [postalCodeMask, 'K1', undefined],
    [postalCodeMask, 'K1A 0', undefined],
    [phone, '', '('],
    [phone, '(514', '(514) '],
    [phone, '(514) 555', '(514) 555-'],
    [loyalty, '6012', '6012 '],
    [loyalty, '601', undefined],
  ])('V-03 V-04 V-08 adds to a value the separator that belongs there: %# %s', (mask, value, added) =>
    expect(addSeparator(mask, value)).toBe(added),
  );
});
