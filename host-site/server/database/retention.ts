import facts from '../../content/facts.json' with { type: 'json' };
import type { Database, Session } from './database.ts';
import { deleteEntries } from './personal-data.ts';

/** How many submissions were, or would be, deleted. */
export interface RetentionCounts {
  messages: number;
  entries: number;
}

/** Months from the privacy page, and the ids of the rows that have been kept longer. */
const messages = {
  months: facts.privacy.messageMonths.number,
  due: `select id from sealed_contact_messages
    where created_at < $1::timestamptz - make_interval(months => $2::integer)`,
};
/** After a contest's last draw. */
const entries = {
  months: facts.privacy.entryMonths.number,
  due: `select e.id from sealed_contest_entries e
    join (select contest, max(drawn_at) as drawn_at from contest_draws group by contest) d using (contest)
    where d.drawn_at < $1::timestamptz - make_interval(months => $2::integer) and e.email <> ''`,
};

/** Any number that no other lock of ours has. */
const lock = 7_265_746;

async function listDue(session: Session, { due, months }: typeof messages, now: Date): Promise<string[]> {
  const rows = await session.query<{ id: string }>(`${due} limit 500`, [now, months]);
  return rows.map(({ id }) => id);
}

/** Deletes one batch of each kind; nothing while another process does. */
function deleteBatch(database: Database, now: Date): Promise<RetentionCounts> {
  return database.transaction(async (session) => {
    const [held] = await session.query<{ mine: boolean }>('select pg_try_advisory_xact_lock($1) as mine', [lock]);
    if (!held?.mine) return { messages: 0, entries: 0 };
    const oldMessages = await listDue(session, messages, now);
    await session.query('delete from sealed_contact_messages where id = any($1::uuid[])', [oldMessages]);
    const oldEntries = await listDue(session, entries, now);
    await deleteEntries(session, oldEntries);
    return { messages: oldMessages.length, entries: oldEntries.length };
  });
}

/** Deletes what the privacy page promises to delete by this instant, in batches. */
export async function applyRetention(database: Database, now: Date): Promise<RetentionCounts> {
  const total = { messages: 0, entries: 0 };
  for (;;) {
    const batch = await deleteBatch(database, now);
    total.messages += batch.messages;
    total.entries += batch.entries;
    if (batch.messages + batch.entries === 0) return total;
  }
}

/** What `applyRetention` would delete. */
export async function countDue(session: Session, now: Date): Promise<RetentionCounts> {
  const count = async ({ due, months }: typeof messages) => {
    const [row] = await session.query<{ count: number }>(`select count(*) from (${due}) due`, [now, months]);
    return row?.count ?? 0;
  };
  return { messages: await count(messages), entries: await count(entries) };
}
