import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createContest } from '../../../tests/server/support/test-contests.ts';
import { createTestDatabase, databaseKinds, type TestDatabase } from '../../../tests/server/support/test-databases.ts';
import { nameQueue } from '../delivery/channel.ts';
import type { Database, Session } from './database.ts';
import { listDeliveries } from './deliveries.ts';
import { exportKinds, listForExport } from './exports.ts';
import { openDatabase } from './open-database.ts';
import { applyRetention, countDue } from './retention.ts';
import { findRetentionRisk } from './retention-guard.ts';
import { partSize } from './retention-walks.ts';
import { countSubmissions } from './submission-counts.ts';

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

/** How many rows a plan has read of tables of submissions, at the most of one of its steps. */
function countRead(plan: Plan): number {
  const read = (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'];
  const own = plan['Relation Name']?.startsWith('sealed_') ? read : 0;
  return Math.max(own, ...(plan.Plans ?? []).map(countRead));
}

/** A session that notes the statements that read more rows than a number. */
function watchReads(database: Database, most: number): { session: Session; long: string[] } {
  const long: string[] = [];
  const session: Session = {
    ...database,
    async query(text, values) {
      const row = await database.transaction(async (transaction) => {
        // What is cheapest with so few rows is not with millions.
        for (const way of ['seqscan', 'bitmapscan', 'sort'])
          await transaction.executeSql(`set local enable_${way} = off`);
        const explained = `explain (analyze, format json) ${text}`;
        return (await transaction.query<{ 'QUERY PLAN': string | [{ Plan: Plan }] }>(explained, values))[0];
      });
      const plan = row?.['QUERY PLAN'] ?? '';
      const [{ Plan }] = typeof plan === 'string' ? JSON.parse(plan) : plan;
      if (countRead(Plan) > most) long.push(`${countRead(Plan)} rows: ${text}`);
      return database.query(text, values);
    },
  };
  return { session, long };
}

const day = 86_400_000;
const many = 4 * partSize + 10;
const aged = (days: number) => new Date(Date.now() - days * day);
/** Closed long ago, so that its entries are due. */
const old = createContest({ id: 'old', opens: aged(900).toISOString(), closes: aged(800).toISOString() });
const older = createContest({ ...old, id: 'older' });
const running = createContest({ id: 'running', opens: aged(9).toISOString(), closes: aged(-9).toISOString() });
const scope = {
  contests: new Map([old, older, running].map((contest) => [contest.id, contest])),
  hasContestService: false,
};

describe.each(databaseKinds)('retention of more rows than a statement may read, in %s', (kind) => {
  let location: TestDatabase;
  let database: Database;
  const storeMessages = (count: number, createdAt: Date) =>
    database.query(
      `insert into sealed_contact_messages (id, reference, inquiry_type, reason, first_name, last_name, email, email_key, postal_code,
         language_preference, message, brand, chain, locale, page, request_id, created_at, delivered_at)
       select gen_random_uuid(), gen_random_uuid()::text, 'q', 'r', '', '', '', n::text, '', 'en', '', 'vitrine', 'HSE', 'en', '/', 'r', $2, $2
       from generate_series(1, $1::integer) n`,
      [String(count), createdAt],
    );
  const storeEntries = (count: number, contest: string) =>
    database.query(
      `insert into sealed_contest_entries (id, contest, period, email, email_key, postal_code, chain,
         language_preference, chances, newsletter_opt_in, request_id)
       select gen_random_uuid(), $2, 'contest', 'x', n::text, 'H2X1Y4', 'HSE', 'en', 1, false, 'r'
       from generate_series(1, $1::integer) n`,
      [String(count), contest],
    );
  const storeSignUps = (count: number, honeypot: string | null, createdAt: Date) =>
    database.query(
      `insert into sealed_sign_ups (id, chain, brand, email, email_key, postal_code, language_preference, request_id,
         honeypot, created_at)
       select gen_random_uuid(), 90, 'vitrine', 'x', n::text, 'H2X1Y4', 'en', 'r', $2, $3
       from generate_series(1, $1::integer) n`,
      [String(count), honeypot, createdAt],
    );
  beforeAll(async () => {
    location = await createTestDatabase(kind);
    database = await openDatabase(location, () => undefined);
    await storeMessages(many, aged(1200));
    await storeMessages(partSize + 5, aged(1));
    await storeEntries(2, older.id);
    await storeEntries(many, old.id);
    await storeEntries(partSize + 7, running.id);
    await storeSignUps(many, null, aged(90));
    await storeSignUps(3, 'filled', aged(90));
    await database.executeSql('analyze');
  });
  afterAll(async () => {
    await database.close();
    await location.remove();
  });

  it('compares the clock, judges the share and counts what is due without a statement that reads all rows', async () => {
    const { session, long } = watchReads(database, partSize);
    const contestsAlone = { ...scope, hasFormService: { contact: true } };
    expect(await findRetentionRisk(session, new Date(), scope)).toMatchObject({ kind: 'share' });
    expect((await findRetentionRisk(session, aged(-100), contestsAlone))?.kind).toBe('clock');
    expect(await countDue(session, new Date(), scope)).toMatchObject({
      messages: many,
      entries: many + 2,
      quarantined: 3,
    });
    expect(long).toEqual([]);
  });

  it('lists what is in quarantine without reading what is not', async () => {
    const { session, long } = watchReads(database, partSize);
    const always = { since: new Date(0), until: aged(-1) };
    let listed = 0;
    for (const each of exportKinds.filter((name) => name.endsWith('quarantine')))
      for await (const _ of listForExport(session, each, always, () => undefined)) listed += 1;
    expect([listed, long]).toEqual([3, []]);
  });

  it('lists what is not delivered without reading what is', async () => {
    const { session, long } = watchReads(database, partSize);
    const few = `from (select id from sealed_contact_messages order by position desc limit 3) few
      where few.id = sealed_contact_messages.id`;
    await database.query(`update sealed_contact_messages set delivered_at = null, undeliverable_at = now() ${few}`);
    const listed: unknown[] = [];
    for (const states of [['undeliverable'], ['waiting', 'undeliverable', 'uncertain']] as const)
      for await (const { state } of listDeliveries(session, 'sealed_contact_messages', nameQueue('contact'), {
        states,
        since: new Date(0),
      }))
        listed.push(state);
    await database.query(`update sealed_contact_messages set delivered_at = now(), undeliverable_at = null ${few}`);
    expect([listed, long]).toEqual([Array(6).fill('undeliverable'), []]);
  });

  it('measures how many wait, failed or are suspected without reading all rows', async () => {
    const { session, long } = watchReads(database, partSize);
    const counts = await countSubmissions(session, 'sealed_sign_ups', partSize);
    expect(counts).toMatchObject({ waiting: partSize, undeliverable: 0, uncertain: 0, suspected: 3 });
    expect(counts.oldestSeconds).toBeGreaterThan(80 * 86_400);
    expect(long).toEqual([]);
  });

  it('refuses where entries of several contests are more than half of all, and not for those of one', async () => {
    await storeMessages(many, aged(1));
    expect(await findRetentionRisk(database, new Date(), scope)).toMatchObject({
      message: expect.stringMatching(/^more than half of the entries are due/),
    });
    const alone = { ...scope, contests: new Map([...scope.contests].filter(([id]) => id !== older.id)) };
    expect(await findRetentionRisk(database, new Date(), alone)).toBeUndefined();
  });

  it('deletes all that is due and nothing else, part by part', async () => {
    const { messages, entries, quarantined } = await applyRetention(database, new Date(), scope);
    expect({ messages, entries, quarantined }).toEqual({ messages: many, entries: many + 2, quarantined: 3 });
    const [left] = await database.query(
      `select (select count(*) from sealed_contact_messages) as messages,
         (select count(*) from sealed_contest_entries where contest = 'running') as running,
         (select count(*) from sealed_contest_entries) as entries, (select count(*) from sealed_sign_ups) as "signUps"`,
    );
    expect(left).toEqual({
      messages: many + partSize + 5,
      running: partSize + 7,
      entries: partSize + 7,
      signUps: many,
    });
  });
});
