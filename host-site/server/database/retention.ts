import type { Database, Session } from './database.ts';
import { deleteResponses } from './idempotent-responses.ts';
import { deleteEntries } from './personal-data.ts';
import { walkOldEntries } from './retention-entries.ts';
import {
  noCounts,
  type RetentionCounts,
  type RetentionScope,
  retainedKinds,
  rules,
  type When,
} from './retention-rules.ts';
import { type WalkPart, walkOld } from './retention-walks.ts';

/** Any number that no other lock of ours has. */
const lock = 7_265_746;

type Kind = keyof RetentionCounts;

/** What may be due of a kind, in parts. */
export const walkDue = (session: Session, kind: Kind, when: When): AsyncGenerator<WalkPart> =>
  kind === 'entries' ? walkOldEntries(session, when) : walkOld(session, rules[kind], when);

async function deleteDue(session: Session, kind: Kind, due: readonly string[]): Promise<void> {
  if (kind === 'entries') return deleteEntries(session, due);
  const deleted = await session.query<{ email_key: string }>(
    `delete from ${rules[kind].table} where id = any($1::uuid[]) returning email_key`,
    [due],
  );
  // Those of the others are older than any response that is kept.
  if (kind !== 'unconfirmed') return;
  await deleteResponses(
    session,
    deleted.map(({ email_key }) => email_key),
  );
}

/** Deletes one part of a kind; false, and nothing, while another process deletes. */
function deletePart(database: Database, kind: Kind, due: readonly string[]): Promise<boolean> {
  return database.transaction(async (session) => {
    const [held] = await session.query<{ mine: boolean }>('select pg_try_advisory_xact_lock($1) as mine', [lock]);
    if (!held?.mine) return false;
    await deleteDue(session, kind, due);
    return true;
  });
}

/** All of them together. */
export const countAll = (counts: RetentionCounts): number =>
  Object.values(counts).reduce((total, count) => total + count, 0);

/** Deletes what the privacy page promises to delete by this instant, in parts. */
export async function applyRetention(
  database: Database,
  now: Date,
  scope: RetentionScope = {},
): Promise<RetentionCounts> {
  const total = noCounts();
  for (const kind of retainedKinds) {
    for await (const { due } of walkDue(database, kind, { ...scope, now })) {
      if (due.length === 0) continue;
      if (!(await deletePart(database, kind, due))) return total;
      total[kind] += due.length;
    }
  }
  return total;
}

/** What `applyRetention` would delete. */
export async function countDue(session: Session, now: Date, scope: RetentionScope = {}): Promise<RetentionCounts> {
  const counts = noCounts();
  for (const kind of retainedKinds) {
    for await (const { due } of walkDue(session, kind, { ...scope, now })) counts[kind] += due.length;
  }
  return counts;
}

/** Whether `applyRetention` would delete anything. */
export async function isAnythingDue(session: Session, when: When): Promise<boolean> {
  for (const kind of retainedKinds) {
    for await (const { due } of walkDue(session, kind, when)) if (due.length > 0) return true;
  }
  return false;
}
