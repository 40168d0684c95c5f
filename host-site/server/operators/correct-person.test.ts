import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createEntry, postEntry } from '../../../tests/server/support/contest-request.ts';
import { emailOutbox } from '../../../tests/server/support/email-outbox.ts';
import { siteOrigin, startMailingServer } from '../../../tests/server/support/mailing-server.ts';
import { createContest, openInstant } from '../../../tests/server/support/test-contests.ts';
import { sampleDatabases } from '../../../tests/server/support/test-databases.ts';
import { type Contests, readContests } from '../../sources/contests/read-contests.ts';
import { parseContestCall, runContestCall } from './contest-commands.ts';
import { parsePrivacyCall, runPrivacyCall } from './privacy-commands.ts';

const drawnAt = Date.parse('2026-12-14T09:00:00-05:00');
const twoDaysLater = Date.parse('2026-12-16T09:00:00-05:00');
const tooLate = Date.parse('2026-12-22T09:00:00-05:00');
const lamp = { count: 1, value: 90, words: { en: 'A lamp', fr: 'Une lampe' } };
const rulesUrl = { en: '/en/rules', fr: '/fr/rules' };
const claim = {
  Name: 'Jeanne Roy',
  Street: '12, rue des Érables',
  City: 'Québec',
  Province: 'QC',
  PostalCode: 'G1R4P5',
  ReleaseAccepted: 'on',
};

describe.each(sampleDatabases('the corrected address of a winner'))(
  'the corrected email address of a winner, on %s',
  (kind) => {
    const refusals = new Map<string, number>();
    let mailing: Awaited<ReturnType<typeof startMailingServer>>;
    beforeAll(async () => {
      const ids = ['sent', 'refused', 'ended', 'claimed', 'lost'];
      const contests = ids.map((id) => createContest({ id, prizes: [lamp], rulesUrl }));
      mailing = await startMailingServer(kind, contests, (to) => refusals.get(to));
    });
    afterAll(() => mailing.close());

    const gather = async (pieces: AsyncIterable<string>) => {
      let said = '';
      for await (const piece of pieces) said += piece;
      return said;
    };
    const createTools = (contests: Contests = readContests(mailing.contestsDir)) => {
      const { server, clock } = mailing;
      return { database: server.database, contests, outbox: emailOutbox, now: () => clock.now, sendsEmail: true };
    };
    /** Enters a contest alone, is drawn and written to. */
    const win = async (ContestId: string, Email: string, LanguagePreference = 'en') => {
      const ask = (call: object) => gather(runContestCall(createTools(), parseContestCall(call)));
      mailing.clock.now = openInstant;
      await postEntry(mailing.server.origin, createEntry({ ContestId, Email, LanguagePreference }));
      mailing.clock.now = drawnAt;
      const order = { winners: 1, alternates: 0, isEarly: false, isAgain: false };
      const drawn = await ask({ command: 'draw', contest: ContestId, ...order });
      await ask({ command: 'notify', draw: Number(/draw: (\d+)/.exec(drawn)?.[1]) });
    };
    const correct = (email: string, to: string, contests?: Contests) =>
      gather(
        runPrivacyCall({ ...createTools(contests), dataDir: '' }, parsePrivacyCall({ command: 'correct', email, to })),
      );
    const findClaimEmails = (to: string) => mailing.mail.find(to).filter(({ text }) => text?.includes('/claim?'));
    /** The address of the link in the only email about a prize. */
    const waitForLink = (to: string) =>
      vi.waitFor(
        () => {
          expect(findClaimEmails(to)).toHaveLength(1);
          const [link = ''] = findClaimEmails(to)[0]?.text?.match(/https:\S+\/claim\?\S+/) ?? [];
          return link.replace(siteOrigin, mailing.server.origin);
        },
        { timeout: 20_000 },
      );
    const open = async (link: string) => (await fetch(link)).text();
    const post = (link: string) =>
      fetch(link, { method: 'POST', body: new URLSearchParams(claim), redirect: 'manual' });

    it('gets an email with a new link and the same deadline, and the old link stops working', async () => {
      const [wrong, right] = [mailing.newEmail(), mailing.newEmail()];
      await win('sent', wrong, 'fr');
      const old = await waitForLink(wrong);
      mailing.clock.now = twoDaysLater;
      expect(await correct(wrong, right)).toMatch(/^\d+ corrected; 1 email queued\n$/);
      const link = await waitForLink(right);
      const text = findClaimEmails(right)[0]?.text ?? '';
      for (const part of ['Une lampe', '21\u00a0décembre 2026', '/fr/rules']) expect(text).toContain(part);
      expect(await open(old)).toContain('claim/wrong-link');
      expect(await open(link)).toContain('21\u00a0décembre 2026');
      expect((await post(link)).status).toBe(303);
      expect(await open(link)).toContain('fr claim/done');
    });

    it('gets the email that the old address refused, once, with a working link', { tags: ['full'] }, async () => {
      const [wrong, right] = [mailing.newEmail(), mailing.newEmail()];
      refusals.set(wrong, 550);
      await win('refused', wrong);
      const countRefused = async () =>
        (
          await mailing.server.database.query(
            "select id from sealed_letters where letter = 'winner' and undeliverable_at is not null",
          )
        ).length;
      await vi.waitFor(async () => expect(await countRefused()).toBe(1), { timeout: 20_000 });
      await correct(wrong, right);
      expect((await post(await waitForLink(right))).status).toBe(303);
      expect(await countRefused()).toBe(0);
    });

    it('gets no email about a prize that was claimed or whose deadline has passed', { tags: ['full'] }, async () => {
      const [late, done] = [mailing.newEmail(), mailing.newEmail()];
      await win('claimed', done);
      await post(await waitForLink(done));
      expect(await correct(done, mailing.newEmail())).toMatch(/^\d+ corrected\n$/);
      await win('ended', late);
      await waitForLink(late);
      mailing.clock.now = tooLate;
      expect(await correct(late, mailing.newEmail())).toMatch(/^\d+ corrected\n$/);
    });

    it('is stored without an email when the contest’s file no longer exists', { tags: ['full'] }, async () => {
      const wrong = mailing.newEmail();
      await win('lost', wrong);
      await waitForLink(wrong);
      expect(await correct(wrong, mailing.newEmail(), new Map())).toMatch(
        /^\d+ corrected; no email about the prize of lost, which has no file\n$/,
      );
    });
  },
);
