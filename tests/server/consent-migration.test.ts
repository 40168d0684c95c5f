import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../host-site/server/database/database.ts';
import { migrate, migrations } from '../../host-site/server/database/migrate.ts';
import { openDatabase } from '../../host-site/server/database/open-database.ts';
import { createTestDatabase, databaseKinds, type TestDatabase } from './support/test-databases.ts';

const uuid = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;
const at = '2026-11-20T14:03:00Z';

/** Submissions in the earlier schema: for each form one with a consent and one with a filled honeypot. */
const stored = `
  insert into consent_texts (name, version, language, wording) values ('any', '1', 'en', 'I agree');
  insert into sign_ups (id, chain, brand, email, email_key, postal_code, language_preference, request_id) values
    ('${uuid(1)}', 10, 'vitrine', 'A@example.ca', 'a@example.ca', 'K1A0B1', 'en', 'r1');
  insert into consents (sign_up_id, name, version, language, page, agreed_at, text_id)
    values ('${uuid(1)}', 'newsletter', '1', 'en', '/en', '${at}', 1);
  insert into quarantined_sign_ups
    (id, chain, brand, email, email_key, postal_code, language_preference, honeypot, request_id, created_at)
    values ('${uuid(2)}', 10, 'vitrine', 'A@example.ca', 'a@example.ca', 'K1A0B1', 'fr', 'spam', 'r2', '${at}');
  insert into contact_messages (id, reference, brand, chain, locale, language_preference, inquiry_type, reason,
      first_name, last_name, email, postal_code, message, page, honeypot, consent_name, consent_version,
      consent_language, consent_page, agreed_at, consent_text_id, request_id) values
    ('${uuid(3)}', 'REF1', 'vitrine', 'HS', 'en', 'en', 'q', 'r', 'A', 'B', 'a@example.ca', 'K1A0B1', 'Hi', '/', null,
      'contact', '1', 'en', '/en/contact', '${at}', 1, 'r3'),
    ('${uuid(4)}', 'REF2', 'vitrine', 'HS', 'en', 'en', 'q', 'r', 'A', 'B', 'a@example.ca', 'K1A0B1', 'Hi', '/', 'spam',
      null, null, null, null, null, null, 'r4');
  insert into contest_entries (id, contest, period, email, email_key, postal_code, chain, language_preference, chances,
      newsletter_opt_in, request_id) values
    ('${uuid(5)}', 'fall', 'contest', 'a@example.ca', 'a@example.ca', 'K1A0B1', 'HS', 'en', 1, false, 'r5');
  insert into contest_consents (entry_id, purpose, name, version, language, page, agreed_at, text_id) values
    ('${uuid(5)}', 'privacy', 'contest-privacy', '1', 'en', '/en/fall', '${at}', 1),
    ('${uuid(5)}', 'terms', null, null, null, null, null, null);
`;

describe.each(databaseKinds)('the migration to one table of consents on %s', (kind) => {
  let location: TestDatabase;
  let database: Database;
  const list = (statement: string) => database.query(statement);

  beforeAll(async () => {
    location = await createTestDatabase(kind, 'empty');
    database = await openDatabase(location, () => undefined);
    const before = migrations.slice(
      0,
      migrations.findIndex(({ id }) => id === '007-one-consent-table'),
    );
    await migrate(database, before);
    await database.executeSql(stored);
    await migrate(database);
  });
  afterAll(async () => {
    await database.close();
    await location.remove();
  });

  it('keeps every consent with its submission, details and wording', async () => {
    const proof = { version: '1', language: 'en', agreed_at: new Date(at), wording: 'I agree' };
    const rows = await list(
      `select coalesce(sign_up_id, message_id, entry_id) as owner, purpose, c.name, c.version, c.language, page,
         agreed_at, wording
       from consents c left join consent_texts t on t.id = c.text_id order by owner, purpose`,
    );
    expect(rows).toEqual([
      { owner: uuid(1), purpose: 'newsletter', name: 'newsletter', page: '/en', ...proof },
      { owner: uuid(3), purpose: 'contact', name: 'contact', page: '/en/contact', ...proof },
      { owner: uuid(5), purpose: 'privacy', name: 'contest-privacy', page: '/en/fall', ...proof },
      {
        owner: uuid(5),
        purpose: 'terms',
        name: null,
        page: null,
        version: null,
        language: null,
        agreed_at: null,
        wording: null,
      },
    ]);
  });

  it('moves quarantined sign-ups to sign_ups, marked as undeliverable', async () => {
    expect(
      await list('select id, email, honeypot, undeliverable_at, delivered_at from sign_ups order by position'),
    ).toEqual([
      { id: uuid(1), email: 'A@example.ca', honeypot: null, undeliverable_at: null, delivered_at: null },
      { id: uuid(2), email: 'A@example.ca', honeypot: 'spam', undeliverable_at: new Date(at), delivered_at: null },
    ]);
  });

  it('makes a deleted submission delete its consents', async () => {
    for (const table of ['sign_ups', 'contact_messages', 'contest_entries']) await list(`delete from ${table}`);
    expect(await list('select * from consents')).toEqual([]);
  });

  it('rejects a consent without a submission', async () => {
    await expect(list("insert into consents (purpose) values ('privacy')")).rejects.toThrow(/consents_one_owner/);
  });
});
