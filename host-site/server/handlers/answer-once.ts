import { createHash } from 'node:crypto';
import type { Transaction } from '../database/database.ts';
import { reserveKey, storeAnswer } from '../database/idempotent-answers.ts';
import { type Outcome, outcomes } from './outcome.ts';

/**
 * Does the work of a request once per idempotency key, within the caller's transaction. A repeat gets the first answer;
 * a different request with the same key is refused. `content` distinguishes the two.
 */
export async function answerOnce(
  transaction: Transaction,
  key: string | undefined,
  content: readonly unknown[],
  work: () => Promise<Outcome>,
): Promise<Outcome> {
  if (!key) return work();
  const text = JSON.stringify(content);
  // Keyed, because a plain hash of a form can be found by trying likely contents.
  const fingerprint = transaction.vault.hash('idempotent_answers.fingerprint', text);
  const earlierFingerprint = createHash('sha256').update(text).digest('hex');
  const state = await reserveKey(transaction, key, fingerprint, earlierFingerprint);
  if (state.kind === 'mismatch') return outcomes.keyReused;
  if (state.kind === 'answered') return JSON.parse(state.answer) as Outcome;
  const outcome = await work();
  storeAnswer(transaction, key, fingerprint, JSON.stringify(outcome));
  return outcome;
}
