import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createEntry, postEntry } from '../../../tests/server/support/contest-request.ts';
import { emailOutbox } from '../../../tests/server/support/email-outbox.ts';
import { startMailingServer } from '../../../tests/server/support/mailing-server.ts';
import { createContest, openInstant } from '../../../tests/server/support/test-contests.ts';
import { sampleDatabases } from '../../../tests/server/support/test-databases.ts';
import { readContests } from '../../sources/contests/read-contests.ts';
import { erasePerson } from '../database/personal-data.ts';
import { parseContestCall, runContestCall } from './contest-commands.ts';

const sofa = { count: 1, value: 900, words: { en: 'A sofa', fr: 'Un canapé' } };
const lamp = { count: 1, value: 90, words: { en: 'A lamp', fr: 'Une lampe' } };
const rulesUrl = { en: 'https://rules.example/', fr: '/fr/contestrules' };

describe.each(sampleDatabases('emails to winners'))('emails to winners on %s', (kind) => {
  let mailing: Awaited<ReturnType<typeof startMailingServer>>;
  beforeAll(async () => {
    mailing = await startMailingServer(kind, [
      createContest({ id: 'asks', skillQuestion: false, rulesUrl }),
      ...['two', 'other', 'fresh'].map((id) => createContest({ id, prizes: [sofa, lamp] })),
    ]);
  });
  afterAll(() => mailing.close());

  const ask = async (call: object, sendsEmail = true) => {
    const { server, contestsDir, clock } = mailing;
    const tools = { database: server.database, contests: readContests(contestsDir), now: () => clock.now };
    let said = '';
    for await (const piece of runContestCall({ ...tools, outbox: emailOutbox, sendsEmail }, parseContestCall(call)))
      said += piece;
    return said;
  };

  /** Waits until no email is left here: a prize whose email never left is not free. */
  const waitUntilSent = () =>
    vi.waitFor(async () => expect(await mailing.server.database.query('select id from sealed_letters')).toEqual([]), {
      timeout: 20_000,
    });

  it('go to each winner once with the prize, the skill-testing question and the deadline, then to an alternate', async () => {
    const people = [1, 2, 3].map(() => mailing.newEmail());
    for (const Email of people) await postEntry(mailing.server.origin, createEntry({ ContestId: 'asks', Email }));
    mailing.clock.now = Date.parse('2026-12-14T09:00:00-05:00');
    const order = { winners: 1, alternates: 2, isEarly: false, isAgain: false };
    const drawn = await ask({ command: 'draw', contest: 'asks', ...order });
    const draw = Number(/draw: (\d+)/.exec(drawn)?.[1]);
    const [, winner = ''] = /winner 1: \S+ (\S+)/.exec(drawn) ?? [];
    const [, alternate = ''] = /alternate 1: \S+ (\S+)/.exec(drawn) ?? [];
    await expect(ask({ command: 'notify', draw }, false)).rejects.toThrow('SMTP_URL');
    expect(await ask({ command: 'notify', draw })).toBe('1 email queued\n');
    expect(await ask({ command: 'notify', draw })).toContain('0 emails queued; left out');
    const listNotices = (to: string) => mailing.mail.find(to).filter(({ subject }) => subject?.includes('selected'));
    await vi.waitFor(() => expect(listNotices(winner)).toHaveLength(1), { timeout: 20_000 });
    const text = listNotices(winner)[0]?.text ?? '';
    for (const part of ['The prize: A spree of $500.', 'December\u00a021, 2026', '20\u00a0×\u00a05', rulesUrl.en]) {
      expect(text).toContain(part);
    }
    expect(listNotices(alternate)).toEqual([]);
    await expect(ask({ command: 'notify', draw, places: [2] })).rejects.toThrow(
      'no prize is free for place 2: place 1 may be claimed to the end of 2026-12-21',
    );
    await waitUntilSent();
    mailing.clock.now = Date.parse('2026-12-22T09:00:00-05:00');
    expect(await ask({ command: 'notify', draw, places: [2] })).toBe(
      '1 email queued; place 2 gets the prize of place 1\n',
    );
    await vi.waitFor(() => expect(listNotices(alternate)).toHaveLength(1), { timeout: 20_000 });
    for (const part of ['The prize: A spree of $500.', 'December\u00a029, 2026'])
      expect(listNotices(alternate)[0]?.text).toContain(part);
    expect(listNotices(winner)).toHaveLength(1);
    expect(await ask({ command: 'notify', draw, places: [2] })).toContain('0 emails queued; left out');
    await expect(ask({ command: 'notify', draw, places: [9] })).rejects.toThrow('no place 9');
    await expect(ask({ command: 'notify', draw: 999 })).rejects.toThrow('no draw 999');
  });

  /** Draws a contest with two prizes from so many entries, and writes to both winners; returns the drawn by place. */
  const drawTwo = async (contest: string, entries: number) => {
    mailing.clock.now = openInstant;
    for (let entry = 0; entry < entries; entry += 1)
      await postEntry(mailing.server.origin, createEntry({ ContestId: contest, Email: mailing.newEmail() }));
    mailing.clock.now = Date.parse('2026-12-14T09:00:00-05:00');
    const order = { winners: 2, alternates: entries - 2, isEarly: false, isAgain: false };
    const drawn = await ask({ command: 'draw', contest, ...order });
    const draw = Number(/draw: (\d+)/.exec(drawn)?.[1]);
    await ask({ command: 'notify', draw });
    const people = [...drawn.matchAll(/^(?:winner|alternate) \d+: (\S+) (\S+)/gm)];
    const [ids, emails] = [people.map(([, id]) => id), people.map(([, , email = '']) => email)];
    return { draw, ids, emails };
  };
  const listClaims = async (contest: string): Promise<Record<string, unknown>[]> =>
    JSON.parse(await ask({ command: 'claims', contest, format: 'json' }));

  it('give each alternate the prize of a winner who was erased or did not claim it, in the order of places', {
    tags: ['full'],
  }, async () => {
    const { draw, emails } = await drawTwo('two', 5);
    await expect(ask({ command: 'notify', draw, places: [3] })).rejects.toThrow('place 1 may be claimed to the end of');
    await mailing.server.database.transaction((session) => erasePerson(session, emails[1] ?? ''));
    expect(await ask({ command: 'notify', draw, places: [3] })).toContain('place 3 gets the prize of place 2');
    await waitUntilSent();
    mailing.clock.now = Date.parse('2026-12-23T09:00:00-05:00');
    await expect(ask({ command: 'notify', draw, places: [4, 5] })).resolves.toBe(
      '2 emails queued; place 4 gets the prize of place 1, place 5 gets the prize of place 2\n',
    );
    const claims = (await listClaims('two')).map(({ email, place, prize }) => [
      emails.indexOf(`${email}`) + 1,
      place,
      prize,
    ]);
    expect(claims).toEqual([
      [1, null, ''],
      [3, null, ''],
      [4, 1, 'A sofa'],
      [5, 2, 'A lamp'],
    ]);
  });

  it('give an alternate the prize of the winner named by instead-of, after a claim only with --although-claimed', {
    tags: ['full'],
  }, async () => {
    const { draw, emails } = await drawTwo('other', 4);
    const replace = (places: number[] | undefined, insteadOf: number, isAlthoughClaimed?: boolean) =>
      ask({ command: 'notify', draw, places, insteadOf, isAlthoughClaimed });
    await expect(replace([3], 3)).rejects.toThrow('place 3 has no prize of its own: expected 1 to 2');
    await expect(replace([3, 4], 2)).rejects.toThrow('instead-of: expected one alternate in places');
    await expect(replace([1], 2)).rejects.toThrow('instead-of: expected one alternate in places');
    await expect(replace(undefined, 2)).rejects.toThrow('instead-of: expected one alternate in places');
    await mailing.server.database.query(
      'update sealed_prize_claims set claimed_at = now() where draw_id = $1 and place = 2',
      [draw],
    );
    await expect(replace([3], 2)).rejects.toThrow('place 2 has claimed; --although-claimed takes the prize back');
    expect((await listClaims('other')).find(({ email }) => email === emails[1])).toMatchObject({ place: 2 });
    expect(await replace([3], 2, true)).toBe('1 email queued; place 3 gets the prize of place 2\n');
    expect(await replace([4], 1)).toBe('1 email queued; place 4 gets the prize of place 1\n');
    const claims = await listClaims('other');
    const describe = (email = '') => claims.find((claim) => claim.email === email);
    expect(describe(emails[0])).toMatchObject({ place: null, prize: '', claim_by: '2026-12-14T14:00:00.000Z' });
    expect(describe(emails[1])).toMatchObject({ place: null, prize: '', claimed_at: expect.any(String) });
    expect(describe(emails[2])).toMatchObject({ place: 2, prize: 'A lamp', claimed_at: null });
    expect(describe(emails[3])).toMatchObject({ place: 1, prize: 'A sofa', claimed_at: null, last_day: '2026-12-21' });
    expect(await replace([4], 2)).toBe(
      '0 emails queued; left out, written to before or erased: place 4 (has the prize of place 1)\n',
    );
  });

  it('go to an alternate only after the winner of that prize was notified', { tags: ['full'] }, async () => {
    const { database } = mailing.server;
    const { draw } = await drawTwo('fresh', 3);
    await database.query('delete from sealed_prize_claims where draw_id = $1', [draw]);
    await database.query('update contest_draw_places set notified_at = null where draw_id = $1', [draw]);
    await expect(ask({ command: 'notify', draw, places: [3], insteadOf: 1 })).rejects.toThrow(
      'place 1 is not notified yet',
    );
    await expect(ask({ command: 'notify', draw, places: [3] })).rejects.toThrow('place 1 is not notified yet');
  });
});
