import { describe, expect, it } from 'vitest';
import { claimMessages, readClaimForm } from '../../host-site/server/forms/contest/claim-form.ts';
import { parseEntry } from '../../host-site/server/forms/contest/parse-entry.ts';
import { toEntryBody } from '../../host-site/server/forms/contest/plain-form.ts';
import { createContestPlainForm } from '../../host-site/server/forms/contest/shown-form.ts';
import { toFormBody } from '../../host-site/server/forms/defined/form-body.ts';
import { createParser } from '../../host-site/server/forms/defined/parse-form.ts';
import { describePlainForm } from '../../host-site/server/forms/defined/shown-form.ts';
import { contactDefinition } from '../../host-site/server/forms/definitions/contact.ts';
import type { RawSubmission } from '../../host-site/server/forms/form-service.ts';
import { parseRequest, toBodyFields } from '../../host-site/server/forms/newsletter/parse-request.ts';
import { newsletterPlainForm } from '../../host-site/server/forms/newsletter/shown-form.ts';
import type { Outcome } from '../../host-site/server/forms/outcome.ts';
import { readEntry } from '../../widgets/shared/contest/contest-request.ts';
import { locales } from '../../widgets/shared/locale/locale.ts';
import { inquiryTypes, reasons } from '../../widgets/shared/submissions/contact-choices.ts';
import { categoryFields, readContactFields } from '../../widgets/shared/submissions/contact-fields.ts';
import { contactModel, listContactErrors } from '../../widgets/shared/submissions/contact-rules.ts';
import { contestModel, listContestErrors } from '../../widgets/shared/submissions/contest-rules.ts';
import { normalizeEmail } from '../../widgets/shared/submissions/email.ts';
import { buildFormBody, listFormErrors, readFormFields } from '../../widgets/shared/submissions/form-declaration.ts';
import { cleanValue, type FieldError, type FormModel } from '../../widgets/shared/submissions/form-model.ts';
import { checkFields, newsletterModel } from '../../widgets/shared/submissions/newsletter-rules.ts';
import { ownForms } from '../../widgets/shared/submissions/own-forms.ts';
import { isPin, normalizePin } from '../../widgets/shared/submissions/pin.ts';
import { normalizePostalCode } from '../../widgets/shared/submissions/postal-code.ts';
import { responseStatus } from '../../widgets/shared/submissions/responses.ts';
import { isSkillAnswer } from '../../widgets/shared/submissions/skill-question.ts';
import { type Combination, combinePairs, createRandom, type Factors } from '../support/pairwise.ts';
import { isFullRun } from '../support/samples.ts';
import { sampleFields } from './support/field-samples.ts';
import { createContest } from './support/test-contests.ts';

// The browser, the server and the form without JavaScript refuse the same fields for the same reasons. Every value of a
// field meets every value of every other one, so a rule on one field or on two that only one of them has is seen in each
// run. What shows the category depends on two fields, which are therefore one factor.

const requestId = '10000000-1000-4000-8000-100000000000';
const known = { page: '/en/contact', at: '2026-11-28T12:00:00Z' };
const seeds = isFullRun ? [1, 2, 3, new Date().getUTCDate() + 100] : [1];

const parseContact = createParser(contactDefinition);
const contactPlainForm = describePlainForm(contactDefinition);

type Typed = (name: string) => string;
type Judge = (typed: Typed) => readonly FieldError[];
/** What was sent, and its refusal; undefined for what was accepted. */
type Parsed = { refusal: Outcome } | object;

const rawOf = (fields: unknown, isPlainForm: boolean): RawSubmission => ({
  fields,
  consent: undefined,
  idempotencyKey: undefined,
  formAge: undefined,
  site: undefined,
  ...(isPlainForm && { knownConsent: known }),
});
const errorsOf = (parsed: Parsed) => ('refusal' in parsed ? [...(parsed.refusal.errors ?? [])] : []);
const read =
  (row: Combination): Typed =>
  (name) =>
    String(row[name] ?? '');
const toForm = (row: Combination) =>
  new URLSearchParams(Object.entries(row).map(([name, value]) => [name, String(value)]));

/** The rows on which two judges differ. */
const findDifferences = (rows: readonly Combination[], one: Judge, other: Judge) =>
  rows.filter((row) => JSON.stringify(one(read(row))) !== JSON.stringify(other(read(row))));

const consents = (names: readonly string[]): Factors => Object.fromEntries(names.map((name) => [name, ['', 'true']]));

