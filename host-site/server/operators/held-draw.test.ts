import { describe, expect, it, vi } from 'vitest';
import { createEntry, postEntry } from '../../../tests/server/support/contest-request.ts';
import { serveContests } from '../../../tests/server/support/contest-suite.ts';
import { emailOutbox } from '../../../tests/server/support/email-outbox.ts';
import { createContest, openInstant } from '../../../tests/server/support/test-contests.ts';
import { databaseKinds } from '../../../tests/server/support/test-databases.ts';
import { readContests } from '../../sources/contests/read-contests.ts';
import type { Database, Session } from '../database/database.ts';
import { applyRetention } from '../database/retention.ts';
import { parseContestCall, runContestCall } from './contest-commands.ts';

/** A database that reads no entry for a draw before it may, as if there were millions. */
function holdEntries(database: Database) {
  const reached = Promise.withResolvers<void>();
  const allowed = Promise.withResolvers<void>();
  const hold = (session: Session): Session['query'] => {
    return async (text, values) => {
      if (/^\s*select id, .*chances/.test(text)) {
        reached.resolve();
        await allowed.promise;
      }
      return session.query(text, values);
    };
  };
  const held: Database = {
    ...database,
    query: hold(database),
    transaction: (work, limit) =>
      database.transaction((transaction) => work({ ...transaction, query: hold(transaction) }), limit),
  };
  return { held, reached: reached.promise, allow: allowed.resolve };
}

describe.each(databaseKinds)('while a draw reads its entries, in %s', (kind) => {
  const suite = serveContests(kind, [createContest({ id: 'first' }), createContest({ id: 'second' })]);
  const enter = async (ContestId: string, Email: string) =>
    (await postEntry(suite.server.origin, createEntry({ ContestId, Email }))).status;
  const ask = async (database: Database, call: Record<string, unknown>) => {
    const contests = readContests(suite.contestsDir);
    const tools = { database, contests, now: () => openInstant, outbox: emailOutbox, sendsEmail: false };
    let said = '';
    for await (const piece of runContestCall(tools, parseContestCall(call))) said += piece;
    return said;
  };
  const order = { command: 'draw', winners: 1, alternates: 0, isEarly: true, isAgain: false };

  it('entries to other contests and to its own are taken, and retention goes on; later ones take no part', async () => {
    expect(await enter('first', 'drawn@example.ca')).toBe(200);
    const { held, reached, allow } = holdEntries(suite.server.database);
    const drawing = ask(held, { ...order, contest: 'first' });
    await reached;
    expect(await enter('second', 'other@example.ca')).toBe(200);
    expect(await enter('first', 'later@example.ca')).toBe(200);
    await applyRetention(suite.server.database, new Date());
    allow();
    const said = await drawing;
    expect(said).toContain('entries: 1\n');
    const draw = Number(/^draw: (\d+)$/m.exec(said)?.[1]);
    expect(await ask(suite.server.database, { command: 'verify', draw })).toContain('verified');
  }, 30_000);

  it.runIf(kind === 'postgres')(
    'an entry that is being stored when it begins takes part',
    async () => {
      const storing = Promise.withResolvers<void>();
      const stored = suite.server.database.transaction(async (session) => {
        await session.query(
          `insert into sealed_contest_entries (id, contest, period, email, email_key, postal_code, chain,
           language_preference, chances, newsletter_opt_in, request_id)
         values (gen_random_uuid(), 'second', 'contest', 'slow@example.ca', 'x', 'H2X1Y4', 'HSE', 'en', 1, false, 'r')`,
        );
        await storing.promise;
      });
      await enter('second', 'after@example.ca');
      const drawing = ask(suite.server.database, { ...order, contest: 'second' });
      await vi.waitFor(async () => {
        const waiting = await suite.server.database.query(
          `select from pg_locks where not granted and relation = 'sealed_contest_entries'::regclass`,
        );
        expect(waiting).toHaveLength(1);
      });
      storing.resolve();
      await stored;
      expect(await drawing).toContain('entries: 3\n');
    },
    30_000,
  );
});
