import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createContests } from '../../../tests/server/support/test-contests.ts';
import {
  createTestDatabase,
  sampleDatabases,
  type TestDatabase,
} from '../../../tests/server/support/test-databases.ts';
import { readContests } from '../../sources/contests/read-contests.ts';
import { createLogger } from '../http/logging.ts';
import { startCleaning } from './cleaning.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import { applyRetention, countDue } from './retention.ts';
import { recordRetentionRun } from './retention-guard.ts';
import type { RetentionScope } from './retention-rules.ts';
import { insertSignUp } from './sign-ups.ts';

const [first, second] = ['first', 'second'];

describe.each(sampleDatabases('how long entries are kept'))('contest entries in %s', (kind) => {
  const { contestsDir, remove } = createContests();
  let location: TestDatabase;
  let database: Database;
  // Without a server, which cleans up as well.
  beforeEach(async () => {
    location = await createTestDatabase(kind);
    database = await openDatabase(location, () => undefined);
    await migrate(database);
    for (const person of [first, second])
      await database.query(
        `insert into sealed_contest_entries (id, contest, period, email, email_key, postal_code, chain,
           language_preference, chances, newsletter_opt_in, request_id)
         values (gen_random_uuid(), 'fall', 'contest', $1, $1, 'H2X1Y4', 'HSE', 'en', 1, false, 'r')`,
        [person],
      );
  });
  afterEach(async () => {
    await database.close();
    await location.remove();
  });
  afterAll(remove);

  const listEntrants = async () =>
    (await database.query('select email_key from sealed_contest_entries order by position')).map(
      ({ email_key }) => email_key,
    );
  /** Stores a draw of all entries up to that of a person. */
  const draw = (drawnAt: string, last: string) =>
    database.query(
      `insert into contest_draws (contest, algorithm, seed, last_position, entries, chances, entries_digest, winners,
         alternates, drawn_at)
       select 'fall', '', '', position, 0, 0, '', 1, 0, $1 from sealed_contest_entries order by position
       limit 1 offset $2`,
      [drawnAt, last === first ? 0 : 1],
    );
  const retain = (at: string) =>
    applyRetention(database, new Date(at), { contests: readContests(contestsDir), hasContestService: false });

  it('are deleted a year after the end of the contest, also when the draw was before its end', async () => {
    await draw('2026-11-20T12:00:00Z', first);
    await retain('2027-12-14T04:00:00Z');
    expect(await listEntrants()).toEqual([first, second]);
    await retain('2027-12-14T06:00:00Z');
    expect(await listEntrants()).toEqual([]);
  });

  it('are deleted a year after a draw that took place after the end of the contest', async () => {
    await draw('2026-12-16T12:00:00Z', second);
    await retain('2027-12-16T11:00:00Z');
    expect(await listEntrants()).toEqual([first, second]);
    await retain('2027-12-16T13:00:00Z');
    expect(await listEntrants()).toEqual([]);
  });

  it('are kept when a draw of an earlier contest with the same name is a year old, unlike the entries of that one', async () => {
    await draw('2025-12-16T12:00:00Z', first);
    await retain('2026-12-16T11:00:00Z');
    expect(await listEntrants()).toEqual([first, second]);
    await retain('2026-12-16T13:00:00Z');
    expect(await listEntrants()).toEqual([second]);
    await retain('2027-12-14T06:00:00Z');
    expect(await listEntrants()).toEqual([]);
  });
});

it.each(sampleDatabases('how long quarantined sign-ups are kept'))(
  'a quarantined sign-up and its consent are deleted after a month, and a listed sign-up is kept, in %s',
  async (kind) => {
    const location = await createTestDatabase(kind);
    const database = await openDatabase(location, () => undefined);
    await migrate(database);
    const fields = {
      Chain: 90,
      Brand: 'winners',
      Email: 'person@example.ca',
      Zip: 'H2X1Y4',
      LanguagePreference: 'en' as const,
    };
    for (const honeypot of ['', 'filled']) {
      const id = randomUUID();
      await insertSignUp(database, { id, fields, honeypot, requestId: 'r' });
      await database.query(
        `insert into consents (sign_up_id, purpose, name, version, language, page, agreed_at)
         values ($1, 'newsletter', 'newsletter', '1999-01', 'en', '/en', now())`,
        [id],
      );
    }
    await database.query("update sealed_sign_ups set created_at = '2026-11-20T12:00:00Z'");
    const listLeft = async () =>
      (
        await database.query(
          'select s.honeypot is null as listed from sealed_sign_ups s join consents c on c.sign_up_id = s.id order by s.position',
        )
      ).map(({ listed }) => listed);
    const [early, late] = [new Date('2026-12-20T11:00:00Z'), new Date('2026-12-20T13:00:00Z')];
    expect((await applyRetention(database, early)).quarantined).toBe(0);
    expect(await listLeft()).toEqual([true, false]);
    expect((await countDue(database, late)).quarantined).toBe(1);
    expect((await applyRetention(database, late)).quarantined).toBe(1);
    expect(await listLeft()).toEqual([true]);
    expect(await database.query('select id from consents')).toHaveLength(1);
    await database.close();
    await location.remove();
  },
);