describe.each(seeds)('the contact form, by every pair of values (seed %i)', (seed) => {
  const { InquiryType: _, Reason: __, Category, ...others } = sampleFields(contactModel, seed);
  const subjects = ['', ...inquiryTypes, 'none'].flatMap((InquiryType) =>
    ['', ...reasons, 'none'].map((Reason) => ({ InquiryType, Reason })),
  );
  const factors: Factors = {
    subject: subjects,
    [categoryFields.complaint]: Category ?? [],
    [categoryFields.inquiry]: Category ?? [],
    ...others,
    ...consents(['PrivacyAccepted']),
  };
  const rows = combinePairs(factors, seed).map(({ subject, ...row }): Combination => ({ ...Object(subject), ...row }));
  const protocol = { Brand: 'vitrine', Chain: 'HSE', LanguagePreference: 'en', Locale: 'en', Page: '/en/contact' };
  const build = (typed: Typed) => ({ ...protocol, requestId, ...readContactFields(typed) });
  const inBrowser: Judge = (typed) => listContactErrors(build(typed));
  const onServer: Judge = (typed) => errorsOf(parseContact(rawOf(build(typed), false)));

  it('CF-04 is judged alike by the browser and the server', () => {
    expect(findDifferences(rows, inBrowser, onServer)).toEqual([]);
    expect(rows.filter((row) => inBrowser(read(row)).length > 0).length).toBeGreaterThan(100);
  });

  it('CF-04 is judged alike without JavaScript, with a text at each wrong control in both languages', () => {
    for (const row of rows) {
      const form = toForm({ ...row, Brand: 'vitrine', LanguagePreference: 'en' });
      const parsed = parseContact(rawOf(toFormBody(contactDefinition, form, 'en', known), true));
      const errors = errorsOf(parsed);
      expect([row, errors]).toEqual([row, inBrowser(read(row))]);
      for (const locale of locales) {
        const said = 'refusal' in parsed ? contactPlainForm.listErrors(parsed.refusal, form, locale) : {};
        expect(Object.values(said).filter(Boolean)).toHaveLength(errors.length);
      }
    }
  });

  it('CF-03 is judged by the same rules for what only a program sends', () => {
    for (const [name] of Object.entries(contactModel))
      for (const value of [1, true, null, ['x'], {}]) {
        const fields = { ...protocol, requestId, PrivacyAccepted: true, [name]: value };
        expect(errorsOf(parseContact(rawOf(fields, false)))).toEqual(listContactErrors(fields));
      }
  });

  it('CF-04 shows a rule on any one value, or any two, that only the server has', () => {
    const random = createRandom(seed);
    const names = Object.keys(factors).filter((name) => name !== 'subject');
    const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
    for (let planted = 0; planted < 5; planted += 1) {
      const one = pick(names);
      const other = pick(names.filter((name) => name !== one));
      const values = [one, other].map((name) => [name, pick(factors[name] ?? [])] as const);
      const isHit = (typed: Typed) => values.every(([name, value]) => typed(name) === value);
      const faulty: Judge = (typed) => [
        ...onServer(typed),
        ...(isHit(typed) ? [{ field: 'City', code: 'REQUIRED' }] : []),
      ];
      expect(findDifferences(rows, inBrowser, faulty), JSON.stringify(values)).not.toEqual([]);
    }
  });
});

describe.each(ownForms.map((form) => [form.name, form] as const))('the form %s, by every pair of values', (_, form) => {
  const rows = combinePairs({ ...sampleFields(form.model, 1), ...consents(['PrivacyAccepted']) }, 1);
  const place = { brand: 'vitrine', locale: 'en', language: 'en', page: '/en/form' } as const;
  const parse = createParser(form);

  it('CF-04 is judged alike by the browser, the server and the form without JavaScript', () => {
    for (const row of rows) {
      const body = { ...buildFormBody(readFormFields(form.model, read(row)), place), requestId };
      const errors = listFormErrors(form.model, body);
      expect([row, errorsOf(parse(rawOf(body, false)))]).toEqual([row, errors]);
      const sent = toForm({ ...row, Brand: 'vitrine', LanguagePreference: 'en' });
      expect([row, errorsOf(parse(rawOf(toFormBody(form, sent, 'en', known), true)))]).toEqual([row, errors]);
    }
  });
});

