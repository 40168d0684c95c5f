import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmail } from './email.ts';
import { suggestEmail } from './email-suggestion.ts';
import { checkFields } from './newsletter-rules.ts';
import { formatPostalCode, isPostalCode, normalizePostalCode } from './postal-code.ts';
import { isPostalCodeOf } from './postal-province.ts';

describe('isEmail', () => {
  it.each([
    'name@example.ca',
    'first.last+tag@mail.example.com',
    "o'brien@example.co",
    'x@xn--fsq.xn--p1ai',
    `${'a'.repeat(64)}@example.ca`,
    'UPPER@EXAMPLE.CA',
  ])('V-02 accepts %s', (email) => expect(isEmail(email)).toBe(true));

  it.each([
    '',
    'name',
    'name@',
    '@example.ca',
    'name@example',
    'name@example.c',
    'name@example.1a',
    'name@.ca',
    'name@example..ca',
    'name@-example.ca',
    'na me@example.ca',
    'name@exam_ple.ca',
    'é@example.ca',
    'name@example.ca\n',
    'a@b@example.ca',
    `${'a'.repeat(65)}@example.ca`,
    `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(20)}.ca`,
  ])('V-02 refuses %j', (email) => expect(isEmail(email)).toBe(false));

  it('V-02 refuses very long invalid addresses', () => {
    expect(isEmail(`${'a.'.repeat(50_000)}@`)).toBe(false);
    expect(isEmail(`a@${'a-'.repeat(120)}`)).toBe(false);
  });
});

describe('custom email patterns and typos in email addresses', () => {
  it('V-12 isEmail requires both the brand’s own pattern and the general one', () => {
    expect(isEmail('name@example.ca', /@example\.ca$/)).toBe(true);
    expect(isEmail('name@example.com', /@example\.ca$/)).toBe(false);
    expect(isEmail('name', /name/)).toBe(false);
  });

  it.each([
    ['name@gmial.com', 'name@gmail.com'],
    ['name@hotmial.con', 'name@hotmail.com'],
    ['name@example.con', 'name@example.com'],
    ['name@gmail.com', undefined],
    ['name@example.ca', undefined],
    ['name@example.co', undefined],
    ['gmial', undefined],
    ['@gmial.com', undefined],
  ])('V-02 suggestEmail for %s is %s', (typed, offered) => expect(suggestEmail(typed)).toBe(offered));
});

describe('postal codes', () => {
  it.each([
    ['H2X1Y4', 'QC', true],
    ['K1A0B1', 'ON', true],
    ['X0A0H0', 'NU', true],
    ['X1A1P7', 'NT', true],
    ['V6B4Y8', 'ON', false],
    ['K1A0B1', 'QC', false],
  ])('V-03 isPostalCodeOf for %s and %s is %s', (code, province, expected) =>
    expect(isPostalCodeOf(code, province)).toBe(expected),
  );

  it.each(['K1A0B1', 'H2X1Y4', 'V6B4Y8', 'X0E0T0'])('V-03 isPostalCode accepts %s', (code) =>
    expect(isPostalCode(code)).toBe(true),
  );

  it.each([
    '',
    'K1A',
    'K1A 0B1',
    'k1a0b1',
    'D1A0B1',
    'F1A0B1',
    'I1A0B1',
    'O1A0B1',
    'Q1A0B1',
    'U1A0B1',
    'W1A0B1',
    'Z1A0B1',
    'K1D0B1',
    'K1A0O1',
    'K1A0B11',
    '1KA0B1',
  ])('V-03 isPostalCode refuses %j', (code) => expect(isPostalCode(code)).toBe(false));

  it.each([
    ['k1a0b1', 'K1A 0B1'],
    ['k1a-0b1', 'K1A 0B1'],
    [' k1a 0b1 extra', 'K1A 0B1'],
    ['k1a', 'K1A'],
    ['k1a0', 'K1A 0'],
    [' K1A 0B1', 'K1A 0B1'],
    ['K1A  0B1', 'K1A 0B1'],
    ['K 1 A 0 B 1', 'K1A 0B1'],
    ['Ottawa ON  K1A 0B1', 'K1A 0B1'],
    ['Code postal : h2x\u00a01y4, Montréal', 'H2X 1Y4'],
    ['Apt. B1, T2 K1A\u20110B1', 'K1A 0B1'],
    ['\u200bK1A\u00ad \u200e0B1\ufeff', 'K1A 0B1'],
    ['Ｋ１Ａ　０Ｂ１', 'K1A 0B1'],
    ['K1A0B1XYZ', 'K1A 0B1'],
    ['HOH OHO', 'H0H 0H0'],
    ['kiaob1', 'K1A 0B1'],
    ['Kimono Street K1A 0B1', 'K1A 0B1'],
    ['', ''],
    [' \u200b', ''],
  ])('V-03 formatPostalCode turns %j into %j', (typed, shown) => expect(formatPostalCode(typed)).toBe(shown));

  it.each([
    ['90210', '90210'],
    ['75001', '75001'],
    ['90210-1234', '90210-1234'],
    ['sw1a 1aa', 'SW1A 1AA'],
    ['d1d 1d1', 'D1D 1D1'],
    ['d1a0b1', 'D1A 0B1'],
    ['k1axb1', 'K1AXB1'],
    ['kk1a', 'KK1A'],
    ['11', '11'],
    ['m5 toronto', 'M5 TORONTO'],
    ['---', '---'],
  ])('V-03 keeps all of %j, which is no Canadian code, as %j', (typed, shown) => {
    expect(formatPostalCode(typed)).toBe(shown);
    expect(isPostalCode(normalizePostalCode(typed))).toBe(false);
    expect(checkFields((name) => (name === 'Zip' ? typed : 'name@example.ca'))).toEqual({ Zip: 'INVALID' });
  });

  it('V-03 normalizePostalCode removes the space', () => expect(normalizePostalCode('K1A 0B1')).toBe('K1A0B1'));

  it('V-03 what formatPostalCode shows is formatted, and stands for the same code, whatever was typed', () => {
    const signs = fc.constantFrom(...'kK1aA0oOiIbBdD9 -\u00a0\u200bＫ１,é東');
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: signs, maxLength: 16 }), fc.string({ unit: 'grapheme' })), (typed) => {
        const shown = formatPostalCode(typed);
        expect(formatPostalCode(shown)).toBe(shown);
        expect(normalizePostalCode(shown)).toBe(normalizePostalCode(typed));
      }),
    );
  });
});
