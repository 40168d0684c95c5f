import type { Outbox } from '../../../host-site/server/delivery/outbox.ts';

/** Queues emails and submissions as the running server does, whose own outbox is not in reach of a test. */
export const emailOutbox: Outbox = {
  mail: undefined,
  enqueue: async (transaction, kind, id) => {
    await transaction.query('insert into pgboss.job (name, id) values ($1, $2)', [`${kind}-outbox`, id]);
  },
  requeue: async (session, kind, ids) => {
    await session.query('delete from pgboss.job where name = $1 and id = any($2::uuid[])', [`${kind}-outbox`, ids]);
    await session.query('insert into pgboss.job (name, id) select $1, unnest($2::uuid[])', [`${kind}-outbox`, ids]);
  },
  withdraw: async () => undefined,
  hold: async () => async () => undefined,
  stop: async () => undefined,
};
