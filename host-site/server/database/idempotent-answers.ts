import type { Session, Transaction } from './database.ts';

/** State of a key: new (now reserved), used by the same request (with its answer), or used by another request. */
export type KeyState = { kind: 'new' } | { kind: 'answered'; answer: string } | { kind: 'mismatch' };

/**
 * Reserves a key within the caller's transaction. Waits for another transaction that holds the same key, so that
 * concurrent repeats get the same first answer. A key from an earlier version has `earlierFingerprint`.
 */
export async function reserveKey(
  session: Session,
  key: string,
  fingerprint: string,
  earlierFingerprint: string,
): Promise<KeyState> {
  const reserved = await session.query(
    'insert into idempotent_answers (key, fingerprint) values ($1, $2) on conflict (key) do nothing returning key',
    [key, fingerprint],
  );
  if (reserved.length > 0) return { kind: 'new' };
  const [kept] = await session.query<{ fingerprint: string; answer: string | null }>(
    'select fingerprint, answer from idempotent_answers where key = $1',
    [key],
  );
  const isSame = kept?.fingerprint === fingerprint || kept?.fingerprint === earlierFingerprint;
  if (!kept || !isSame || kept.answer === null) return { kind: 'mismatch' };
  return { kind: 'answered', answer: kept.answer };
}

/** Stores the first answer to a reserved key. An insert, because the databases keep the plans of those. */
export function storeAnswer(transaction: Transaction, key: string, fingerprint: string, answer: string): void {
  transaction.send(
    `insert into idempotent_answers (key, fingerprint, answer) values ($1, $2, $3)
     on conflict (key) do update set answer = excluded.answer`,
    [key, fingerprint, answer],
  );
}

/** Deletes keys older than a week; no form is sent again after that. */
export async function deleteOldKeys(session: Session): Promise<void> {
  await session.query("delete from idempotent_answers where created_at < now() - interval '7 days'");
}
