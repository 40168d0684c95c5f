import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { locales } from '../../../../widgets/shared/locale/locale.ts';
import { email, shortText } from '../../../../widgets/shared/submissions/field-kinds.ts';
import { ownForms } from '../../../../widgets/shared/submissions/own-forms.ts';
import { honeypotField } from '../../../../widgets/shared/submissions/request-additions.ts';
import { readConfig } from '../../config.ts';
import { exportKinds } from '../../database/exports.ts';
import { type FormColumns, personal, protocolColumns } from '../../database/field-columns.ts';
import { personalTables } from '../../database/submission-columns.ts';
import { channels } from '../../delivery/channels.ts';
import { defineOwnForm, type FormDefinition, findOwnForm } from './form-definition.ts';
import { forms } from './form-definitions.ts';

const names = forms.map(({ name }) => name);

it('every listed form is served, and every definition is of a form', () => {
  expect(names).toEqual(expect.arrayContaining(ownForms.map(({ name }) => name)));
  const files = readdirSync('host-site/server/forms/definitions').filter((file) => !/^form-|\.test\./.test(file));
  expect(files.map((file) => file.replace('.ts', '')).sort()).toEqual(names.toSorted());
});

it('names, paths, tables and columns of consents are each of one form', () => {
  for (const key of ['name', 'path', 'table', 'consentOwner', 'page', 'retained'] as const) {
    const values = forms.map((form) => form[key]);
    expect(new Set(values).size).toBe(values.length);
  }
});

it('lists, deliveries and encryption have each form', () => {
  for (const { name, table } of forms) {
    expect(exportKinds).toEqual(expect.arrayContaining([name, `${name}-quarantine`]));
    expect(channels).toEqual(expect.arrayContaining([expect.objectContaining({ kind: name, table })]));
    expect(personalTables).toContain(table);
  }
});

it('each has a column for every field, an address that is personal, and a period', () => {
  for (const { model, columns, months } of forms as readonly FormDefinition[]) {
    expect(Object.keys(columns)).toEqual(expect.arrayContaining(Object.keys(model)));
    expect(columns.Email).toEqual({ column: 'email', isPersonal: true });
    expect(months).toBeGreaterThan(0);
  }
});

/** What a post says beside the fields that someone fills in, and the field that only robots fill. */
const reserved = [...Object.keys(protocolColumns), 'RequestId', 'Id', 'Consent', 'PrivacyAccepted', honeypotField];

it.each(forms)('the fields of $name are called by words such as FullName, and by none that every post has', (form) => {
  const fields = Object.keys(form.model);
  expect(fields.filter((field) => !/^[A-Z][A-Za-z\d]+$/.test(field))).toEqual([]);
  expect(fields.filter((field) => reserved.includes(field))).toEqual([]);
});

it('each has the same texts in both languages, plurals apart', () => {
  for (const { messages } of forms) {
    const [en, fr] = locales.map((locale) => Object.keys(messages[locale]).filter((key) => !key.endsWith('_many')));
    expect(fr?.toSorted()).toEqual(en?.toSorted());
  }
});

it('FORM_UPSTREAM_URLS takes no form that there is not, and none with a variable of its own', () => {
  for (const name of ['nothing', 'contact'])
    expect(() => readConfig({ FORM_UPSTREAM_URLS: `${name}=https://crm.example/` }, '/')).toThrow('FORM_UPSTREAM_URLS');
  const { upstreamUrls } = readConfig({ FEEDBACK_UPSTREAM_URL: 'https://crm.example/feedback' }, '/').delivery;
  expect(upstreamUrls.contact).toBe('https://crm.example/feedback');
});

it('a form that needs no code of its own is defined by its declaration, its texts and its columns', () => {
  const model = { Email: { ...email, required: true }, City: shortText } as const;
  const texts = { title: 'A', intro: 'B', sent: 'C', consent: 'D', consentVersion: '2026-11-29' };
  const declared = { name: 'sample-request', path: '/handlers/sample-request', model, months: 6, sendsReceipt: true };
  const columns: FormColumns<typeof model> = { Email: personal('email'), City: personal('city'), ...protocolColumns };
  const stored = {
    name: 'sample-request',
    table: 'sealed_sample_requests',
    columns,
    consentOwner: 'sample_request_id',
  } as const;
  const defined = defineOwnForm({ ...declared, texts: { en: texts, fr: texts } }, stored);
  expect(defined).toMatchObject({ ...stored, page: 'sample-request', retained: 'sample-request', months: 6 });
  expect([defined.receipt, defined.consent.fr.consent, defined.consentPurpose]).toEqual(['form', 'D', 'privacy']);
  expect(defined.messages.fr.badFields).toMatch(/Oups/);
  expect(
    defineOwnForm({ ...declared, sendsReceipt: false, texts: { en: texts, fr: texts } }, stored).receipt,
  ).toBeUndefined();
  expect(() => findOwnForm('nothing')).toThrow('own-forms.ts lists no form nothing');
});
