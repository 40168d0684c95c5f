import { listForChange } from '../database/listed-sign-ups.ts';
import { erasePerson } from '../database/personal-data.ts';
import { countUnsubscriptions } from '../database/unsubscriptions.ts';
import { nameQueue } from '../delivery/channel.ts';
import { queueUnsubscription } from '../forms/newsletter/queue-unsubscription.ts';
import type { CorrectionTools } from './correct-newsletter.ts';

/** Dependencies of an erasure. */
type ErasureTools = Pick<CorrectionTools, 'database' | 'outbox' | 'hasEmailService'>;

/**
 * Erases a person, and says how many submissions. Emails would go on while the email service has the address, so it is
 * told; until then, an encrypted unsubscription remains.
 */
export async function eraseAndUnsubscribe(
  { database, outbox, hasEmailService = false }: ErasureTools,
  email: string,
): Promise<string> {
  return database.transaction(async (transaction) => {
    const signUps = await listForChange(transaction, email, nameQueue('newsletter'));
    const known = signUps.filter(({ isKnown }) => isKnown);
    const { waiting, refused } = await countUnsubscriptions(transaction, email);
    const count = await erasePerson(transaction, email, hasEmailService);
    if (hasEmailService) for (const signUp of known) await queueUnsubscription(transaction, outbox, signUp);
    const open = known.length + waiting;
    if (hasEmailService && open > 0)
      return `${count} erased; the email service will be told to unsubscribe the address\n`;
    if (open + refused > 0) return `${count} erased; have the email service unsubscribe the address by hand\n`;
    return `${count} erased\n`;
  });
}
