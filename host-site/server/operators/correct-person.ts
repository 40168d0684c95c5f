import type { Transaction } from '../database/database.ts';
import { deleteWinnerLetters } from '../database/letters.ts';
import { correctAddress } from '../database/personal-data.ts';
import { listOpenClaims } from '../database/prize-claims.ts';
import type { ContestTools } from './contest-commands.ts';
import { OperatorError } from './operator-error.ts';
import { queueClaimLetter } from './queue-claim.ts';

/** Dependencies of a correction. */
export type CorrectionTools = Pick<ContestTools, 'database' | 'outbox' | 'contests' | 'now'>;

const isDuplicate = (error: unknown) => (error as { code?: string }).code === '23505';

function describeCorrection(count: number, letters: number, unknown: readonly string[]): string {
  const notes = [
    `${count} corrected`,
    ...(letters > 0 ? [`${letters} ${letters === 1 ? 'letter' : 'letters'} queued`] : []),
    ...unknown.map((contest) => `no letter about the prize of ${contest}, which has no file`),
  ];
  return `${notes.join('; ')}\n`;
}

async function correctWithClaims(
  transaction: Transaction,
  { outbox, contests, now }: CorrectionTools,
  email: string,
  to: string,
): Promise<string> {
  const claims = await listOpenClaims(transaction, email, new Date(now()));
  // Those that wait have links for the old address.
  if (claims.length > 0) await deleteWinnerLetters(transaction, email);
  const count = await correctAddress(transaction, email, to);
  const unknown: string[] = [];
  for (const claim of claims) {
    const contest = contests.get(claim.contest);
    if (contest) await queueClaimLetter(transaction, outbox, contest, { ...claim, email: to });
    else unknown.push(claim.contest);
  }
  return describeCorrection(count, claims.length - unknown.length, unknown);
}

/**
 * Gives a person's submissions another address, and says how many. A link to claim a prize works for one address, so the
 * person gets a new letter about each prize that they may still claim, until the same deadline. Throws OperatorError where
 * the other address has submitted the same.
 */
export async function correctPerson(tools: CorrectionTools, email: string, to: string): Promise<string> {
  try {
    return await tools.database.transaction((transaction) => correctWithClaims(transaction, tools, email, to));
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    throw new OperatorError(`${to} has signed up or entered too; erase one of the two`);
  }
}
