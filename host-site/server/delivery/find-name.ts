import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';

/** Looks up the address of a name, as the system does. */
export type Lookup = (name: string) => Promise<unknown>;

/** Milliseconds until a name whose lookup has no answer counts as unknown. */
const lookupLimit = 5000;

/**
 * Waits until a name has an address; rejects with `EAI_AGAIN` after `limit` milliseconds. A lookup cannot be ended, and
 * holds one of the process's few threads for it until the name server answers: dozens of them, for calls and emails that
 * are tried again, would keep others waiting, such as that of the database. So there is one for each name at a time.
 */
export function createNameFinder(look: Lookup = lookup, limit = lookupLimit): (name: string) => Promise<void> {
  const running = new Map<string, Promise<unknown>>();
  return async (name) => {
    if (isIP(name.replace(/^\[|\]$/g, ''))) return;
    const found = running.get(name) ?? look(name).finally(() => running.delete(name));
    running.set(name, found);
    // Whoever waits for it hears of its failure.
    found.catch(() => undefined);
    const { promise: silence, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(
      () => reject(Object.assign(new Error('No name server answered'), { code: 'EAI_AGAIN' })),
      limit,
    );
    await Promise.race([found, silence]).finally(() => clearTimeout(timer));
  };
}

/** The same for all calls and emails of this process. */
export const findName = createNameFinder();
