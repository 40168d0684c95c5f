import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPostalCode } from '../submissions/postal-code.ts';
import { maskValue } from './masked-value.ts';

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
    ['K2|1A 0B1', 'K2|A 0B'],
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
