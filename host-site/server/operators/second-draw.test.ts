import { describe, expect, it } from 'vitest';
import { addPins, createEntry, createPinEntry, postEntry } from '../../../tests/server/support/contest-request.ts';
import { serveContests } from '../../../tests/server/support/contest-suite.ts';
import { emailOutbox } from '../../../tests/server/support/email-outbox.ts';
import { createContest, openInstant } from '../../../tests/server/support/test-contests.ts';
import { sampleDatabases } from '../../../tests/server/support/test-databases.ts';
import { readContests } from '../../sources/contests/read-contests.ts';
import { parseContestCall, runContestCall } from './contest-commands.ts';

const sofa = { count: 1, value: 900, words: { en: 'A sofa', fr: 'Un canapé' } };
const lamps = { count: 2, value: 90, words: { en: '{count} lamps', fr: '{count} lampes' } };
const cards = { count: 4, value: 25, words: { en: '{count} cards', fr: '{count} cartes' } };
const [drawnAt, tooLate] = [Date.parse('2026-12-14T09:00:00-05:00'), Date.parse('2026-12-22T09:00:00-05:00')];

describe.each(sampleDatabases('a second draw'))('a second draw of a contest, on %s', (kind) => {
  let now = openInstant;
  let people = 0;
  const suite = serveContests(
    kind,
    [
      createContest({ id: 'mixed', prizes: [sofa, lamps] }),
      createContest({ id: 'cards', prizes: [cards] }),
      createContest({ id: 'both', hasPin: true, period: 'day', prizes: [cards] }),
    ],
    () => now,
  );

  const ask = async (call: object) => {
    const contests = readContests(suite.contestsDir);
    const tools = { database: suite.server.database, contests, now: () => now, outbox: emailOutbox, sendsEmail: true };
    let said = '';
    for await (const piece of runContestCall(tools, parseContestCall(call))) said += piece;
    return said;
  };
  const enter = async (contest: string, count: number) => {
    now = openInstant;
    for (let entry = 0; entry < count; entry += 1) {
      people += 1;
      await postEntry(suite.server.origin, createEntry({ ContestId: contest, Email: `person${people}@example.ca` }));
    }
    now = drawnAt;
  };
  /** The number of a draw, and the addresses by place. */
  const draw = async (contest: string, winners: number, alternates: number) => {
    const reason = { en: 'No one claimed', fr: 'Personne n’a réclamé' };
    const order = { winners, alternates, isEarly: false, isAgain: true, reason };
    const said = await ask({ command: 'draw', contest, ...order });
    const emails = [...said.matchAll(/^(?:winner|alternate) \d+: \S+ (\S+)/gm)].map(([, email = '']) => email);
    return { id: Number(/draw: (\d+)/.exec(said)?.[1]), emails };
  };
  const notify = async (id: number, places?: number[]) => {
    const said = await ask({ command: 'notify', draw: id, places });
    // There is no mail server; the emails count as sent, which deletes them.
    await suite.server.database.query('delete from sealed_letters');
    return said;
  };
  const verify = (id: number) => ask({ command: 'verify', draw: id });
  const listHolders = async (contest: string) => {
    const rows = JSON.parse(await ask({ command: 'claims', contest, format: 'json' })) as Record<string, unknown>[];
    return rows.map(({ draw, place, prize }) => [draw, place, prize]);
  };

  type Drawn = Awaited<ReturnType<typeof draw>>;
  let first: Drawn;
  let second: Drawn;

  it('leaves out people who have or may still claim a prize, and both draws verify', async () => {
    await enter('mixed', 8);
    first = await draw('mixed', 3, 2);
    await notify(first.id);
    second = await draw('mixed', 3, 5);
    expect(second.emails).toHaveLength(5);
    for (const email of first.emails.slice(0, 3)) expect(second.emails).not.toContain(email);
    now = tooLate;
    expect((await draw('mixed', 3, 5)).emails).toHaveLength(8);
    for (const { id } of [first, second]) expect(await verify(id)).toContain('verified');
  });

  it('cannot give away more of a prize than the contest has', async () => {
    const [one, two] = [first.id, second.id];
    now = drawnAt;
    await expect(notify(two)).rejects.toThrow(
      `the contest has 1 of the prize of place 1, and 2 would be given: place 1 of draw ${one} may claim to the end of 2026-12-21`,
    );
    await suite.server.database.query(
      'update sealed_prize_claims set claimed_at = now() where draw_id = $1 and place < 3',
      [one],
    );
    now = tooLate;
    await expect(notify(two)).rejects.toThrow(`place 1 of draw ${one} has claimed`);
    await expect(notify(two, [2, 3])).rejects.toThrow(
      'the contest has 2 of the prize of place 2, and 3 would be given',
    );
    expect(await notify(two, [2])).toBe('1 email queued\n');
    // The place whose prize no one claimed is free in its own draw, but the prize is not.
    const alternate = first.emails.findIndex((email, index) => index > 2 && email !== second.emails[1]) + 1;
    await expect(notify(one, [alternate])).rejects.toThrow(`place 2 of draw ${two} may claim`);
    expect(await listHolders('mixed')).toEqual([
      [one, 1, 'A sofa'],
      [one, 2, '$90'],
      [one, 3, '$90'],
      [two, 2, '$90'],
    ]);
  });

  it('gives a person drawn twice only one prize, and an alternate the other', async () => {
    await enter('cards', 3);
    first = await draw('cards', 2, 1);
    // No one chooses a seed: the same three people are in the same order in one of six draws.
    let turns = 0;
    do second = await draw('cards', 2, 1);
    while (second.emails.join() !== first.emails.join() && ++turns < 300);
    expect(second.emails).toEqual(first.emails);
    now += 60_000;
    expect(await notify(first.id)).toBe('2 emails queued\n');
    expect(await notify(second.id)).toBe('0 emails queued; left out, has or may claim another prize: place 1, 2\n');
    expect(await notify(second.id, [3])).toBe('1 email queued; place 3 gets the prize of place 1\n');
    expect(await notify(first.id, [3])).toContain('0 emails queued; left out, has or may claim another prize: place 3');
    for (const { id } of [first, second]) expect(await verify(id)).toContain('verified');
  });

  it('leaves out a person whose PIN won, and whose PIN of another day stays unused', async () => {
    await addPins(suite.server.database, { W1NNER22: 'a card', L0SER222: '', L0SER333: '' }, 'both');
    now = openInstant;
    const enterPin = (pin: string, Email: string) =>
      postEntry(suite.server.origin, createPinEntry(pin, { ContestId: 'both', Email }));
    await enterPin('W1NNER22', 'lucky@example.ca');
    await enterPin('L0SER222', 'other@example.ca');
    now += 86_400_000;
    // No second prize either: the PIN stays unspent, for whoever else has it.
    expect((await enterPin('L0SER333', 'lucky@example.ca')).status).toBe(200);
    const unspent = "select pin from contest_pins where contest = 'both' and entry_id is null";
    expect(await suite.server.database.query(unspent)).toEqual([{ pin: 'L0SER333' }]);
    now = drawnAt;
    expect((await draw('both', 1, 5)).emails).toEqual(['other@example.ca']);
  });
});
