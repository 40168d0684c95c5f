import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createMessage, postMessage } from '../../../../tests/server/support/contact-request.ts';
import { addPins, createEntry, createPinEntry, postEntry } from '../../../../tests/server/support/contest-request.ts';
import { siteOrigin, startMailingServer } from '../../../../tests/server/support/mailing-server.ts';
import { createBody, postSignUp, readResponse } from '../../../../tests/server/support/sign-up-request.ts';
import { readRows } from '../../../../tests/server/support/stored-rows.ts';
import { openInstant } from '../../../../tests/server/support/test-contests.ts';
import { databaseKinds, sampleDatabases } from '../../../../tests/server/support/test-databases.ts';
import { formatConsent } from '../../../../widgets/shared/submissions/consent.ts';
import consentTexts from '../../../../widgets/shared/submissions/newsletter-consent.fr.json' with { type: 'json' };
import { hashEmail } from '../../database/personal-columns.ts';
import { correctAddress, erasePerson, listPersonalData } from '../../database/personal-data.ts';
import { applyRetention } from '../../database/retention.ts';
import type { RunningServer } from '../../start-server.ts';

const day = 86_400_000;
const toConfirm = { http: 200, status: 0, message: 'to-confirm' };
const known = { http: 200, status: 0, message: 'User already exists.' };

