import { describe, expect, it } from 'vitest';
import contactEn from '../../widgets/elements/contact-form/contact-form.en.json' with { type: 'json' };
import contactFr from '../../widgets/elements/contact-form/contact-form.fr.json' with { type: 'json' };
import moversEn from '../../widgets/elements/new-movers/new-movers.en.json' with { type: 'json' };
import moversFr from '../../widgets/elements/new-movers/new-movers.fr.json' with { type: 'json' };
import contestEn from '../../widgets/shared/contest/contest.en.json' with { type: 'json' };
import contestFr from '../../widgets/shared/contest/contest.fr.json' with { type: 'json' };
import newsletterEn from '../../widgets/shared/newsletter/newsletter.en.json' with { type: 'json' };
import newsletterFr from '../../widgets/shared/newsletter/newsletter.fr.json' with { type: 'json' };
import { contactModel } from '../../widgets/shared/submissions/contact-rules.ts';
import { contestModel } from '../../widgets/shared/submissions/contest-rules.ts';
import { describeError, nameErrors } from '../../widgets/shared/submissions/field-errors.ts';
import type { FormModel } from '../../widgets/shared/submissions/form-model.ts';
import { ownForms } from '../../widgets/shared/submissions/own-forms.ts';
import { textFacts } from '../../widgets/shared/submissions/text-facts.ts';

const open = (messages: Record<string, unknown>) => ({
  t: (key: string) => (Object.hasOwn(messages, key) ? String(messages[key]) : undefined),
});
const contact = open(contactEn);
const contest = open(contestEn);

