import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { categoryFields } from '../../widgets/shared/submissions/contact-fields.ts';
import { contactModel } from '../../widgets/shared/submissions/contact-rules.ts';
import { contestConsents, contestModel } from '../../widgets/shared/submissions/contest-rules.ts';
import { ownForms } from '../../widgets/shared/submissions/own-forms.ts';
import { honeypotField } from '../../widgets/shared/submissions/request-additions.ts';

// A field that has a rule and no control would never be filled in.

const { Category: _, ...contactFields } = contactModel;
const forms = {
  contact: [...Object.keys(contactFields), ...Object.values(categoryFields), 'PrivacyAccepted'],
  'new-movers': Object.keys({ ...contestModel, ...contestConsents }),
  ...Object.fromEntries(ownForms.map(({ name, model }) => [name, [...Object.keys(model), 'PrivacyAccepted']])),
};

it.each(
  Object.entries(forms).flatMap(([page, fields]) => ['en', 'fr'].map((locale) => [locale, page, fields] as const)),
)('/%s/%s has a control for every field of its form, also without JavaScript', (locale, page, fields) => {
  const html = readFileSync(`dist/site/${locale}/${page}.html`, 'utf8');
  expect(fields.filter((field) => !html.includes(` name="${field}"`))).toEqual([]);
});

// A password manager that fills it would send a person's message to quarantine.
it.each(['newsletter', ...Object.keys(forms)])(
  'the honeypot of /en/%s says to password managers to leave it',
  (page) => {
    const html = readFileSync(`dist/site/en/${page}.html`, 'utf8');
    const fields = html.match(new RegExp(`<input[^>]* name="${honeypotField}"[^>]*>`, 'g')) ?? [];
    expect(fields.length).toBeGreaterThan(0);
    const marks = [
      'data-1p-ignore',
      'data-lpignore="true"',
      'data-bwignore',
      'data-protonpass-ignore',
      'data-form-type="other"',
    ];
    for (const field of fields) expect(marks.filter((mark) => !field.includes(mark))).toEqual([]);
  },
);
