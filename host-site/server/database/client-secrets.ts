import { randomBytes } from 'node:crypto';
import type { Cipher } from './cipher.ts';
import type { Session } from './database.ts';

const namePlace = (day: string) => `client_secrets.secret.${day}`;

/**
 * The secret of a day (YYYY-MM-DD), shared by all processes; the first one to ask creates it. Encrypted, as it would
 * reveal the addresses behind the counters beside it.
 */
export async function findClientSecret(session: Session, day: string): Promise<string> {
  const { cipher } = session;
  const place = namePlace(day);
  await session.query('insert into client_secrets (day, secret) values ($1, $2) on conflict (day) do nothing', [
    day,
    cipher.encrypt(place, randomBytes(32).toString('base64url')),
  ]);
  const [row] = await session.query<{ secret: string }>('select secret from client_secrets where day = $1', [day]);
  if (!row) throw new Error('The secret of the day is gone');
  return cipher.decrypt(place, row.secret);
}

/** The secret, encrypted with the first key; undefined when it cannot be decrypted. */
function reencrypt(cipher: Cipher, day: string, secret: string): string | undefined {
  const place = namePlace(day);
  try {
    return cipher.encrypt(place, cipher.decrypt(place, secret));
  } catch {
    return undefined;
  }
}

/**
 * Encrypts anew the secrets of keys that are no longer the first, so that those can be removed. Deletes those whose key
 * is gone: while there is one that cannot be read, each process would count on its own.
 */
export async function rotateSecrets(session: Session): Promise<void> {
  const { cipher } = session;
  const rows = await session.query<{ day: string; secret: string }>('select day, secret from client_secrets');
  for (const { day, secret } of rows) {
    if (cipher.findKeyId(secret) === cipher.currentKey) continue;
    const encrypted = reencrypt(cipher, day, secret);
    if (encrypted === undefined) {
      await session.query('delete from client_secrets where day = $1 and secret = $2', [day, secret]);
    } else {
      await session.query('update client_secrets set secret = $3 where day = $1 and secret = $2', [
        day,
        secret,
        encrypted,
      ]);
    }
  }
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
