import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, databaseKinds, type TestDatabase } from '../../../tests/server/support/test-databases.ts';
import type { Database } from './database.ts';
import { migrate, migrations } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import { insertPending } from './pending-sign-ups.ts';
import { encryptRow, hashEmail } from './personal-columns.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const start = Date.parse('2026-11-21T12:00:00-05:00');
const confirmBy = (now: number) => new Date(now + 7 * day);

describe.each(databaseKinds)('pending sign-ups, with rows of an earlier version, on %s', (kind) => {
  let location: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    location = await createTestDatabase(kind, 'empty');
    database = await openDatabase(location, () => undefined);
    const step = migrations.findIndex(({ id }) => id === '020-counted-letters');
    await migrate(database, migrations.slice(0, step));
    await insertAsBefore('old@example.ca');
    await migrate(database);
  });
  afterAll(async () => {
    await database.close();
    await location.remove();
  });

  /** What the earlier version stores. */
  const insertAsBefore = async (email: string) => {
    const table = 'sealed_pending_sign_ups';
    const id = randomUUID();
    const row = encryptRow(database.cipher, table, id, { email, postal_code: 'H2X1Y4' });
    await database.query(
      `insert into ${table} (id, chain, brand, email, email_key, postal_code, language_preference, request_id, confirm_by,
         data_key) values ($1, 90, 'vitrine', $2, $3, $4, 'en', 'r', $5, $6)`,
      [id, row.email, hashEmail(database.cipher, table, email), row.postal_code, confirmBy(start), row.data_key],
    );
  };
  /** What it does when someone asks again. */
  const renewAsBefore = (email: string, now: number) =>
    database.query('update sealed_pending_sign_ups set confirm_by = $2, delivered_at = null where email_key = $1', [
      hashEmail(database.cipher, 'sealed_pending_sign_ups', email),
      confirmBy(now),
    ]);
  const ask = (email: string, now: number) => {
    const signUp = {
      id: randomUUID(),
      fields: { Chain: 90, Brand: 'vitrine', Email: email, Zip: 'H2X1Y4', LanguagePreference: 'en' as const },
      honeypot: '',
      requestId: 'r',
    };
    return database.transaction((session) =>
      insertPending(session, { signUp, consent: '', confirmBy: confirmBy(now) }, new Date(now)),
    );
  };
  const none = { kind: 'again', id: undefined };
  const another = { kind: 'again', id: expect.any(String) };

  it.each(['old@example.ca', 'beside@example.ca'])(
    'get at most two more confirmation emails, at least ten minutes apart: %s',
    async (email) => {
      if (email.startsWith('beside')) await insertAsBefore(email);
      expect(await ask(email, start + 9 * minute)).toEqual(none);
      expect(await ask(email, start + 11 * minute)).toEqual(another);
      expect(await ask(email, start + 20 * minute)).toEqual(none);
      expect(await ask(email, start + 22 * minute)).toEqual(another);
      expect(await ask(email, start + day)).toEqual(none);
    },
  );

  it('get no email for ten minutes after the earlier version renewed them', async () => {
    const email = 'both@example.ca';
    expect(await ask(email, start)).toEqual({ kind: 'added' });
    await renewAsBefore(email, start + 30 * minute);
    expect(await ask(email, start + 35 * minute)).toEqual(none);
    expect(await ask(email, start + 41 * minute)).toEqual(another);
  });

  it('are replaced only once after they expire when ten sign-ups arrive at the same time', async () => {
    const email = 'late@example.ca';
    await ask(email, start);
    const results = await Promise.all(Array.from({ length: 10 }, () => ask(email, start + 9 * day)));
    expect(results.filter(({ kind: result }) => result === 'added')).toHaveLength(1);
    expect(results.filter(({ kind: result }) => result === 'again')).toEqual(Array(9).fill(none));
  });
});