/** Names of a text's placeholders. */
const listNames = (text: string) => [...text.matchAll(/\{\{\s*([\w.]+)/g)].map(([, name = '']) => name);

/** The errors that a form's fields can have. */
const listCodes = (model: FormModel) =>
  Object.entries(model).flatMap(([field, { required, limit }]) => [
    [field, 'INVALID'] as const,
    ...(required ? [[field, 'REQUIRED'] as const] : []),
    ...(limit ? [[field, 'TOO_LONG'] as const] : []),
  ]);

type Errors = readonly (readonly [field: string, code: string])[];
const ofOwnForms = Object.fromEntries(
  ownForms.map(({ name, model, texts }) => {
    const errors: Errors = [...listCodes(model), ['PrivacyAccepted', 'REQUIRED'], ['Email', 'REFUSED']];
    return [name, { messages: [texts.en, texts.fr], errors }];
  }),
);

/** All errors that each form's rules or its service can report. */
const forms = {
  ...ofOwnForms,
  contact: {
    messages: [contactEn, contactFr],
    errors: [...listCodes(contactModel), ['PrivacyAccepted', 'REQUIRED'] as const, ['Email', 'REFUSED'] as const],
  },
  contest: {
    messages: [
      { ...contestEn, ...moversEn },
      { ...contestFr, ...moversFr },
    ],
    errors: [
      ...listCodes(contestModel),
      ...['TermsAccepted', 'PrivacyAccepted'].map((field) => [field, 'REQUIRED'] as const),
      ...['Pin', 'Email', 'SkillAnswer'].map((field) => [field, 'REFUSED'] as const),
      ['Zip', 'REGION'] as const,
    ],
  },
  newsletter: {
    messages: [newsletterEn, newsletterFr],
    errors: [
      ...['Email', 'Zip'].flatMap((field) => [[field, 'REQUIRED'] as const, [field, 'INVALID'] as const]),
      ['Email', 'REFUSED'] as const,
    ],
  },
};

describe('error messages of forms', () => {
  it.each(Object.entries(forms))(
    'CF-04, CE-01 exist in both languages for each error of each field of the %s form',
    (_, form) => {
      for (const messages of form.messages)
        for (const [field, code] of form.errors) expect(describeError(open(messages), field, code), field).toBeTruthy();
    },
  );

  it.each(Object.entries(forms))(
    'CF-04, CE-01 say of a field of the %s form that it is missing, or too long, with a text of its own',
    (_, form) => {
      const own = form.errors.filter(([, code]) => code === 'REQUIRED' || code === 'TOO_LONG');
      for (const messages of form.messages) {
        const missing = own.map(([field, code]) => `${field}_${code}`).filter((key) => !Object.hasOwn(messages, key));
        expect(missing).toEqual([]);
      }
    },
  );

  it.each(Object.entries(forms))(
    'CF-04, CE-01 are all said: none is of an error that the %s form has not',
    (_, form) => {
      const known = form.errors.map(([field, code]) => `${field}_${code}`);
      for (const messages of form.messages) {
        const keys = Object.keys(messages).filter((key) => /^[A-Z][a-z]\w*?_[A-Z_]+$/.test(key));
        expect(keys.filter((key) => !known.includes(key))).toEqual([]);
      }
    },
  );

  it('CF-01, CE-01 have a label for each field of a form, in both languages', () => {
    const labelled = [
      [contactModel, forms.contact.messages],
      [contestModel, forms.contest.messages],
      ...ownForms.map(({ model, texts }) => [model, [texts.en, texts.fr]] as const),
    ] as const;
    for (const [model, texts] of labelled)
      for (const messages of texts)
        expect(Object.keys(model).filter((field) => !Object.hasOwn(messages, field))).toEqual([]);
  });

  it.each(Object.entries(forms))('contain no runtime placeholder in the field messages of the %s form', (_, form) => {
    const ofFields = form.messages.flatMap((messages) =>
      Object.entries(messages).filter(([key]) => /^[A-Z][a-z]\w*?(_(hint|[A-Z_]+))?$/.test(key)),
    );
    // A name of `textFacts` is a constant, which the build writes into the text. The texts of own forms are compiled: one with
    // a placeholder is a function, which the form without JavaScript cannot show.
    const filled = ofFields.filter(
      ([, text]) => typeof text !== 'string' || listNames(text).some((name) => !Object.hasOwn(textFacts, name)),
    );
    expect(filled.map(([key]) => key)).toEqual([]);
    expect(ofFields.length).toBeGreaterThan(4);
  });

  it.each(ownForms)('contain no runtime placeholder in the other texts of the form $name either', ({ texts }) => {
    for (const messages of Object.values(texts))
      expect(Object.keys(messages).filter((key) => typeof messages[key] !== 'string')).toEqual([]);
  });

  it('CF-04, CE-01 match the error code: REQUIRED, INVALID, REFUSED, REGION or TOO_LONG', () => {
    const say = (field: string, code: string) => describeError(contest, field, code);
    expect(say('Email', 'REQUIRED')).toBe(contestEn.Email_REQUIRED);
    expect(say('Email', 'INVALID')).toBe(contestEn.Email_INVALID);
    expect(say('Email', 'REFUSED')).toBe(contestEn.Email_REFUSED);
    expect(say('Zip', 'REGION')).toBe(contestEn.Zip_REGION);
    expect(describeError(contact, 'Message', 'TOO_LONG')).toBe(contactEn.Message_TOO_LONG);
  });

  it('CF-04, CE-01 fall back to INVALID, and then to REQUIRED, for a code without its own message', () => {
    expect(describeError(contact, 'Phone', 'SOMETHING_NEW')).toBe(contactEn.Phone_INVALID);
    expect(describeError(contest, 'SkillAnswer', 'REFUSED')).toBe(contestEn.SkillAnswer_INVALID);
    expect(describeError(contest, 'TermsAccepted', 'INVALID')).toBe(contestEn.TermsAccepted_REQUIRED);
  });

  it('CF-04, CE-01 omit the errors of fields that the form does not have, such as Pin', () => {
    const errors = [
      { field: 'Email', code: 'INVALID' },
      { field: 'Pin', code: 'REFUSED' },
      { field: 'Chain', code: 'INVALID' },
      { field: 'constructor', code: 'INVALID' },
    ];
    expect(nameErrors(contest, errors)).toEqual({ Email: 'INVALID' });
    expect(nameErrors(open({ ...contestEn, ...moversEn }), errors)).toEqual({ Email: 'INVALID', Pin: 'REFUSED' });
  });
});
