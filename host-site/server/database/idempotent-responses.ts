import type { Session, Transaction } from './database.ts';

/** The first response to a key, with the hash of its request. */
export interface StoredResponse extends Record<string, unknown> {
  fingerprint: string;
  answer: string;
}

/**
 * Stores the first response to a key, with the keyed hash of the person's address. Waits for another transaction that
 * holds the same key; when that one commits, this one fails.
 */
export function insertResponse(
  transaction: Transaction,
  { key, emailKey, fingerprint, answer }: StoredResponse & { key: string; emailKey: string },
): void {
  transaction.send('insert into idempotent_answers (key, email_key, fingerprint, answer) values ($1, $2, $3, $4)', [
    key,
    emailKey,
    fingerprint,
    answer,
  ]);
}

/** The response to one of these keys; undefined when none was used. */
export async function findResponse(session: Session, keys: readonly string[]): Promise<StoredResponse | undefined> {
  const [kept] = await session.query<StoredResponse>(
    'select fingerprint, answer from idempotent_answers where key = any($1::uuid[]) and answer is not null',
    [keys],
  );
  return kept;
}

/** Deletes the responses to the submissions of these keyed hashes; sent again, such a request is a new one. */
export async function deleteResponses(session: Session, emailKeys: readonly string[]): Promise<void> {
  if (emailKeys.length === 0) return;
  await session.query('delete from idempotent_answers where email_key = any($1)', [emailKeys]);
}

/** Deletes those with the references of messages that an earlier version has taken. */
export async function deleteEarlierResponses(session: Session, references: readonly string[]): Promise<void> {
  if (references.length === 0) return;
  await session.query(
    "delete from idempotent_answers where email_key is null and answer::jsonb ->> 'reference' = any($1)",
    [references],
  );
}

/** Gives the responses to someone's submissions the keyed hash of a corrected address. */
export async function moveResponses(session: Session, emailKey: string, to: string): Promise<void> {
  await session.query('update idempotent_answers set email_key = $2 where email_key = $1', [emailKey, to]);
}

/** Deletes keys older than a week; no form is sent again after that. */
export async function deleteOldKeys(session: Session): Promise<void> {
  await session.query("delete from idempotent_answers where created_at < now() - interval '7 days'");
}
