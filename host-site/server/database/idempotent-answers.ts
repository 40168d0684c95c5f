import type { Session, Transaction } from './database.ts';

/** The first answer to a key, with the hash of its request. */
export interface KeptAnswer extends Record<string, unknown> {
  fingerprint: string;
  answer: string;
}

/**
 * Stores the first answer to a key. Waits for another transaction that holds the same key; when that one commits, this
 * one fails.
 */
export function insertAnswer(
  transaction: Transaction,
  { key, fingerprint, answer }: KeptAnswer & { key: string },
): void {
  transaction.send('insert into idempotent_answers (key, fingerprint, answer) values ($1, $2, $3)', [
    key,
    fingerprint,
    answer,
  ]);
}

/** The answer to a key; undefined when it was not used. */
export async function findAnswer(session: Session, key: string): Promise<KeptAnswer | undefined> {
  const [kept] = await session.query<KeptAnswer>(
    'select fingerprint, answer from idempotent_answers where key = $1 and answer is not null',
    [key],
  );
  return kept;
}

/** Deletes keys older than a week; no form is sent again after that. */
export async function deleteOldKeys(session: Session): Promise<void> {
  await session.query("delete from idempotent_answers where created_at < now() - interval '7 days'");
}
