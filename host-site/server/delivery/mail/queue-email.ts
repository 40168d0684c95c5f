import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../database/database.ts';
import { insertEmail, type WaitingEmail } from '../../database/waiting-emails.ts';
import type { Outbox } from '../outbox.ts';

/** Stores an email and queues it, within the caller's transaction. */
export async function queueEmail(
  transaction: Transaction,
  outbox: Outbox,
  email: Omit<WaitingEmail, 'id'>,
): Promise<void> {
  const id = randomUUID();
  await insertEmail(transaction, { ...email, id });
  await outbox.enqueue(transaction, 'letter', id);
}
