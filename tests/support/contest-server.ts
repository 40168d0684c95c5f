import { resolve } from 'node:path';
import { createLinkToken } from '../../host-site/server/database/subscriber-links.ts';
import type { Outbox } from '../../host-site/server/delivery/outbox.ts';
import { runContestCall } from '../../host-site/server/operators/contest-commands.ts';
import { startServer } from '../../host-site/server/start-server.ts';
import type { Contest } from '../../host-site/sources/contests/contest-file.ts';
import { readContests } from '../../host-site/sources/contests/read-contests.ts';
import { createEntry, postEntry } from '../server/support/contest-request.ts';
import { createConfig } from '../server/support/test-config.ts';
import { createContests } from '../server/support/test-contests.ts';
import { createTestDatabase } from '../server/support/test-databases.ts';

/** Queues emails and sends none: the test makes their links itself. */
const outbox: Outbox = {
  mail: undefined,
  enqueue: async () => undefined,
  requeue: async () => undefined,
  withdraw: async () => undefined,
  hold: async () => async () => undefined,
  stop: async () => undefined,
};

/** A server of a test's own, with the built site, contests of its choice and a clock that it sets. */
export async function startContestServer(...contests: Contest[]) {
  const { contestsDir, remove } = createContests(...contests);
  const location = await createTestDatabase('pglite');
  const clock: { now: () => number } = { now: Date.now };
  const folders = { siteDir: resolve('dist/site'), widgetsDir: resolve('dist/widgets') };
  const config = createConfig({ ...location, ...folders, contestsDir });
  const server = await startServer(config, { now: () => clock.now() });
  const tools = () => ({
    database: server.database,
    contests: readContests(contestsDir),
    now: () => clock.now(),
    outbox,
    sendsEmail: true,
  });
  async function run(call: Parameters<typeof runContestCall>[1]): Promise<string> {
    let said = '';
    for await (const piece of runContestCall(tools(), call)) said += piece;
    return said;
  }
  return {
    origin: server.origin,
    clock,
    enter: (contest: string, Email: string, LanguagePreference: 'en' | 'fr' = 'en') =>
      postEntry(server.origin, createEntry({ ContestId: contest, Email, LanguagePreference })),
    run,
    /** Draws everyone who has entered, writes to them, and returns the query of each one's link by their address. */
    async findLinks(contest: string): Promise<ReadonlyMap<string, string>> {
      const order = { winners: 20, alternates: 0, isEarly: true, isAgain: true };
      const drawn = await run({ command: 'draw', contest, ...order });
      await run({ command: 'notify', draw: Number(/draw: (\d+)/.exec(drawn)?.[1]) });
      const rows = JSON.parse(await run({ command: 'claims', contest, format: 'json' })) as {
        email: string;
        entry: string;
      }[];
      const ids = await server.database.query<{ id: string; entry_id: string }>(
        'select id, entry_id from sealed_prize_claims',
      );
      return new Map(
        rows.map(({ email, entry }) => {
          const { id = '' } = ids.find((row) => row.entry_id === entry) ?? {};
          return [email, `?token=${createLinkToken(server.database.cipher, id, email, 'claim_links')}`];
        }),
      );
    },
    async stop() {
      await server.close();
      await location.remove();
      remove();
    },
  };
}
