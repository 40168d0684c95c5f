import type { Database } from '../database/database.ts';
import { type AfterEncryption, encryptPlainRows, hasPlainRows } from '../database/encrypt-rows.ts';
import { channels } from './channels.ts';
import { type DeliverySettings, type Outbox, withOutbox } from './outbox.ts';

/** Queues submissions of an earlier version once they are encrypted: that version's jobs no longer find them. */
export function createRequeue(outbox: Outbox): AfterEncryption {
  return async (session, table, ids) => {
    const channel = channels.find((candidate) => candidate.table === table);
    if (channel) await outbox.requeue(session, channel.kind, ids);
  };
}

/** Encrypts and queues what an earlier version has stored, for a process that only runs a command. */
export async function encryptBeforeCommand(database: Database, settings: DeliverySettings): Promise<void> {
  if (!(await hasPlainRows(database))) return;
  const encrypt = async function* (outbox: Outbox) {
    yield await encryptPlainRows(database, createRequeue(outbox));
  };
  for await (const _ of withOutbox(database, settings, encrypt));
}
