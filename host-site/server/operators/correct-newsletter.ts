import type { Transaction } from '../database/database.ts';
import { type ListedSignUp, listForChange, markWaiting } from '../database/listed-sign-ups.ts';
import { renewPending } from '../database/pending-sign-ups.ts';
import type { RetentionScope } from '../database/retention-rules.ts';
import { nameQueue } from '../delivery/channel.ts';
import { queueUnsubscription } from '../forms/newsletter/queue-unsubscription.ts';
import { findConfirmBy } from '../forms/newsletter/register.ts';
import type { ContestTools } from './contest-commands.ts';
import { OperatorError } from './operator-error.ts';

/** Dependencies of a correction. */
export type CorrectionTools = ContestTools & Pick<RetentionScope, 'hasEmailService'>;

/**
 * A person's sign-ups before their address is corrected. Throws OperatorError while one is being delivered: its result
 * would count for the new address.
 */
export async function listBeforeCorrection(transaction: Transaction, email: string): Promise<ListedSignUp[]> {
  const signUps = await listForChange(transaction, email, nameQueue('newsletter'));
  if (signUps.some(({ isRunning }) => isRunning)) {
    throw new OperatorError('the email service is getting this sign-up now; try again in a minute');
  }
  return signUps;
}

/** Has the email service told of a corrected address, which it knows only from deliveries. Returns notes for the operator. */
export async function requeueSignUps(
  transaction: Transaction,
  { outbox, hasEmailService }: CorrectionTools,
  signUps: readonly ListedSignUp[],
): Promise<string[]> {
  const known = signUps.filter(({ isKnown }) => isKnown);
  if (!hasEmailService) {
    return known.length > 0 ? ['tell the email service by hand: NEWSLETTER_UPSTREAM_URL is not set'] : [];
  }
  for (const signUp of known) await queueUnsubscription(transaction, outbox, signUp);
  const settled = signUps.filter(({ isSettled }) => isSettled).map(({ signUpId }) => signUpId);
  await markWaiting(transaction, settled);
  if (settled.length > 0) await outbox.requeue(transaction, 'newsletter', settled);
  return [
    ...(settled.length > 0 ? [`${settled.length} ${settled.length === 1 ? 'sign-up' : 'sign-ups'} queued`] : []),
    ...(known.length > 0 ? ['the email service will be told to unsubscribe the old address'] : []),
  ];
}

/** Asks the new address to confirm its sign-ups, for as long as a new sign-up would. Returns how many emails are queued. */
export async function requeueConfirmations(
  transaction: Transaction,
  { outbox, sendsEmail, now }: CorrectionTools,
  to: string,
): Promise<number> {
  if (!sendsEmail) return 0;
  const ids = await renewPending(transaction, to, findConfirmBy(now()), new Date(now()));
  if (ids.length > 0) await outbox.requeue(transaction, 'confirmation', ids);
  return ids.length;
}
