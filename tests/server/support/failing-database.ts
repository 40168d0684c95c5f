import { createCipher } from '../../../host-site/server/database/cipher.ts';
import type { Database } from '../../../host-site/server/database/database.ts';
import { createKeys, parseKeys } from '../../../host-site/server/database/key-ring.ts';
import type { Outbox } from '../../../host-site/server/delivery/outbox.ts';

/** A database that is down. */
export function createDeadDatabase(): Database {
  const fail = () => Promise.reject(new Error('connection refused for jane.doe@example.com'));
  return {
    kind: 'pglite',
    cipher: createCipher(parseKeys(createKeys())),
    query: fail,
    executeSql: fail,
    transaction: fail,
    queueConnection: {},
    async *dump() {
      yield await fail();
    },
    close: () => Promise.resolve(),
  };
}

/** A database that accepts everything and never responds. */
export function createHangingDatabase(): Database {
  const hang = () => new Promise<never>(() => undefined);
  return { ...createDeadDatabase(), query: hang, transaction: hang };
}

const nothing = () => Promise.resolve();
/** An outbox that delivers nothing. */
export const idleOutbox: Outbox = {
  mail: undefined,
  enqueue: nothing,
  requeue: nothing,
  withdraw: nothing,
  hold: async () => nothing,
  stop: nothing,
};
