import { setTimeout as wait } from 'node:timers/promises';
import type { Database, Session } from './database.ts';
import { checkColumns } from './declared-columns.ts';
import { newsletterSignUps } from './migrations/001-newsletter-sign-ups.ts';
import { requestKeeping } from './migrations/002-request-keeping.ts';
import { contactMessages } from './migrations/003-contact-messages.ts';
import { contests } from './migrations/004-contests.ts';
import { clientSecrets } from './migrations/005-client-secrets.ts';
import { readiness } from './migrations/006-readiness.ts';
import { oneConsentTable } from './migrations/007-one-consent-table.ts';
import { droppedDeliveries } from './migrations/008-dropped-deliveries.ts';
import { sealedColumns } from './migrations/009-sealed-columns.ts';
import { operatorActions } from './migrations/010-operator-actions.ts';
import { erasureProofs } from './migrations/011-erasure-proofs.ts';
import { unsubscriptions } from './migrations/012-unsubscriptions.ts';
import { letters } from './migrations/013-letters.ts';
import { unsubscribedSignUp } from './migrations/014-unsubscribed-sign-up.ts';
import { usedChallenges } from './migrations/015-used-challenges.ts';
import { entryNetworks } from './migrations/016-entry-networks.ts';
import { prizeClaims } from './migrations/017-prize-claims.ts';
import { pinClaims } from './migrations/018-pin-claims.ts';
import { ownedAnswers } from './migrations/019-owned-answers.ts';
import { countedLetters } from './migrations/020-counted-letters.ts';
import { retentionRuns } from './migrations/021-retention-runs.ts';
import { drawSeeds } from './migrations/022-draw-seeds.ts';
import { uncertainDeliveries } from './migrations/023-uncertain-deliveries.ts';
import { alteredConsents } from './migrations/024-altered-consents.ts';
import { policyReports } from './migrations/025-policy-reports.ts';
import { mailboxKeys } from './migrations/026-mailbox-keys.ts';
import { publicDraws } from './migrations/027-public-draws.ts';
import { pageOrigins } from './migrations/028-page-origins.ts';
import { sandboxSubmissions } from './migrations/030-sandbox-submissions.ts';
import { campaignSource } from './migrations/031-campaign-source.ts';
import { manyRows } from './migrations/032-many-rows.ts';
import { endingEmails } from './migrations/033-ending-emails.ts';
import type { Migration } from './migrations/migration.ts';

/** All migrations, in the order in which they apply. */
export const migrations: readonly Migration[] = [
  newsletterSignUps,
  requestKeeping,
  contactMessages,
  contests,
  clientSecrets,
  readiness,
  oneConsentTable,
  droppedDeliveries,
  sealedColumns,
  operatorActions,
  erasureProofs,
  unsubscriptions,
  letters,
  unsubscribedSignUp,
  usedChallenges,
  entryNetworks,
  prizeClaims,
  pinClaims,
  ownedAnswers,
  countedLetters,
  retentionRuns,
  drawSeeds,
  uncertainDeliveries,
  alteredConsents,
  policyReports,
  mailboxKeys,
  publicDraws,
  pageOrigins,
  sandboxSubmissions,
  campaignSource,
  manyRows,
  endingEmails,
];

// An arbitrary number that other software on the same database is unlikely to use.
const migrationLock = 7_214_508_361;

/** Ids of the migrations that a database has had, in order. */
export async function listApplied(session: Session): Promise<string[]> {
  const rows = await session.query<{ id: string }>('select id from applied_migrations order by id');
  return rows.map(({ id }) => id);
}

/** Throws for a database with steps that this release does not know: it could write rows that the newer one misreads. */
function refuseNewer(applied: Iterable<string>, known: ReadonlySet<string>): void {
  const unknown = [...applied].filter((id) => !known.has(id));
  if (unknown.length === 0) return;
  throw new Error(
    `The database is of a newer release: this one does not know ${unknown.join(', ')}. Start the newer release, or ` +
      'restore a backup from before the upgrade into an empty database, with this one.',
  );
}

/** Time limits of a migration in milliseconds. */
export interface MigrationLimits {
  /** Of a statement, also of the one that waits for another process that migrates. */
  statement: number;
  /** Of the wait for a lock on a table. Posts of servers that are running queue behind it. */
  lock: number;
  /** Between two attempts; the posts behind the first one go on meanwhile. */
  pause: number;
}

// Posts may wait for the database for five seconds.
const defaultLimits: MigrationLimits = { statement: 600_000, lock: 2000, pause: 1000 };
/** The code of PostgreSQL's error for a lock that was not to be had in time (lock_not_available). */
const lockTimedOut = '55P03';

/** One attempt, in a transaction. The first lock may take as long as a statement: no post needs it. */
async function applyMissing(session: Session, steps: readonly Migration[], lockLimit: number): Promise<string[]> {
  await session.query('select pg_advisory_xact_lock($1)', [migrationLock]);
  await session.executeSql(`set local lock_timeout = ${lockLimit}`);
  await session.executeSql(
    'create table if not exists applied_migrations (id text primary key, applied_at timestamptz not null default now())',
  );
  const applied = new Set(await listApplied(session));
  refuseNewer(applied, new Set([...migrations, ...steps].map(({ id }) => id)));
  const missing = steps.filter((step) => !applied.has(step.id));
  for (const step of missing) {
    await session.executeSql(step.sql);
    await session.query('insert into applied_migrations (id) values ($1)', [step.id]);
  }
  // Of a database that has all steps, and before they are committed: nothing is stored in a column that nothing declares.
  if (steps === migrations) await checkColumns(session);
  return missing.map((step) => step.id);
}

/**
 * Applies the missing steps, all or none, and returns their ids. Processes that start together wait for each other, so
 * each step runs once. While others hold a table, such as a running dump, it tries again for about ten minutes. Rejects,
 * and changes nothing, when a newer release has migrated the database; one that runs already goes on beside it. Rejects,
 * and changes nothing, with ColumnMismatchError when the columns of submissions then differ from their declaration.
 */
export async function migrate(
  database: Database,
  steps: readonly Migration[] = migrations,
  { statement, lock, pause }: MigrationLimits = defaultLimits,
): Promise<string[]> {
  for (let waited = 0; ; waited += lock + pause) {
    try {
      return await database.transaction((session) => applyMissing(session, steps, lock), statement);
    } catch (error) {
      if ((error as { code?: unknown }).code !== lockTimedOut || waited >= statement) throw error;
      await wait(pause);
    }
  }
}
