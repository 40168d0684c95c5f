import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isGiftCardNumber } from '../../shared/submissions/gift-card-number.ts';
import { readCardNumber } from './card-number-state.ts';

describe('readCardNumber', () => {
  it.each([
    ['', 'empty', 0],
    ['abc -', 'empty', 0],
    ['6', 'incomplete', 1],
    ['60 - 12345 - 67890 - 123', 'incomplete', 15],
    ['60 - 12345 - 67890 - 1234', 'complete', 16],
    ['9012345678901234', 'complete', 16],
    ['5012345678901234', 'wrongStart', 16],
    ['1', 'wrongStart', 1],
    ['6012345678901234567', 'tooLong', 19],
  ])('V-06 returns for %j the state %s and %i digits', (value, state, count) =>
    expect(readCardNumber(value)).toEqual({ state, count }),
  );

  it('V-06 returns complete exactly when isGiftCardNumber accepts the value', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'0123456789 -x'), maxLength: 26 });
    fc.assert(
      fc.property(typed, (value) => {
        expect(readCardNumber(value).state === 'complete').toBe(isGiftCardNumber(value));
      }),
    );
  });
});
