import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../database/database.ts';
import type { Subscriber } from '../../database/subscriber-links.ts';
import { insertUnsubscription } from '../../database/unsubscriptions.ts';
import type { Outbox } from '../../delivery/outbox.ts';

/** Has the email service told that someone unsubscribed, within the caller's transaction. */
export async function queueUnsubscription(
  transaction: Transaction,
  outbox: Outbox,
  { signUpId, email, chain, brand }: Subscriber,
): Promise<void> {
  const id = randomUUID();
  await insertUnsubscription(transaction, { id, signUpId, email, chain, brand });
  await outbox.enqueue(transaction, 'unsubscription', id);
}
