import { randomUUID } from 'node:crypto';
import type { Transaction } from '../database/database.ts';
import { insertLetter, type WaitingLetter } from '../database/letters.ts';
import type { Outbox } from '../delivery/outbox.ts';

/** Stores a letter and queues it, within the caller's transaction. */
export async function queueLetter(
  transaction: Transaction,
  outbox: Outbox,
  letter: Omit<WaitingLetter, 'id'>,
): Promise<void> {
  const id = randomUUID();
  await insertLetter(transaction, { ...letter, id });
  await outbox.enqueue(transaction, 'letter', id);
}
