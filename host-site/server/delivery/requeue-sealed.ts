import type { Database } from '../database/database.ts';
import { type AfterSealing, hasPlainRows, sealPlainRows } from '../database/sealing.ts';
import { channels } from './channels.ts';
import { type DeliverySettings, type Outbox, withOutbox } from './outbox.ts';

/** Queues submissions of an earlier version once they are encrypted: that version's jobs no longer find them. */
export function createRequeue(outbox: Outbox): AfterSealing {
  return async (session, table, ids) => {
    const channel = channels.find((candidate) => candidate.table === table);
    if (channel) await outbox.requeue(session, channel.kind, ids);
  };
}

/** Encrypts and queues what an earlier version has stored, for a process that only runs a command. */
export async function sealBeforeCommand(database: Database, settings: DeliverySettings): Promise<void> {
  if (!(await hasPlainRows(database))) return;
  const seal = async function* (outbox: Outbox) {
    yield await sealPlainRows(database, createRequeue(outbox));
  };
  for await (const _ of withOutbox(database, settings, seal));
}
