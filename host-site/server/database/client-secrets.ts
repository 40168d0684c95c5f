import { randomBytes } from 'node:crypto';
import type { Session } from './database.ts';

/**
 * The secret of a day (YYYY-MM-DD), shared by all processes; the first one to ask creates it. Encrypted, as it would
 * reveal the addresses behind the counters beside it.
 */
export async function findClientSecret(session: Session, day: string): Promise<string> {
  const { vault } = session;
  const place = `client_secrets.secret.${day}`;
  await session.query('insert into client_secrets (day, secret) values ($1, $2) on conflict (day) do nothing', [
    day,
    vault.seal(place, randomBytes(32).toString('base64url')),
  ]);
  const [row] = await session.query<{ secret: string }>('select secret from client_secrets where day = $1', [day]);
  if (!row) throw new Error('The secret of the day is gone');
  return vault.open(place, row.secret);
}

/**
 * Deletes what has expired at the instant `now` (ms since 1970): client counters, and all secrets except those of today
 * and yesterday, since no counter uses older ones.
 */
export async function deleteOldSecrets(session: Session, now: number): Promise<void> {
  await session.query('delete from rate_limits where expire < $1', [now]);
  const yesterday = new Date(now - 86_400_000).toISOString().slice(0, 10);
  await session.query('delete from client_secrets where day < $1', [yesterday]);
}
