import type { Session } from './database.ts';

/** Rewrites a row; rejects where nothing can be written, for example on a standby or a read-only database. */
export async function writeReadiness(session: Session): Promise<void> {
  await session.query(
    'insert into readiness (id, checked_at) values (1, now()) on conflict (id) do update set checked_at = now()',
  );
}

/**
 * Within the caller's transaction, grows the table and shrinks it again. Rewriting a row alone would reuse space in an
 * existing page, even on a full disk. Vacuum reclaims the space.
 */
export async function checkTableSpace(session: Session): Promise<void> {
  await session.executeSql(
    `savepoint room;
     insert into readiness (id, checked_at, filler) values (2, now(), repeat('x', 16384));
     rollback to savepoint room;`,
  );
}
