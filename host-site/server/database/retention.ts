import facts from '../../content/facts.json' with { type: 'json' };
import type { Database, Session } from './database.ts';
import { deleteEntries } from './personal-data.ts';

/** How many were, or would be, deleted. */
export interface RetentionCounts {
  messages: number;
  entries: number;
  /** Sign-ups that no one has confirmed in time. */
  unconfirmed: number;
  /** Letters that could not be sent. */
  letters: number;
}

interface Rule {
  /** Months from the privacy page; 0 where the rows have a date of their own. */
  months: number;
  /** Selects the ids of the rows that have been kept longer. */
  due: string;
}

const messages: Rule = {
  months: facts.privacy.messageMonths.number,
  due: `select id from sealed_contact_messages
    where created_at < $1::timestamptz - make_interval(months => $2::integer)`,
};
/** After a contest's last draw. */
const entries: Rule = {
  months: facts.privacy.entryMonths.number,
  due: `select e.id from sealed_contest_entries e
    join (select contest, max(drawn_at) as drawn_at from contest_draws group by contest) d using (contest)
    where d.drawn_at < $1::timestamptz - make_interval(months => $2::integer) and e.email <> ''`,
};

const unconfirmed: Rule = {
  months: 0,
  due: `select id from sealed_pending_sign_ups
    where confirm_by < $1::timestamptz - make_interval(months => $2::integer)`,
};
/** A letter that could not be sent for so long is of no use to anyone. */
const letters: Rule = {
  months: 1,
  due: `select id from sealed_letters where created_at < $1::timestamptz - make_interval(months => $2::integer)`,
};
const rules: Record<keyof RetentionCounts, Rule> = { messages, entries, unconfirmed, letters };
const retentionKinds = Object.keys(rules) as (keyof RetentionCounts)[];
/** The tables whose due rows are simply deleted, with what belongs to them. */
const tables = {
  messages: 'sealed_contact_messages',
  unconfirmed: 'sealed_pending_sign_ups',
  letters: 'sealed_letters',
} as const;

/** Any number that no other lock of ours has. */
const lock = 7_265_746;

const noCounts = (): RetentionCounts => ({ messages: 0, entries: 0, unconfirmed: 0, letters: 0 });

async function listDue(session: Session, { due, months }: Rule, now: Date): Promise<string[]> {
  const rows = await session.query<{ id: string }>(`${due} limit 500`, [now, months]);
  return rows.map(({ id }) => id);
}

/** Deletes one batch of each kind; nothing while another process does. */
function deleteBatch(database: Database, now: Date): Promise<RetentionCounts> {
  return database.transaction(async (session) => {
    const counts = noCounts();
    const [held] = await session.query<{ mine: boolean }>('select pg_try_advisory_xact_lock($1) as mine', [lock]);
    if (!held?.mine) return counts;
    const oldEntries = await listDue(session, entries, now);
    await deleteEntries(session, oldEntries);
    counts.entries = oldEntries.length;
    for (const [kind, table] of Object.entries(tables) as [keyof typeof tables, string][]) {
      const due = await listDue(session, rules[kind], now);
      await session.query(`delete from ${table} where id = any($1::uuid[])`, [due]);
      counts[kind] = due.length;
    }
    return counts;
  });
}

/** All of them together. */
export const countAll = (counts: RetentionCounts): number =>
  Object.values(counts).reduce((total, count) => total + count, 0);

/** Deletes what the privacy page promises to delete by this instant, in batches. */
export async function applyRetention(database: Database, now: Date): Promise<RetentionCounts> {
  const total = noCounts();
  for (;;) {
    const batch = await deleteBatch(database, now);
    for (const kind of retentionKinds) total[kind] += batch[kind];
    if (countAll(batch) === 0) return total;
  }
}

/** What `applyRetention` would delete. */
export async function countDue(session: Session, now: Date): Promise<RetentionCounts> {
  const counts = noCounts();
  for (const kind of retentionKinds) {
    const { due, months } = rules[kind];
    const [row] = await session.query<{ count: number }>(`select count(*) from (${due}) due`, [now, months]);
    counts[kind] = row?.count ?? 0;
  }
  return counts;
}
