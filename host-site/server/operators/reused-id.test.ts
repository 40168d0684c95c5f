import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEntry, postEntry } from '../../../tests/server/support/contest-request.ts';
import { emailOutbox } from '../../../tests/server/support/email-outbox.ts';
import { createConfig } from '../../../tests/server/support/test-config.ts';
import { createContest, createContests, openInstant } from '../../../tests/server/support/test-contests.ts';
import { createTestDatabase, databaseKinds, type TestDatabase } from '../../../tests/server/support/test-databases.ts';
import { readContests } from '../../sources/contests/read-contests.ts';
import { type RunningServer, startServer } from '../start-server.ts';
import { parseContestCall, runContestCall } from './contest-commands.ts';

describe.each(databaseKinds)('a contest that reuses the id of last year’s, on %s', (kind) => {
  const { contestsDir, remove } = createContests(createContest({ id: 'new' }));
  const contests = readContests(contestsDir);
  let location: TestDatabase;
  let server: RunningServer;
  const lines: string[] = [];
  const start = () =>
    startServer(createConfig({ ...location, contestsDir, logLevel: 'error' }), {
      now: () => openInstant,
      logDestination: { write: (line: string) => lines.push(line) },
    });
  beforeAll(async () => {
    location = await createTestDatabase(kind);
    server = await start();
    for (const ContestId of ['fall', 'new']) await postEntry(server.origin, createEntry({ ContestId }));
    await server.database.query(
      "update sealed_contest_entries set created_at = '2025-11-20T12:00:00Z' where contest = 'fall'",
    );
  });
  afterAll(async () => {
    await server.close();
    await location.remove();
    remove();
  });

  const draw = async (contest: string) => {
    const { database } = server;
    const tools = { database, contests, now: () => openInstant, outbox: emailOutbox, sendsEmail: true };
    const call = { command: 'draw', contest, winners: 1, isEarly: true, isAgain: false };
    let said = '';
    for await (const piece of runContestCall(tools, parseContestCall(call))) said += piece;
    return said;
  };

  it('CE-02 cannot be drawn while entries of last year are stored under its id', async () => {
    await expect(draw('fall')).rejects.toThrow('its first entry came at 2025-11-20T12:00:00.000Z');
    expect(await draw('new')).toContain('entries: 1\n');
  });

  it('CE-02 is logged as an error when the server starts', async () => {
    await server.close();
    lines.length = 0;
    server = await start();
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ contest: 'fall', msg: 'an earlier contest had the same id: give it another' }),
    ]);
  });
});
