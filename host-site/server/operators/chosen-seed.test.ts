import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEntry, postEntry } from '../../../tests/server/support/contest-request.ts';
import { emailOutbox } from '../../../tests/server/support/email-outbox.ts';
import { createConfig } from '../../../tests/server/support/test-config.ts';
import { createContest, createContests, openInstant } from '../../../tests/server/support/test-contests.ts';
import {
  createTestDatabase,
  sampleDatabases,
  type TestDatabase,
} from '../../../tests/server/support/test-databases.ts';
import { readContests } from '../../sources/contests/read-contests.ts';
import { listActions } from '../database/operator-actions.ts';
import { type RunningServer, startServer } from '../start-server.ts';
import { parseContestCall, runContestCall } from './contest-commands.ts';
import { parsePrivacyCall, runPrivacyCall } from './privacy-commands.ts';

const drawnAt = Date.parse('2026-12-14T09:00:00-05:00');

describe.each(sampleDatabases('the seed of a draw'))('the seed of a draw, on %s', (kind) => {
  const { contestsDir, remove } = createContests(createContest({ id: 'one' }), createContest({ id: 'two' }));
  let location: TestDatabase;
  let server: RunningServer;
  beforeAll(async () => {
    location = await createTestDatabase(kind);
    server = await startServer(createConfig({ ...location, contestsDir }), { now: () => openInstant });
    for (const ContestId of ['one', 'two'])
      for (const name of ['a', 'b', 'c'])
        await postEntry(server.origin, createEntry({ ContestId, Email: `${name}@example.ca` }));
  });
  afterAll(async () => {
    await server.close();
    await location.remove();
    remove();
  });

  const join = async (pieces: AsyncIterable<string>) => {
    let said = '';
    for await (const piece of pieces) said += piece;
    return said;
  };
  const tools = () => {
    const contests = readContests(contestsDir);
    const { database } = server;
    return { database, contests, now: () => drawnAt, outbox: emailOutbox, sendsEmail: true, dataDir: location.dataDir };
  };
  const ask = (call: object) => join(runContestCall(tools(), parseContestCall(call)));
  const audit = () =>
    join(
      runPrivacyCall({ ...tools(), hasEmailService: false }, parsePrivacyCall({ command: 'audit', isVerified: true })),
    );
  const order = { command: 'draw', winners: 1, alternates: 1, isEarly: false };
  const draw = (contest: string, isAgain = false) =>
    ask({ ...order, contest, isAgain, reason: { en: 'No one claimed', fr: 'Personne n’a réclamé' } });
  const listCommitments = async () =>
    (await listActions(server.database))
      .filter(({ command }) => command === 'contests commit-seed')
      .map(({ details }) => JSON.parse(details) as { contest: string; digest: string });
  const digest = (seed: string) => createHash('sha256').update(seed).digest('hex');
  const readSeed = (said: string) => /^seed: (\S+)$/m.exec(said)?.[1] ?? '';
  const readNumber = (said: string) => Number(/^draw: (\d+)$/m.exec(said)?.[1]);

  it('is committed to before the entries are shown, and that of the next draw before the winners are', async () => {
    await ask({ command: 'export', contest: 'one', format: 'csv' });
    // The entries of each contest have committed to its seed; what is shown of them commits to no other.
    const ofOne = (await listCommitments()).filter(({ contest }) => contest === 'one');
    const [first] = ofOne;
    expect(ofOne).toHaveLength(1);
    const said = await draw('one');
    expect(digest(readSeed(said))).toBe(first?.digest);
    const [, second] = (await listCommitments()).filter(({ contest }) => contest === 'one');
    const again = await draw('one', true);
    expect(digest(readSeed(again))).toBe(second?.digest);
    expect(await ask({ command: 'verify', draw: readNumber(again) })).toContain('verified');
    expect(await audit()).toContain('complete and unaltered');
  });

  it('cannot be passed over unnoticed, even by whoever damages it', async () => {
    const { database } = server;
    await database.query(`update draw_seeds s set seed = overlay(seed placing 'AAAA' from length(seed) - 8)
      where contest = 'one' and not exists (select from contest_draws d where d.seed_id = s.id)`);
    const said = await draw('one', true);
    await expect(ask({ command: 'verify', draw: readNumber(said) })).rejects.toThrow('was passed over');
    await expect(audit()).rejects.toThrow('was passed over');
    await database.query('update contest_draws set seed_id = null where id = $1', [String(readNumber(said))]);
    await database.query('delete from contest_draw_places where draw_id = $1', [String(readNumber(said))]);
    await database.query('delete from contest_draws where id = $1', [String(readNumber(said))]);
  });

  it('is not taken from whoever draws', async () => {
    const said = await ask({ ...order, contest: 'two', isAgain: false, seed: 'that of a friend' });
    expect(readSeed(said)).toMatch(/^[\da-f]{64}$/);
  });

  it('makes a draw fail its verification, and the record, when someone has replaced it', async () => {
    const said = await draw('two', true);
    const number = String(readNumber(said));
    const { database } = server;
    await database.query("update contest_draws set seed = 'that of a friend' where id = $1", [number]);
    const replaced = 'is not the one that was committed before it';
    await expect(ask({ command: 'verify', draw: Number(number) })).rejects.toThrow(replaced);
    await expect(audit()).rejects.toThrow(replaced);
    await database.query(
      `update draw_seeds set digest = encode(sha256('that of a friend'), 'hex')
       where id = (select seed_id from contest_draws where id = $1)`,
      [number],
    );
    await expect(audit()).rejects.toThrow('is not in the record');
    await database.query('update contest_draws set seed_id = null where id = $1', [number]);
    await database.query("update applied_migrations set applied_at = '2026-01-01' where id = '022-draw-seeds'");
    await expect(audit()).rejects.toThrow('no seed was committed before draw');
    // A draw of an earlier version.
    await database.query("update applied_migrations set applied_at = '2027-01-01' where id = '022-draw-seeds'");
    expect(await audit()).toContain('complete and unaltered');
  });
});
