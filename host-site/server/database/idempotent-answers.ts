import type { Session, Transaction } from './database.ts';

/** The first answer to a key, with the hash of its request. */
export interface KeptAnswer extends Record<string, unknown> {
  fingerprint: string;
  answer: string;
}

/**
 * Stores the first answer to a key, with the keyed hash of the person's address. Waits for another transaction that holds
 * the same key; when that one commits, this one fails.
 */
export function insertAnswer(
  transaction: Transaction,
  { key, emailKey, fingerprint, answer }: KeptAnswer & { key: string; emailKey: string },
): void {
  transaction.send('insert into idempotent_answers (key, email_key, fingerprint, answer) values ($1, $2, $3, $4)', [
    key,
    emailKey,
    fingerprint,
    answer,
  ]);
}

/** The answer to one of these keys; undefined when none was used. */
export async function findAnswer(session: Session, keys: readonly string[]): Promise<KeptAnswer | undefined> {
  const [kept] = await session.query<KeptAnswer>(
    'select fingerprint, answer from idempotent_answers where key = any($1::uuid[]) and answer is not null',
    [keys],
  );
  return kept;
}

/** Deletes keys older than a week; no form is sent again after that. */
export async function deleteOldKeys(session: Session): Promise<void> {
  await session.query("delete from idempotent_answers where created_at < now() - interval '7 days'");
}
