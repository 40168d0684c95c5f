import type { Session } from './database.ts';

/** Marks a challenge or question as used; false when it was used before, also at the same moment. */
export async function markUsed(session: Session, id: string, expiresAt: Date): Promise<boolean> {
  const rows = await session.query(
    'insert into used_challenges (id, expires_at) values ($1, $2) on conflict (id) do nothing returning id',
    [id, expiresAt],
  );
  return rows.length > 0;
}

/** Deletes those that have expired at an instant (ms since 1970): no one can use them again. */
export async function deleteExpiredChallenges(session: Session, now: number): Promise<void> {
  await session.query('delete from used_challenges where expires_at < $1', [new Date(now)]);
}
