import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contactRequest } from './contact.ts';
import {
  complaintCategories,
  genders,
  inquiryTypes,
  listCategories,
  loyaltyCategories,
  reasons,
} from './contact-choices.ts';
import { readContactFields } from './contact-fields.ts';
import {
  contactRules,
  isEmpty,
  listContactErrors,
  messageLimit,
  normalizeMessage,
  requiredWhen,
} from './contact-rules.ts';
import { provinces } from './provinces.ts';

const protocol = {
  requestId: '10000000-1000-4000-8000-100000000000',
  Brand: 'vitrine',
  Chain: 'HSE',
  LanguagePreference: 'en',
  Locale: 'en',
  Page: '/en/contact',
};
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

  it('CF-04 returns no error exactly when the server’s schema accepts the fields and none is required by another', () => {
    const text = fc.oneof(fc.string({ maxLength: 90 }), fc.constantFrom('x'.repeat(2001), '\0', 'a\nb', 'x@y.ca'));
    const choice = (values: readonly string[]) => fc.oneof(fc.constantFrom(...values), text, fc.anything());
    const plausible = fc.oneof(text, fc.anything());
    const record = fc.record(
      {
        InquiryType: choice(inquiryTypes),
        Reason: choice(reasons),
        Category: choice([...complaintCategories, ...loyaltyCategories]),
        LoyaltyNumber: fc.oneof(plausible, fc.constant('1'.repeat(19))),
        StoreNumber: fc.oneof(plausible, fc.constant('12')),
        Message: plausible,
        FirstName: plausible,
        LastName: plausible,
        Email: plausible,
        Phone: fc.oneof(plausible, fc.constant('5145551234')),
        Extension: plausible,
        City: plausible,
        Province: choice(provinces),
        PostalCode: fc.oneof(plausible, fc.constant('K1A0B1')),
        Gender: choice(genders),
        PrivacyAccepted: fc.oneof(fc.constant(true), fc.anything()),
      },
      { requiredKeys: [] },
    );
    const base = { ...read(), Brand: 'vitrine' };
    let accepted = 0;
    fc.assert(
      fc.property(record, fc.subarray(Object.keys(contactRules)), (changes, kept) => {
        // Both sides treat an empty text as absent before validation.
        const filled = Object.entries(changes).filter(([name, value]) => value !== '' && !kept.includes(name));
        const fields = { ...base, ...Object.fromEntries(filled) };
        const isAccepted = contactRequest.safeParse({ ...fields, ...protocol }).success;
        if (isAccepted) accepted += 1;
        const isMissing = ([field, when]: [string, unknown]) =>
          typeof when === 'function' && when(fields) && !(field in fields);
        const isComplete = !Object.entries(requiredWhen).some(isMissing);
        expect(listContactErrors(fields).length === 0).toBe(isAccepted && isComplete);
      }),
      { numRuns: 3000 },
    );
    expect(accepted).toBeGreaterThan(5);
  });
});

describe('listCategories', () => {
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
