import { describe, expect, it } from 'vitest';
import { listCategories } from './contact-choices.ts';
import { readContactFields } from './contact-fields.ts';
import { listContactErrors, messageLimit } from './contact-rules.ts';
import { isEmpty, normalizeMessage } from './field-kinds.ts';

const filled: Record<string, string> = {
  InquiryType: 'inquiry',
  Reason: 'other',
  FirstName: 'Zoé',
  LastName: 'Roy',
  Email: 'zoe@example.ca',
  PostalCode: 'k1a 0b1',
  Message: 'Hello',
  PrivacyAccepted: 'true',
};
const read = (changes: Record<string, string> = {}) => {
  const form: Record<string, string> = { ...filled, ...changes };
  return readContactFields((name) => form[name] ?? '');
};

describe('the fields of a contact message', () => {
  it('CF-01 are sent normalized, without those that are empty', () => {
    const typed = {
      FirstName: ' Zoé ',
      Phone: '1 (514) 555-1234',
      Extension: '#22',
      PostalCode: 'k1a 0b1',
      Message: '\r\none\r\ntwo\rthree ',
    };
    expect(read(typed)).toEqual({
      InquiryType: 'inquiry',
      Reason: 'other',
      FirstName: 'Zoé',
      LastName: 'Roy',
      Email: 'zoe@example.ca',
      Phone: '5145551234',
      Extension: '22',
      PostalCode: 'K1A0B1',
      Message: 'one\ntwo\nthree',
      PrivacyAccepted: true,
    });
  });

  it('CF-02 include category, card number and store number only where the reason requires them', () => {
    const typed = {
      ComplaintCategory: 'program',
      LoyaltyCategory: 'lost-card',
      LoyaltyNumber: '1234 5678 9012 3456 789',
      StoreNumber: '42',
    };
    const conditional = (changes: Record<string, string>) => {
      const { Category, LoyaltyNumber, StoreNumber } = read({ ...typed, ...changes });
      return [Category, LoyaltyNumber, StoreNumber];
    };
    const card = '1234567890123456789';
    expect(conditional({ Reason: 'loyalty', InquiryType: 'complaint' })).toEqual(['program', card, undefined]);
    expect(conditional({ Reason: 'loyalty', InquiryType: 'inquiry' })).toEqual(['lost-card', card, undefined]);
    expect(conditional({ Reason: 'loyalty', InquiryType: 'compliment' })).toEqual([undefined, card, undefined]);
    expect(conditional({ Reason: 'store', InquiryType: 'complaint' })).toEqual([undefined, undefined, '42']);
    expect(conditional({ Reason: 'other' })).toEqual([undefined, undefined, undefined]);
  });

  it('V-10 normalizeMessage makes every line break one character and trims the text; the limit is 2,000', () => {
    expect(normalizeMessage(' a\r\nb\rc\n ')).toBe('a\nb\nc');
    expect(messageLimit).toBe(2000);
  });

  it.each([
    ['', true],
    [' \n\t\u00a0', true],
    ['0', false],
  ])('V-07 isEmpty for %j is %s', (value, expected) => expect(isEmpty(value)).toBe(expected));
});

describe('listContactErrors', () => {
  it('V-01 V-11 returns the required fields of an empty form in the order of the form', () => {
    expect(listContactErrors({}).map(({ field, code }) => `${field} ${code}`)).toEqual([
      'InquiryType REQUIRED',
      'Reason REQUIRED',
      'Message REQUIRED',
      'FirstName REQUIRED',
      'LastName REQUIRED',
      'Email REQUIRED',
      'PostalCode REQUIRED',
      'PrivacyAccepted REQUIRED',
    ]);
  });

  it.each<[Record<string, string>, string]>([
    [{ Email: 'x@y' }, 'Email INVALID'],
    [{ PostalCode: 'D1A 0B1' }, 'PostalCode INVALID'],
    [{ Phone: '514 555 123' }, 'Phone INVALID'],
    [{ Phone: 'later' }, 'Phone INVALID'],
    [{ Extension: '1234567' }, 'Extension INVALID'],
    [{ Reason: 'store', StoreNumber: '12345' }, 'StoreNumber INVALID'],
    [{ Reason: 'loyalty', LoyaltyCategory: 'other', LoyaltyNumber: '1'.repeat(18) }, 'LoyaltyNumber INVALID'],
    [{ Reason: 'loyalty' }, 'Category REQUIRED'],
    [{ Message: 'x'.repeat(2001) }, 'Message TOO_LONG'],
    [{ FirstName: 'x'.repeat(81) }, 'FirstName INVALID'],
    [{ PrivacyAccepted: '' }, 'PrivacyAccepted REQUIRED'],
  ])('CF-04 for %j returns only “%s”', (changes, expected) => {
    expect(listContactErrors(read(changes)).map(({ field, code }) => `${field} ${code}`)).toEqual([expected]);
  });
});

describe('listCategories', () => {
  it.each(['FirstName', 'LastName', 'City'])(
    'V-07 %s holds 80 characters at most, and no control character',
    (field) => {
      const check = (value: string) => listContactErrors({ ...read(), [field]: value });
      expect(check('x'.repeat(80))).toEqual([]);
      for (const wrong of ['x'.repeat(81), 'a\u0007b']) expect(check(wrong)).toEqual([{ field, code: 'INVALID' }]);
    },
  );

  it('CF-02 returns topics for a loyalty complaint and a loyalty inquiry, and none for anything else', () => {
    expect(listCategories('complaint', 'loyalty')).toEqual([
      'contest',
      'ereceipt',
      'event',
      'missing-transaction',
      'program',
      'registration',
      'technical-issue',
      'other',
    ]);
    expect(listCategories('inquiry', 'loyalty')).toEqual([
      'contest',
      'ereceipt',
      'event',
      'lost-card',
      'password-reset',
      'unsubscribe',
      'update-account',
      'other',
    ]);
    expect(listCategories('compliment', 'loyalty')).toEqual([]);
    expect(listCategories('complaint', 'store')).toEqual([]);
  });
});
