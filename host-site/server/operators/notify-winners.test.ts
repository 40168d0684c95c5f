import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createEntry, postEntry } from '../../../tests/server/support/contest-request.ts';
import { letterOutbox } from '../../../tests/server/support/letter-outbox.ts';
import { startMailingServer } from '../../../tests/server/support/mailing-server.ts';
import { createContest } from '../../../tests/server/support/test-contests.ts';
import { databaseInTurn } from '../../../tests/server/support/test-databases.ts';
import { readContests } from '../../contests/read-contests.ts';
import { parseContestCall, runContestCall } from './contest-commands.ts';

const rulesUrl = { en: 'https://rules.example/', fr: '/fr/contestrules' };

describe.each(databaseInTurn('letters to winners'))('letters to winners on %s', (kind) => {
  let mailing: Awaited<ReturnType<typeof startMailingServer>>;
  beforeAll(async () => {
    mailing = await startMailingServer(kind, [createContest({ id: 'asks', skillQuestion: false, rulesUrl })]);
  });
  afterAll(() => mailing.close());

  const ask = async (call: object, sendsLetters = true) => {
    const { server, contestsDir, clock } = mailing;
    const tools = { database: server.database, contests: readContests(contestsDir), now: () => clock.now };
    let said = '';
    for await (const piece of runContestCall({ ...tools, outbox: letterOutbox, sendsLetters }, parseContestCall(call)))
      said += piece;
    return said;
  };

  it('go to each once, with the prize, the question where it was not asked, and the day to reply by', async () => {
    const people = [1, 2, 3].map(() => mailing.newEmail());
    for (const Email of people) await postEntry(mailing.server.origin, createEntry({ ContestId: 'asks', Email }));
    mailing.clock.now = Date.parse('2026-12-14T09:00:00-05:00');
    const order = { winners: 1, alternates: 2, isEarly: false, isAgain: false };
    const drawn = await ask({ command: 'draw', contest: 'asks', ...order });
    const draw = Number(/draw: (\d+)/.exec(drawn)?.[1]);
    const [, winner = ''] = /winner 1: \S+ (\S+)/.exec(drawn) ?? [];
    const [, alternate = ''] = /alternate 1: \S+ (\S+)/.exec(drawn) ?? [];
    await expect(ask({ command: 'notify', draw }, false)).rejects.toThrow('SMTP_URL');
    expect(await ask({ command: 'notify', draw })).toBe('1 letters queued\n');
    expect(await ask({ command: 'notify', draw })).toContain('0 letters queued; left out');
    const listNotices = (to: string) => mailing.mail.find(to).filter(({ subject }) => subject?.includes('selected'));
    await vi.waitFor(() => expect(listNotices(winner)).toHaveLength(1), { timeout: 20_000 });
    const text = listNotices(winner)[0]?.text ?? '';
    for (const part of ['The prize: A spree of $500.', 'December 21, 2026', '20\u00a0×\u00a05', rulesUrl.en]) {
      expect(text).toContain(part);
    }
    expect(listNotices(alternate)).toEqual([]);
    expect(await ask({ command: 'notify', draw, places: [2] })).toBe('1 letters queued\n');
    await vi.waitFor(() => expect(listNotices(alternate)).toHaveLength(1), { timeout: 20_000 });
    expect(listNotices(winner)).toHaveLength(1);
    await expect(ask({ command: 'notify', draw, places: [9] })).rejects.toThrow('no place 9');
    await expect(ask({ command: 'notify', draw: 999 })).rejects.toThrow('no draw 999');
  });
});