describe.each(sampleDatabases('when retention refuses to delete'))('the retention guard in %s', (kind) => {
  const day = 86_400_000;
  let location: TestDatabase;
  let database: Database;
  beforeEach(async () => {
    location = await createTestDatabase(kind);
    database = await openDatabase(location, () => undefined);
    await migrate(database);
  });
  afterEach(async () => {
    await database.close();
    await location.remove();
  });

  const storeMessages = (count: number, createdAt: Date, deliveredAt: Date | null = createdAt) =>
    database.query(
      `insert into sealed_contact_messages (id, reference, inquiry_type, reason, first_name, last_name, email, email_key, postal_code,
         language_preference, message, brand, chain, locale, page, request_id, created_at, delivered_at)
       select gen_random_uuid(), gen_random_uuid()::text, 'q', 'r', '', '', '', n::text, '', 'en', '', 'vitrine', 'HSE', 'en', '/', 'r', $2, $3
       from generate_series(1, $1::integer) n`,
      [String(count), createdAt, deliveredAt],
    );
  const countMessages = async () => (await database.query('select id from sealed_contact_messages')).length;
  /** One run of the server's job; resolves with what it reported. */
  const runJob = async (now: Date, scope: RetentionScope = {}) => {
    const risks: unknown[] = [];
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const stop = startCleaning({
      database,
      afterEncryption: async () => undefined,
      retention: scope,
      now: () => now.getTime(),
      logger: createLogger('silent'),
      reportError: (error) => reject(error),
      onRetentionRisk: (risk) => {
        risks.push(risk);
        if (risk) resolve();
      },
      onRetention: () => resolve(),
    });
    await promise.finally(stop);
    return risks;
  };
  const aged = (days: number) => new Date(Date.now() - days * day);

  it('deletes nothing when the clock of the server is years ahead of the database’s', async () => {
    await storeMessages(3, aged(1));
    expect(await runJob(new Date(Date.now() + 1200 * day))).toEqual(['clock']);
    expect(await countMessages()).toBe(3);
  });

  it('deletes nothing when nothing was stored for a week, as with a clock that is ahead everywhere', async () => {
    await storeMessages(3, aged(800));
    expect(await runJob(new Date())).toEqual(['clock']);
    expect(await countMessages()).toBe(3);
  });

  it('deletes nothing when more than half of the messages are due, and a few that are due', {
    tags: ['full'],
  }, async () => {
    await storeMessages(10, aged(800));
    await storeMessages(9, aged(1));
    expect(await runJob(new Date())).toEqual(['share']);
    expect(await countMessages()).toBe(19);
    await storeMessages(1, aged(1));
    expect(await runJob(new Date())).toEqual([undefined]);
    expect(await countMessages()).toBe(10);
  });

  it('stays in doubt while messages come by the same clock, until it is set back or someone answers for it', {
    tags: ['full'],
  }, async () => {
    await storeMessages(3, aged(800));
    await storeMessages(1, new Date());
    expect(await runJob(new Date())).toEqual(['clock']);
    await storeMessages(1, aged(1));
    expect(await runJob(new Date())).toEqual(['clock']);
    expect(await countMessages()).toBe(5);
    await recordRetentionRun(database, new Date());
    expect(await runJob(new Date())).toEqual([undefined]);
    expect(await countMessages()).toBe(2);
  });

  it('compares the clock with its last run', { tags: ['full'] }, async () => {
    await storeMessages(2, aged(800));
    await recordRetentionRun(database, aged(1));
    expect(await runJob(new Date())).toEqual([undefined]);
    expect(await countMessages()).toBe(0);
  });

  it('never deletes what waits for the retailer’s service, whatever its age', async () => {
    await storeMessages(1, aged(800), null);
    await storeMessages(1, aged(1));
    await runJob(new Date(), { hasFormService: { contact: true } });
    expect(await countMessages()).toBe(2);
    await database.query('update sealed_contact_messages set undeliverable_at = now()');
    await runJob(new Date(), { hasFormService: { contact: true } });
    expect(await countMessages()).toBe(2);
    await database.query('update sealed_contact_messages set dropped_at = now() where delivered_at is null');
    await runJob(new Date(), { hasFormService: { contact: true } });
    expect(await countMessages()).toBe(1);
  });
});