describe.each(databaseKinds)('emails on %s', (kind) => {
  const refusals = new Map<string, number>();
  let mailing: Awaited<ReturnType<typeof startMailingServer>>;
  let server: RunningServer;

  beforeAll(async () => {
    mailing = await startMailingServer(kind, [], (to) => refusals.get(to));
    server = mailing.server;
  });
  afterAll(() => mailing.close());

  const newEmail = () => mailing.newEmail();
  const waitForEmail = (to: string, nth?: number) => mailing.waitForEmail(to, nth);
  const find = (to: string) => mailing.mail.find(to);
  const signUp = async (email: string, changes = {}, headers = {}) =>
    readResponse(await postSignUp(server.origin, createBody(email, changes), headers));
  /** The path of the link in an email that asks to confirm. */
  const readLink = async (email: string, nth = 1) => {
    const { text = '' } = await waitForEmail(email, nth);
    const [link = ''] = text.match(/https:\S+\/confirm\?\S+/) ?? [];
    return link.replace(siteOrigin, server.origin);
  };
  const open = async (link: string, method = 'GET') => {
    const response = await fetch(link, { method });
    return [response.status, await response.text()];
  };
  const isDelivered = (email: string) => mailing.upstream.calls.some(({ body }) => body.Email === email);
  const isOnList = async (email: string) => (await readRows(server.database, 'sealed_sign_ups', email)).length > 0;

  it('that ask to confirm have a link that changes nothing on GET and signs up once on POST', async () => {
    const email = newEmail();
    const page = '/fr/newsletter';
    const version = consentTexts.consentVersion;
    const Consent = formatConsent({
      id: 'newsletter',
      version,
      language: 'fr',
      page,
      at: '2026-11-20T14:03:00.000Z',
    });
    await signUp(email, { LanguagePreference: 'fr' }, { Consent });
    const link = await readLink(email);
    expect(await open(link)).toEqual([200, `fr confirm p•••@example.ca`]);
    expect(await open(link)).toEqual([200, `fr confirm p•••@example.ca`]);
    expect(await isOnList(email)).toBe(false);
    const responses = await Promise.all([1, 2, 3].map(() => open(link, 'POST')));
    for (const response of responses) expect(response).toEqual([200, 'fr confirm/done •••']);
    const [row, ...others] = await readRows(server.database, 'sealed_sign_ups', email);
    expect([row, others]).toMatchObject([{ email, confirmed_at: new Date(openInstant) }, []]);
    const [record] = await listPersonalData(server.database, email);
    expect(record?.consents).toMatchObject([{ page, version, wording: expect.stringContaining('courriels') }]);
    await vi.waitFor(() => expect(isDelivered(email)).toBe(true), { timeout: 20_000 });
    expect(mailing.upstream.calls.filter(({ body }) => body.Email === email)).toHaveLength(1);
    expect(await signUp(email)).toEqual(known);
    expect((await open(link))[1]).toContain('confirm/done');
  });

  // What follows is the same on every database.
  if (!sampleDatabases('emails to visitors').includes(kind)) return;

  describe('that ask to confirm a newsletter sign-up', () => {
    it('are sent before the sign-up is on the list or delivered, with the sender, the brand and the deadline', async () => {
      const email = newEmail();
      expect(await signUp(email, { LanguagePreference: 'fr' })).toEqual(toConfirm);
      const message = await waitForEmail(email);
      expect(message.from?.text).toBe('"Winners" <bonjour@vitrine.example>');
      expect(message.subject).toBe('Confirmez votre abonnement à l’infolettre de Winners');
      expect(message.headers.get('auto-submitted')).toBe('auto-generated');
      expect(message.text).toContain('28\u00a0novembre 2026');
      expect(message.text).toContain('Vitrine Canada inc., 220, Lakeshore Terrace');
      expect(message.html).toContain('<html lang="fr-CA">');
      expect(await isOnList(email)).toBe(false);
      expect(isDelivered(email)).toBe(false);
    });

    it('are sent again to the same email address with the same link, but not within ten minutes', async () => {
      const email = newEmail();
      await signUp(email);
      const link = await readLink(email);
      expect(await signUp(email.toUpperCase())).toEqual(toConfirm);
      mailing.clock.now = openInstant + day;
      expect(await signUp(email)).toEqual(toConfirm);
      mailing.clock.now = openInstant;
      expect(await readLink(email, 2)).toBe(link);
      expect(find(email)).toHaveLength(2);
    });

    it('are sent at most three times before the deadline of the first, after which a sign-up starts anew', {
      tags: ['full'],
    }, async () => {
      const email = newEmail();
      const last = newEmail();
      const at = async (instant: number, who = email) => {
        mailing.clock.now = instant;
        expect(await signUp(who)).toEqual(toConfirm);
      };
      const end = Date.parse('2026-11-29T00:00:00-05:00');
      const asked = [openInstant, openInstant + day, openInstant + 6 * day];
      for (const [index, instant] of asked.entries()) {
        await at(instant);
        expect((await waitForEmail(email, index + 1)).text).toContain('by November\u00a028, 2026');
      }
      const link = await readLink(email);
      await at(openInstant + 6 * day + day / 2);
      await at(end - 1);
      await at(end - 1, last);
      await waitForEmail(last);
      expect(find(email)).toHaveLength(3);
      // The server deletes once a day, so the sign-up may still be there.
      await at(end);
      expect((await waitForEmail(email, 4)).text).toContain('by December\u00a06, 2026');
      expect(await readLink(email, 4)).not.toBe(link);
      expect(await open(link)).toEqual([400, 'en confirm/expired •••']);
      expect(await open(await readLink(email, 4))).toEqual([200, 'en confirm p•••@example.ca']);
      await at(end + day);
      await waitForEmail(email, 5);
      mailing.clock.now = openInstant;
      expect(await listPersonalData(server.database, email)).toMatchObject([{ list: 'unconfirmed' }]);
    });

    it('have a link that expires at the end of the deadline in Toronto, when the sign-up is due for deletion', async () => {
      const email = newEmail();
      await signUp(email);
      const link = await readLink(email);
      expect(find(email)[0]?.text).toContain('by November\u00a028, 2026');
      const end = Date.parse('2026-11-29T00:00:00-05:00');
      mailing.clock.now = end - 1;
      expect(await open(link)).toEqual([200, 'en confirm p•••@example.ca']);
      mailing.clock.now = end;
      expect(await open(link)).toEqual([400, 'en confirm/expired •••']);
      expect(await open(link, 'POST')).toEqual([400, 'en confirm/expired •••']);
      mailing.clock.now = openInstant;
      expect(await isOnList(email)).toBe(false);
      expect(await listPersonalData(server.database, email)).toMatchObject([{ list: 'unconfirmed' }]);
      await applyRetention(server.database, new Date(end - 1));
      expect(await listPersonalData(server.database, email)).toHaveLength(1);
      const { unconfirmed } = await applyRetention(server.database, new Date(end + 1));
      expect(unconfirmed).toBeGreaterThanOrEqual(1);
      expect(await listPersonalData(server.database, email)).toEqual([]);
    });

    it('have a link that is rejected when altered, without its token, or used to unsubscribe', async () => {
      const email = newEmail();
      await signUp(email);
      const link = await readLink(email);
      const changed = link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
      const page = 'en confirm/expired •••';
      expect(await open(changed, 'POST')).toEqual([400, page]);
      expect(await open(`${server.origin}/en/confirm`)).toEqual([200, page]);
      expect((await open(link.replace('/confirm?', '/unsubscribe?')))[1]).toContain('unsubscribe/wrong-link');
      expect(await isOnList(email)).toBe(false);
    });

    it('have a link that stops working once the email address is corrected or the person erased', async () => {
      const [wrong, right, other] = [newEmail(), newEmail(), newEmail()];
      await signUp(wrong);
      await signUp(other);
      const [link, otherLink] = [await readLink(wrong), await readLink(other)];
      await server.database.transaction((session) => correctAddress(session, wrong, right));
      await server.database.transaction((session) => erasePerson(session, other));
      expect((await open(link, 'POST'))[0]).toBe(400);
      expect((await open(otherLink, 'POST'))[0]).toBe(400);
      expect([await isOnList(wrong), await isOnList(right), await isOnList(other)]).toEqual([false, false, false]);
    });

    it('are not sent for a filled honeypot, which gets the same response', async () => {
      const [bot, person] = [newEmail(), newEmail()];
      expect(await signUp(bot, { Website: 'https://spam.example' })).toEqual(toConfirm);
      await signUp(person);
      await waitForEmail(person);
      expect(find(bot)).toEqual([]);
    });

    it('are also sent for a contest entry with the newsletter opt-in', async () => {
      const Email = newEmail();
      expect((await postEntry(server.origin, createEntry({ Email, NewsletterOptIn: true }))).status).toBe(200);
      await waitForEmail(Email, 2);
      const subjects = find(Email).map(({ subject }) => subject);
      expect(subjects.toSorted()).toEqual(['Confirm your Vitrine newsletter subscription', 'You’re entered: Fall']);
      expect(await isOnList(Email)).toBe(false);
    });
  });

  describe('that confirm receipt', () => {
    it('of a message have its reference and language, and nothing that the visitor typed', async () => {
      const Email = newEmail();
      const typed = { FirstName: 'Zénobie', Message: 'Buy at https://spam.example now' };
      const response = await postMessage(server.origin, createMessage({ Email, LanguagePreference: 'fr', ...typed }));
      const { reference } = (await response.json()) as { reference: string };
      const message = await waitForEmail(Email);
      expect(message.subject).toBe(`Nous avons reçu votre message (${reference})`);
      expect(message.text).toContain(`${siteOrigin}/fr/contact`);
      for (const part of [message.text, message.html]) expect(part).not.toMatch(/Zénobie|spam\.example/);
    });

    it('of a message are logged with the trace id of the request', async () => {
      const Email = newEmail();
      await postMessage(server.origin, createMessage({ Email }));
      await waitForEmail(Email);
      const isOfMessage = (record: Record<string, unknown>) => record.method === 'POST' && record.status === 200;
      await vi.waitFor(() => {
        const records = mailing
          .log()
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line));
        const { traceId } = records.findLast(({ submission }) => submission === 'letter');
        expect(traceId).toMatch(/^[\da-f]{32}$/);
        expect(records.findLast(isOfMessage)).toMatchObject({ traceId });
      });
    });

    it('of messages are sent at most three times in 24 hours to one email address', { tags: ['full'] }, async () => {
      const Email = newEmail();
      const send = async (to = Email) => postMessage(server.origin, createMessage({ Email: to }));
      /** Emails are sent in turn: once this one has arrived, no earlier one waits. */
      const sendAnother = async () => {
        const other = newEmail();
        await send(other);
        await waitForEmail(other);
      };
      const key = hashEmail(server.database.cipher, 'sealed_contact_messages', Email);
      const age = (hours: number) =>
        server.database.query(
          'update sealed_contact_messages set created_at = created_at - make_interval(hours => $2::integer) where email_key = $1',
          [key, hours],
        );
      for (let turn = 0; turn < 6; turn += 1) await send();
      await waitForEmail(Email, 3);
      await age(23);
      await send();
      await sendAnother();
      expect(find(Email)).toHaveLength(3);
      await age(1);
      await send();
      await waitForEmail(Email, 4);
      await sendAnother();
      expect(find(Email)).toHaveLength(4);
    });

    it('of an entry have the prize of a winning PIN, or the last day of the contest', async () => {
      const [loser, winner] = [newEmail(), newEmail()];
      await addPins(server.database, { ABCDEFG2: 'Gift card, $25', JKMNPQR2: '' });
      await postEntry(server.origin, createPinEntry('ABCDEFG2', { Email: winner }));
      await postEntry(server.origin, createPinEntry('JKMNPQR2', { Email: loser }));
      const won = (await waitForEmail(winner)).text ?? '';
      expect(won).toContain('Your PIN won: Gift card, $25.');
      // The draw has no entry of someone whose PIN won.
      expect(won).not.toContain('draw');
      expect(won).toContain(`${siteOrigin}/en/contestrules`);
      const entered = (await waitForEmail(loser)).text ?? '';
      expect(entered).not.toContain('PIN');
      expect(entered).toContain('open until December\u00a013, 2026');
    });

    it('of an entry have its reference, by which it is found in the public list of the draw', async () => {
      const Email = newEmail();
      await postEntry(server.origin, createEntry({ Email }));
      const [entry] = await readRows(server.database, 'sealed_contest_entries', Email);
      const text = (await waitForEmail(Email)).text ?? '';
      expect(text).toContain(`reference: ${entry?.id}.`);
      expect(text).toContain(`${siteOrigin}/en/draws/fall`);
    });
  });

  it('refused with SMTP 550 are undeliverable, those refused with 452 are sent again, and sent ones are deleted', async () => {
    const [gone, full] = [newEmail(), newEmail()];
    refusals.set(gone, 550).set(full, 452);
    await postMessage(server.origin, createMessage({ Email: gone }));
    await postMessage(server.origin, createMessage({ Email: full }));
    const read = async (email: string) => (await readRows(server.database, 'sealed_letters', email))[0];
    await vi.waitFor(async () => expect((await read(gone))?.undeliverable_at).toBeTruthy(), { timeout: 20_000 });
    expect((await read(full))?.undeliverable_at).toBeNull();
    refusals.delete(full);
    await waitForEmail(full);
    await vi.waitFor(async () => expect(await read(full)).toBeUndefined(), { timeout: 20_000 });
    const { emails } = await applyRetention(server.database, new Date(Date.now() + 32 * day));
    expect(emails).toBeGreaterThanOrEqual(1);
    expect(await read(gone)).toBeUndefined();
    const log = mailing.log();
    expect(log).toContain('SMTP 550');
    expect(log).not.toMatch(/person\d+@/);
  });
});
