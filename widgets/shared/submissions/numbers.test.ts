import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepDigits } from './digits.ts';
import { formatGiftCardNumber, isGiftCardNumber } from './gift-card-number.ts';
import { formatLoyaltyNumber, isLoyaltyNumber } from './loyalty-number.ts';
import { formatPhone, isPhone, normalizePhone } from './phone.ts';
import { isSkillAnswer, skillQuestion } from './skill-question.ts';

describe('keepDigits', () => {
  it('V-05 removes everything but the digits 0 to 9', () => expect(keepDigits(' (1) a-2٣3')).toBe('123'));
});

describe('telephone numbers', () => {
  it.each([
    ['', ''],
    ['5', '(5'],
    ['514', '(514'],
    ['5145', '(514) 5'],
    ['514555', '(514) 555'],
    ['5145551', '(514) 555-1'],
    ['514-555-1234', '(514) 555-1234'],
    ['1 416 555 1234', '(416) 555-1234'],
    ['+1 (416) 555-1234 ext. 5', '(416) 555-1234'],
    ['1', ''],
  ])('V-04 formatPhone turns %j into %j', (typed, shown) => expect(formatPhone(typed)).toBe(shown));
  it.each([
    ['4165551234', true],
    ['416555123', false],
    ['41655512345', false],
    ['', false],
  ])('V-04 isPhone for %j is %s', (value, expected) => expect(isPhone(value)).toBe(expected));
  it('V-04 formatPhone is idempotent and does not change the normalized number', () =>
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(formatPhone(formatPhone(typed))).toBe(formatPhone(typed));
        expect(normalizePhone(formatPhone(typed))).toBe(normalizePhone(typed));
      }),
    ));
});

describe('card numbers', () => {
  it('V-08 a loyalty number has 19 digits, shown in groups of four', () => {
    expect(formatLoyaltyNumber('1234567890123456789000')).toBe('1234 5678 9012 3456 789');
    expect(formatLoyaltyNumber('12345')).toBe('1234 5');
    expect(formatLoyaltyNumber('1234')).toBe('1234');
    expect(['1'.repeat(19), '1'.repeat(18), '1'.repeat(20)].map(isLoyaltyNumber)).toEqual([true, false, false]);
  });
  it('V-06 a gift card number has 16 digits, the first of them 6 to 9', () => {
    expect(formatGiftCardNumber('60123456789012345')).toBe('60 - 12345 - 67890 - 1234');
    expect(isGiftCardNumber('60 - 12345 - 67890 - 1234')).toBe(true);
    expect(['6', '7', '8', '9', '0', '5'].map((first) => isGiftCardNumber(first + '0'.repeat(15)))).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(isGiftCardNumber('6'.repeat(15))).toBe(false);
  });
});

describe('the skill-testing question', () => {
  it('V-09 is 20 x 5 + 25 - 50, and only 75 is accepted as its answer', () => {
    expect(skillQuestion).toEqual({ first: 20, second: 5, third: 25, fourth: 50 });
    expect([' 75 ', '075', '75'].map(isSkillAnswer)).toEqual([true, true, true]);
    expect(['', '7 5', '75.0', '-75', '7e1', '74', '75a'].map(isSkillAnswer)).toEqual(Array(7).fill(false));
  });
});
