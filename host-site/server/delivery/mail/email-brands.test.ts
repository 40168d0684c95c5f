import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMessage, postMessage } from '../../../../tests/server/support/contact-request.ts';
import { addPins, createEntry, createPinEntry, postEntry } from '../../../../tests/server/support/contest-request.ts';
import { siteOrigin, startMailingServer } from '../../../../tests/server/support/mailing-server.ts';
import { createContest } from '../../../../tests/server/support/test-contests.ts';
import type { RunningServer } from '../../start-server.ts';

const { prizes } = createContest();
const one = { en: '{value} card', fr: 'Carte de {value}' };
const countedPins = createContest({
  id: 'counted-pins',
  hasPin: true,
  pins: 5000,
  prizes: [...prizes, { count: 100, value: 25, words: { en: '{count} cards', fr: '{count} cartes' }, one }],
});

describe('emails that confirm receipt', () => {
  let mailing: Awaited<ReturnType<typeof startMailingServer>>;
  let server: RunningServer;
  beforeAll(async () => {
    mailing = await startMailingServer('pglite', [countedPins]);
    server = mailing.server;
  });
  afterAll(() => mailing.close());
  const newEmail = () => mailing.newEmail();
  const waitForEmail = (to: string) => mailing.waitForEmail(to);

  it('have the name, colour and address of the brand that was asked, and say what to do if it was someone else', async () => {
    for (const [Brand, chain, name, colour] of [
      ['winners', 'WNE', 'Winners', '#7a1530'],
      ['vitrine', 'HSE', 'Vitrine', '#24423a'],
    ] as const) {
      const [written, entrant] = [newEmail(), newEmail()];
      await postMessage(server.origin, createMessage({ Email: written, Brand, Chain: chain }));
      await postEntry(server.origin, createEntry({ Email: entrant, Chain: chain }));
      for (const email of [written, entrant]) {
        const { from, text = '', html } = await waitForEmail(email);
        expect(from?.text).toBe(`"${name}" <bonjour@vitrine.example>`);
        expect(text).toContain(`used this address in a form from ${name}.`);
        expect(text).toContain('If that wasn’t you, reply to this email');
        expect(html).toContain(`background:${colour}`);
        expect(html).toContain(`href="https://www.${Brand}.example"`);
        expect(text).toContain(`${siteOrigin}/en/`);
      }
    }
  });

  it('of an entry with a PIN have the odds of the PINs, and those of the draw only for who is in it', async () => {
    const [loser, winner] = [newEmail(), newEmail()];
    await addPins(server.database, { CCCCCCC2: 'Gift card, $25', DDDDDDD2: '' }, 'counted-pins');
    const enter = (pin: string, Email: string) =>
      postEntry(server.origin, createPinEntry(pin, { Email, ContestId: 'counted-pins' }));
    await enter('CCCCCCC2', winner);
    await enter('DDDDDDD2', loser);
    const odds = 'The odds that a PIN wins: one in 50.';
    const [won, lost] = [(await waitForEmail(winner)).text, (await waitForEmail(loser)).text];
    expect([won, lost]).toEqual([expect.stringContaining(odds), expect.stringContaining(odds)]);
    expect(won).not.toContain('The odds in the draw');
    expect(lost).toContain('The odds in the draw depend on the number of entries received by December\u00a013, 2026.');
  });
});
