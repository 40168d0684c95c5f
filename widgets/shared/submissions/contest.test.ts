import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ContestRequirements, listContestErrors } from './contest-rules.ts';
import { isPin, normalizePin, pinLength } from './pin.ts';

const simple: ContestRequirements = { hasSkillQuestion: false };
const full: ContestRequirements = { isPin, hasSkillQuestion: true };
const filled = {
  Pin: 'ABCD2345',
  Email: 'zoe@example.ca',
  Zip: 'K1A0B1',
  SkillAnswer: '75',
  TermsAccepted: true,
  PrivacyAccepted: true,
};
const list = (fields: object, asks = full) =>
  listContestErrors(fields as Record<string, unknown>, asks).map(({ field, code }) => `${field} ${code}`);

describe('listContestErrors', () => {
  it('V-01 V-11 returns the required fields of an empty entry in the order of the form', () => {
    expect(list({}, simple)).toEqual(['Email REQUIRED', 'Zip REQUIRED', 'PrivacyAccepted REQUIRED']);
    expect(list({}, { ...simple, hasSkillQuestion: true })).toEqual([
      'Email REQUIRED',
      'Zip REQUIRED',
      'SkillAnswer REQUIRED',
      'PrivacyAccepted REQUIRED',
    ]);
    expect(list({})).toEqual([
      'Pin REQUIRED',
      'Email REQUIRED',
      'Zip REQUIRED',
      'SkillAnswer REQUIRED',
      'TermsAccepted REQUIRED',
      'PrivacyAccepted REQUIRED',
    ]);
  });

  it('CE-01 NM-01 returns nothing for a complete entry, and ignores fields that the contest does not ask for', () => {
    expect(list(filled)).toEqual([]);
    const { TermsAccepted: _, ...others } = filled;
    expect(list({ ...others, Pin: '?', SkillAnswer: 3 }, simple)).toEqual([]);
  });

  it.each<[object, string]>([
    [{ Pin: 'ABC' }, 'Pin INVALID'],
    [{ Pin: 'abcd2345' }, 'Pin INVALID'],
    [{ Email: 'x@y' }, 'Email INVALID'],
    [{ Zip: 'K1A 0B1' }, 'Zip INVALID'],
    [{ LoyaltyNumber: '1'.repeat(18) }, 'LoyaltyNumber INVALID'],
    [{ LoyaltyNumber: 1 }, 'LoyaltyNumber INVALID'],
    [{ SkillAnswer: '7\n5' }, 'SkillAnswer INVALID'],
    [{ SkillAnswer: '7'.repeat(21) }, 'SkillAnswer INVALID'],
    [{ TermsAccepted: 'true' }, 'TermsAccepted REQUIRED'],
    [{ PrivacyAccepted: 1 }, 'PrivacyAccepted REQUIRED'],
  ])('CE-01 for %j returns only “%s”', (changes, expected) =>
    expect(list({ ...filled, ...changes })).toEqual([expected]),
  );

  it('V-09 accepts a wrong answer to the skill-testing question, which only the server checks', () =>
    expect(list({ ...filled, SkillAnswer: 'seventy' })).toEqual([]));
});

describe('PINs', () => {
  it.each([
    ['ab-cd 2345', 'ABCD2345'],
    ['  abcd\u00a02345\n', 'ABCD2345'],
    ['ab–cd—23‐45', 'ABCD2345'],
    ['oOiI', '0011'],
    ['l1', 'L1'],
    ['', ''],
    ['é?', 'É?'],
  ])('NM-01 normalizePin turns %j into %j', (typed, stored) => expect(normalizePin(typed)).toBe(stored));

  it.each([
    ['A'.repeat(pinLength.least), true],
    ['9'.repeat(pinLength.most), true],
    ['A'.repeat(pinLength.least - 1), false],
    ['A'.repeat(pinLength.most + 1), false],
    ['ABC-234', false],
    ['abcdef', false],
    ['ÀBCDEF', false],
    ['ABCDEF\n', false],
    ['', false],
  ])('NM-01 isPin for %j is %s', (value, expected) => expect(isPin(value)).toBe(expected));

  it('NM-01 normalizePin is idempotent for any text', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => normalizePin(normalizePin(typed)) === normalizePin(typed)),
    ));
});
