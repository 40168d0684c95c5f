import type { Transaction } from '../database/database.ts';
import { listForChange } from '../database/listed-sign-ups.ts';
import { erasePerson, listOtherSpellings } from '../database/personal-data.ts';
import { countUnsubscriptions } from '../database/unsubscriptions.ts';
import { nameQueue } from '../delivery/channel.ts';
import { queueUnsubscription } from '../forms/newsletter/queue-unsubscription.ts';
import type { CorrectionTools } from './correct-newsletter.ts';
import { describeSpellings } from './other-spellings.ts';

/** Dependencies of an erasure. */
type ErasureTools = Pick<CorrectionTools, 'database' | 'outbox' | 'hasEmailService'>;

/** Erases what is stored under one spelling; says how many submissions, and who has to unsubscribe the address. */
async function eraseSpelling(
  transaction: Transaction,
  { outbox, hasEmailService = false }: ErasureTools,
  email: string,
): Promise<string> {
  const signUps = await listForChange(transaction, email, nameQueue('newsletter'));
  const known = signUps.filter(({ isKnown }) => isKnown);
  const { waiting, refused } = await countUnsubscriptions(transaction, email);
  const count = await erasePerson(transaction, email, hasEmailService);
  if (hasEmailService) for (const signUp of known) await queueUnsubscription(transaction, outbox, signUp);
  const open = known.length + waiting;
  if (hasEmailService && open > 0) return `${count} erased; the email service will be told to unsubscribe the address`;
  if (open + refused > 0) return `${count} erased; have the email service unsubscribe the address by hand`;
  return `${count} erased`;
}

/**
 * Erases a person, and says how many submissions. Emails would go on while the email service has the address, so it is
 * told; until then, an encrypted unsubscription remains. What is stored under other spellings of the same mailbox is
 * erased too where the operator asks for it, else named.
 */
export async function eraseAndUnsubscribe(
  tools: ErasureTools,
  email: string,
  hasAllSpellings: boolean,
): Promise<string> {
  return tools.database.transaction(async (transaction) => {
    const others = await listOtherSpellings(transaction, email);
    const lines = [await eraseSpelling(transaction, tools, email)];
    if (!hasAllSpellings) return [...lines, ...describeSpellings(others, 'erases'), ''].join('\n');
    for (const other of others) lines.push(`${other.email}: ${await eraseSpelling(transaction, tools, other.email)}`);
    return [...lines, ''].join('\n');
  });
}
