import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { categoryFields } from '../../widgets/shared/submissions/contact-fields.ts';
import { contactModel } from '../../widgets/shared/submissions/contact-rules.ts';
import { contestConsents, contestModel } from '../../widgets/shared/submissions/contest-rules.ts';
import { ownForms } from '../../widgets/shared/submissions/own-forms.ts';

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
