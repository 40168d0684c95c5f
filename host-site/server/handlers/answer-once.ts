import { createHash } from 'node:crypto';
import type { Database, Transaction } from '../database/database.ts';
import { findAnswer, insertAnswer } from '../database/idempotent-answers.ts';
import { type Outcome, outcomes } from './outcome.ts';

/**
 * Does the work of a request in one transaction, once per idempotency key. A repeat gets the first answer; a different
 * request with the same key is refused. `content` distinguishes the two. The work of a repeat is done and rolled back:
 * its key is in use, or what it would store is there already. That spares all others a statement and a wait.
 */
export async function answerOnce(
  database: Database,
  key: string | undefined,
  content: readonly unknown[],
  work: (transaction: Transaction) => Promise<Outcome>,
): Promise<Outcome> {
  if (!key) return database.transaction(work);
  const text = JSON.stringify(content);
  // Keyed, because a plain hash of a form can be found by trying likely contents.
  const fingerprint = database.vault.hash('idempotent_answers.fingerprint', text);
  try {
    return await database.transaction(async (transaction) => {
      const outcome = await work(transaction);
      insertAnswer(transaction, { key, fingerprint, answer: JSON.stringify(outcome) });
      return outcome;
    });
  } catch (error) {
    // A refusal may be about what the first request has stored. When there is no look-up either, the first error counts.
    const kept = await findAnswer(database, key).catch(() => undefined);
    if (!kept) throw error;
    // A key from an earlier version has a plain hash.
    const earlierFingerprint = createHash('sha256').update(text).digest('hex');
    if (![fingerprint, earlierFingerprint].includes(kept.fingerprint)) return outcomes.keyReused;
    return JSON.parse(kept.answer) as Outcome;
  }
}
