import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createEntry, postEntry } from '../../../tests/server/support/contest-request.ts';
import { siteOrigin, startMailingServer } from '../../../tests/server/support/mailing-server.ts';
import { readRows } from '../../../tests/server/support/stored-rows.ts';
import { createContest, openInstant } from '../../../tests/server/support/test-contests.ts';
import { sampleDatabases } from '../../../tests/server/support/test-databases.ts';
import { emailChannel } from '../delivery/email-channel.ts';

const [drawnAt, tooLate] = [Date.parse('2026-12-14T09:00:00-05:00'), Date.parse('2026-12-22T09:00:00-05:00')];

describe.each(sampleDatabases('unsent emails to winners'))('undelivered emails to winners, on %s', (kind) => {
  const refusals = new Map<string, number>();
  let mailing: Awaited<ReturnType<typeof startMailingServer>>;
  beforeAll(async () => {
    const contests = ['late', 'replaced'].map((id) => createContest({ id }));
    mailing = await startMailingServer(kind, contests, (to) => refusals.get(to));
  });
  afterAll(() => mailing.close());

  const ask = (call: object) => mailing.runContests(call);
  const findEmails = async (to: string) =>
    (await readRows(mailing.server.database, 'sealed_letters', to)).filter(({ letter }) => letter === 'winner');
  const listNotices = (to: string) => mailing.mail.find(to).filter(({ subject }) => subject?.includes('selected'));

  /** Draws two people, and writes to the winner, whose mailbox responds with this code. */
  const writeInVain = async (contest: string, code: number) => {
    mailing.clock.now = openInstant;
    const people = [mailing.newEmail(), mailing.newEmail()];
    for (const Email of people) {
      await postEntry(mailing.server.origin, createEntry({ ContestId: contest, Email }));
      await mailing.waitForEmail(Email);
    }
    mailing.clock.now = drawnAt;
    const order = { winners: 1, alternates: 1, isEarly: false, isAgain: false };
    const drawn = await ask({ command: 'draw', contest, ...order });
    const [, winner = ''] = /winner 1: \S+ (\S+)/.exec(drawn) ?? [];
    const [, alternate = ''] = /alternate 1: \S+ (\S+)/.exec(drawn) ?? [];
    refusals.set(winner, code);
    const draw = Number(/draw: (\d+)/.exec(drawn)?.[1]);
    await ask({ command: 'notify', draw });
    const [email] = await findEmails(winner);
    return { draw, winner, alternate, emailId: String(email?.id) };
  };

  it('do not pass the prize on to an alternate, and can be sent again with a new deadline', {
    tags: ['full'],
  }, async () => {
    const { draw, winner, alternate, emailId } = await writeInVain('late', 550);
    await vi.waitFor(async () => expect((await findEmails(winner))[0]?.undeliverable_at).toBeTruthy(), {
      timeout: 20_000,
    });
    mailing.clock.now = tooLate;
    const prepare = (now: number) => emailChannel.prepareEmail(mailing.server.database, emailId, siteOrigin, now);
    expect(await prepare(drawnAt)).toBeDefined();
    // An email with a day in the past would be of no use.
    expect(await prepare(tooLate)).toBeUndefined();
    await expect(ask({ command: 'notify', draw, places: [2] })).rejects.toThrow(
      'no prize is free for place 2: place 1 was never written to: its email could not be sent; --places 1 sends it again',
    );
    refusals.delete(winner);
    expect(await ask({ command: 'notify', draw, places: [1] })).toBe(
      '1 email queued; sent again, with a new deadline: place 1\n',
    );
    await vi.waitFor(() => expect(listNotices(winner)).toHaveLength(1), { timeout: 20_000 });
    expect(listNotices(winner)[0]?.text).toContain('December\u00a029, 2026');
    await vi.waitFor(async () => expect(await findEmails(winner)).toEqual([]), { timeout: 20_000 });
    expect(await ask({ command: 'notify', draw, places: [1] })).toContain('0 emails queued; left out');
    expect(listNotices(alternate)).toEqual([]);
  });

  it('are deleted once someone else gets the prize', { tags: ['full'] }, async () => {
    const { draw, winner, alternate } = await writeInVain('replaced', 452);
    expect(await findEmails(winner)).toHaveLength(1);
    expect(await ask({ command: 'notify', draw, places: [2], insteadOf: 1 })).toContain('place 2 gets the prize');
    expect(await findEmails(winner)).toEqual([]);
    refusals.delete(winner);
    await vi.waitFor(() => expect(listNotices(alternate)).toHaveLength(1), { timeout: 20_000 });
    expect(listNotices(winner)).toEqual([]);
  });
});
