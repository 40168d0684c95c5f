import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entryColumns, listEntries } from '../../host-site/server/database/contest-reports.ts';
import { type ExportKind, exportColumns, listForExport } from '../../host-site/server/database/exports.ts';
import type { PersonalTable } from '../../host-site/server/database/submission-columns.ts';
import { type RunningServer, startServer } from '../../host-site/server/start-server.ts';
import { reasons } from '../../widgets/shared/submissions/contact-choices.ts';
import { categoryFields, readContactFields } from '../../widgets/shared/submissions/contact-fields.ts';
import { contactFieldNames, contactModel, findField } from '../../widgets/shared/submissions/contact-rules.ts';
import { contestModel } from '../../widgets/shared/submissions/contest-rules.ts';
import { cleanValue, type FieldModel, type FormModel } from '../../widgets/shared/submissions/form-model.ts';
import { createMessage, postMessage } from './support/contact-request.ts';
import { addPins, createEntry, postEntry } from './support/contest-request.ts';
import { sampleFields } from './support/field-samples.ts';
import { createBody, postSignUp } from './support/sign-up-request.ts';
import { createConfig } from './support/test-config.ts';
import { createContest, createContests, openInstant } from './support/test-contests.ts';
import { createTestDatabase, sampleDatabases, type TestDatabase } from './support/test-databases.ts';

// A field that the browser sends but no schema or column has would be dropped with a 200, or stored in clear text. The
// fields come from the browser's own lists, so a new one is planted here by itself.

const always = { since: new Date(0), until: new Date('2999-01-01') };
/** What someone types into fields with a rule; any other field gets a text that names it. */
const typed: Record<string, string> = {
  LoyaltyNumber: '6000123412341234567',
  StoreNumber: '4321',
  Message: 'Planted message about a lamp',
  FirstName: 'Planted-First',
  LastName: 'Planted-Last',
  Email: 'planted.address@example.ca',
  Phone: '514-555-0177',
  Extension: '998877',
  City: 'Planted City',
  Province: 'QC',
  PostalCode: 'H2X 1Y4',
  Zip: 'H2X1Y4',
  Gender: 'X',
  SkillAnswer: '75',
  Pin: 'ABCDE12345',
};
/** Another field gets the longest text that its rule allows. */
const samples = sampleFields(contactModel, 1);
const findLongest = (values: readonly unknown[], field: FieldModel) =>
  values
    .map((value) => cleanValue(field, String(value)))
    .findLast((value) => value.length > 3 && field.isValid(value, {}));
const typeInto = (field: string) => {
  const model = (contactModel as FormModel)[field];
  return typed[field] ?? (model && findLongest(samples[field] ?? [], model)) ?? `planted ${field}`;
};

describe.each(sampleDatabases('every field of every form'))('what a form sends to a server on %s', (kind) => {
  const { contestsDir, remove } = createContests(createContest({ id: 'pins', hasPin: true }));
  let location: TestDatabase;
  let server: RunningServer;
  beforeAll(async () => {
    location = await createTestDatabase(kind);
    server = await startServer(createConfig({ ...location, contestsDir }), { now: () => openInstant });
    await addPins(server.database, { ABCDE12345: '' });
  });
  afterAll(async () => {
    await server.close();
    await location.remove();
    remove();
  });

  const collect = async (rows: AsyncIterable<Record<string, unknown>>, columns: readonly string[]) => {
    const list: string[][] = [];
    for await (const row of rows) list.push(columns.map((column) => String(row[column])));
    return list;
  };
  const refuse = () => {
    throw new Error('a damaged row');
  };
  const exportAll = (list: ExportKind) =>
    collect(listForExport(server.database, list, always, refuse), exportColumns[list]);
  /** Every value is in the newest exported row, and what was typed freely is nowhere in the table in clear text. */
  const expectKept = async (
    sent: Record<string, unknown>,
    exported: string[][],
    table: PersonalTable,
    isChosen: (field: string) => boolean,
  ) => {
    const cells = exported.at(-1) ?? [];
    const missing = Object.entries(sent).filter(([, value]) => !cells.includes(String(value)));
    expect(missing).toEqual([]);
    const stored = JSON.stringify(await server.database.query(`select * from ${table}`));
    const readable = Object.entries(sent).filter(
      ([field, value]) => !isChosen(field) && String(value).length > 3 && stored.includes(String(value)),
    );
    expect(readable).toEqual([]);
  };

  it.each([
    { InquiryType: 'complaint', Reason: 'loyalty', Category: 'event' },
    { InquiryType: 'inquiry', Reason: 'loyalty', Category: 'lost-card' },
    ...reasons.map((Reason) => ({ InquiryType: 'compliment', Reason, Category: '' })),
  ])('CF-01 every field of the contact form is exported, and encrypted unless it is a choice: %j', async (choices) => {
    const chosen: Record<string, string> = {
      InquiryType: choices.InquiryType,
      Reason: choices.Reason,
      [categoryFields.complaint]: choices.Category,
      [categoryFields.inquiry]: choices.Category,
    };
    const fields = readContactFields((name) => chosen[name] ?? typeInto(name));
    const { PrivacyAccepted: _, ...sent } = fields;
    const expected = contactFieldNames.filter((field) => findField(field).isShown?.(fields) ?? true);
    expect(Object.keys(sent)).toEqual(expect.arrayContaining(expected));
    const { FirstName, LastName, Email, PostalCode, Message, InquiryType, Reason, ...base } = createMessage();
    expect((await postMessage(server.origin, { ...base, ...fields })).status).toBe(200);
    await expectKept(sent, await exportAll('contact'), 'sealed_contact_messages', (field) =>
      ['InquiryType', 'Reason', 'Category'].includes(field),
    );
  });

  it('CE-01 every field of a contest entry is exported, and encrypted', async () => {
    const sent = Object.fromEntries(Object.keys(contestModel).map((field) => [field, typeInto(field)]));
    const entry = { ...createEntry({ ContestId: 'pins', TermsAccepted: true }), ...sent };
    expect((await postEntry(server.origin, entry)).status).toBe(200);
    const rows = listEntries(server.database, 'pins', always, refuse);
    await expectKept(sent, await collect(rows, entryColumns), 'sealed_contest_entries', () => false);
  });

  it('NL-05 every field of a sign-up is exported, and encrypted', async () => {
    const body = createBody('planted.sign-up@example.ca');
    expect((await postSignUp(server.origin, body)).status).toBe(200);
    const { Email, Zip, LanguagePreference, Chain } = body;
    const exported = await exportAll('newsletter');
    await expectKept({ Email, Zip }, exported, 'sealed_sign_ups', () => false);
    expect(exported.at(-1)).toEqual(expect.arrayContaining([String(LanguagePreference), String(Chain)]));
  });
});