describe.each(seeds)('a contest entry, by every pair of values (seed %i)', (seed) => {
  const boxes = ['TermsAccepted', 'PrivacyAccepted', 'NewsletterOptIn'];
  const rows = combinePairs({ ...sampleFields(contestModel, seed), ...consents(boxes) }, seed);

  it.each([
    { hasPin: false, skillQuestion: false },
    { hasPin: false, skillQuestion: true },
    { hasPin: true, skillQuestion: false },
    { hasPin: true, skillQuestion: true },
  ])('CE-01 NM-01 is judged alike by the browser, the server and the form without JavaScript: %j', (asked) => {
    const contest = createContest(asked);
    const contests = new Map([[contest.id, contest]]);
    const asks = { isPin: asked.hasPin ? isPin : undefined, hasSkillQuestion: asked.skillQuestion };
    const protocol = { ContestId: contest.id, Chain: 'HSE', LanguagePreference: 'en' };
    const plainForm = createContestPlainForm(contests);
    for (const row of rows) {
      const body = { ...protocol, ...readEntry(read(row), asked.hasPin ? normalizePin : undefined) };
      const posted = errorsOf(parseEntry(rawOf({ ...body, requestId }, false), contests));
      // Programs need not accept the rules of a contest without PINs.
      expect([row, posted]).toEqual([row, listContestErrors(body, asks)]);
      const form = toForm({ ...row, ...protocol });
      const parsed = parseEntry(rawOf(toEntryBody(form, known.at), true), contests);
      const errors = errorsOf(parsed);
      expect([row, errors]).toEqual([row, listContestErrors(body, { ...asks, hasTerms: true })]);
      for (const locale of locales) {
        const said = 'refusal' in parsed ? plainForm.listErrors(parsed.refusal, form, locale) : {};
        expect(Object.values(said).filter(Boolean)).toHaveLength(errors.length);
      }
    }
  });
});

describe.each(seeds)('a newsletter sign-up, by every pair of values (seed %i)', (seed) => {
  const rows = combinePairs(sampleFields(newsletterModel, seed), seed);
  const protocol = { Chain: 90, FirstName: '', LastName: '', Gender: '', LanguagePreference: 'en' };
  const parse = (fields: unknown, isPlainForm: boolean) =>
    parseRequest({ ...rawOf(fields, isPlainForm), operation: undefined, domain: undefined });
  const statusOf = (parsed: Parsed) => ('refusal' in parsed ? parsed.refusal.status : responseStatus.success);

  it('NL-08 is judged alike by the browser, the server and the form without JavaScript', () => {
    for (const row of rows) {
      const typed = read(row);
      const errors = checkFields(typed);
      const expected = errors.Email
        ? responseStatus.badEmail
        : errors.Zip
          ? responseStatus.badFields
          : responseStatus.success;
      const body = { ...protocol, Email: normalizeEmail(typed('Email')), Zip: normalizePostalCode(typed('Zip')) };
      expect([row, statusOf(parse(body, false))]).toEqual([row, expected]);
      const form = toForm({ ...protocol, ...row });
      const parsed = parse(toBodyFields(form), true);
      expect([row, statusOf(parsed)]).toEqual([row, expected]);
      for (const locale of locales) {
        const said = 'refusal' in parsed ? newsletterPlainForm.listErrors(parsed.refusal, form, locale) : {};
        expect(Object.keys(said).sort()).toEqual(Object.keys(errors).sort());
        expect(Object.values(said)).not.toContain('');
      }
    }
  });
});

describe.each(seeds)('the claim of a prize, by every pair of values (seed %i)', (seed) => {
  const { City, Province, PostalCode } = contactModel;
  const model: FormModel = {
    Name: { isValid: City.isValid },
    Street: { isValid: City.isValid },
    City: { isValid: City.isValid },
    Province,
    PostalCode,
    SkillAnswer: { isValid: isSkillAnswer },
  };
  const rows = combinePairs({ ...sampleFields(model, seed), ReleaseAccepted: ['', 'on'] }, seed);

  it.each([true, false])(
    'CE-01 asks again for exactly what the contact form’s rules refuse, question: %s',
    (asksQuestion) => {
      for (const row of rows) {
        const result = readClaimForm(toForm(row), asksQuestion);
        const errors = 'errors' in result ? result.errors : {};
        const wrong = Object.entries(model).filter(([name, field]) => {
          const value = cleanValue(field, read(row)(name));
          return (name !== 'SkillAnswer' || asksQuestion) && !(value && field.isValid(value, {}));
        });
        const expected = [...wrong.map(([name]) => name), ...(row.ReleaseAccepted ? [] : ['ReleaseAccepted'])];
        expect([row, Object.keys(errors)]).toEqual([row, expected]);
        for (const locale of locales)
          for (const key of Object.values(errors)) expect(claimMessages[locale][key]).toBeTruthy();
      }
    },
  );
});
