import type { Outbox } from '../../../host-site/server/delivery/outbox.ts';

/** Queues emails as the running server does, whose own outbox is not in reach of a test. */
export const letterOutbox: Outbox = {
  mail: undefined,
  enqueue: async (transaction, _, id) => {
    await transaction.query("insert into pgboss.job (name, id) values ('letter-outbox', $1)", [id]);
  },
  requeue: async () => undefined,
  withdraw: async () => undefined,
  stop: async () => undefined,
};
