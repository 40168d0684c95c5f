import { createHash } from 'node:crypto';
import type { Session } from '../database/database.ts';
import { keepAnswer, reserveKey } from '../database/idempotent-answers.ts';
import { type Outcome, outcomes } from './outcome.ts';

/**
 * Does the work of a request once for each idempotency key, within the caller's transaction: a repeat gets the first
 * answer, another request under the same key is refused. `content` is what tells a repeat from another request.
 */
export async function answerOnce(
  session: Session,
  key: string | undefined,
  content: readonly unknown[],
  work: () => Promise<Outcome>,
): Promise<Outcome> {
  if (!key) return work();
  const fingerprint = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  const state = await reserveKey(session, key, fingerprint);
  if (state.kind === 'mismatch') return outcomes.keyReused;
  if (state.kind === 'answered') return JSON.parse(state.answer) as Outcome;
  const outcome = await work();
  await keepAnswer(session, key, JSON.stringify(outcome));
  return outcome;
}
