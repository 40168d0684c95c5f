import type { Transaction } from '../database/database.ts';
import { correctAddress } from '../database/personal-data.ts';
import { listOpenClaims } from '../database/prize-claims.ts';
import { deleteWinnerEmails } from '../database/waiting-emails.ts';
import {
  type CorrectionTools,
  listBeforeCorrection,
  requeueConfirmations,
  requeueSignUps,
} from './correct-newsletter.ts';
import { OperatorError } from './operator-error.ts';
import { queueClaimEmail } from './queue-claim.ts';

const isDuplicate = (error: unknown) => (error as { code?: string }).code === '23505';

function describeCorrection(count: number, emails: number, others: readonly string[]): string {
  const notes = [
    `${count} corrected`,
    ...(emails > 0 ? [`${emails} ${emails === 1 ? 'email' : 'emails'} queued`] : []),
    ...others,
  ];
  return `${notes.join('; ')}\n`;
}

async function correctWithClaims(
  transaction: Transaction,
  tools: CorrectionTools,
  email: string,
  to: string,
): Promise<string> {
  const { outbox, contests, now } = tools;
  const signUps = await listBeforeCorrection(transaction, email);
  const claims = await listOpenClaims(transaction, email, new Date(now()));
  // Those that wait have links for the old address.
  if (claims.length > 0) await deleteWinnerEmails(transaction, email);
  const count = await correctAddress(transaction, email, to);
  const notes = await requeueSignUps(transaction, tools, signUps);
  let emails = await requeueConfirmations(transaction, tools, to);
  for (const claim of claims) {
    const contest = contests.get(claim.contest);
    if (contest) {
      await queueClaimEmail(transaction, outbox, contest, { ...claim, email: to });
      emails += 1;
    } else notes.push(`no email about the prize of ${claim.contest}, which has no file`);
  }
  return describeCorrection(count, emails, notes);
}

/**
 * Gives a person's submissions another address, and says how many. A link to claim a prize works for one address, so the
 * person gets a new email about each prize that they may still claim, until the same deadline. The email service is told
 * of both addresses, and a sign-up that is not confirmed gets a new email. Throws OperatorError where the other address
 * has submitted the same.
 */
export async function correctPerson(tools: CorrectionTools, email: string, to: string): Promise<string> {
  try {
    return await tools.database.transaction((transaction) => correctWithClaims(transaction, tools, email, to));
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    throw new OperatorError(`${to} has signed up or entered too; erase one of the two`);
  }
}
