import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { emailOutbox } from '../../../tests/server/support/email-outbox.ts';
import { siteOrigin, startMailingServer } from '../../../tests/server/support/mailing-server.ts';
import { createBody, postSignUp } from '../../../tests/server/support/sign-up-request.ts';
import { sampleDatabases } from '../../../tests/server/support/test-databases.ts';
import { listPersonalData } from '../database/personal-data.ts';
import { insertUnsubscription } from '../database/unsubscriptions.ts';
import { parsePrivacyCall, runPrivacyCall } from './privacy-commands.ts';

describe.each(sampleDatabases('corrections for the email service'))(
  'a correction or erasure with an email service, on %s',
  (kind) => {
    let mailing: Awaited<ReturnType<typeof startMailingServer>>;
    beforeAll(async () => {
      mailing = await startMailingServer(kind);
    });
    afterAll(() => mailing.close());

    const run = async (call: object, hasEmailService = true) => {
      const { server, clock } = mailing;
      const desk = { database: server.database, outbox: emailOutbox, now: () => clock.now, sendsEmail: true };
      let said = '';
      const tools = { ...desk, contests: new Map(), dataDir: '', hasEmailService };
      for await (const piece of runPrivacyCall(tools, parsePrivacyCall(call))) said += piece;
      return said;
    };
    const correct = (email: string, to: string, hasEmailService?: boolean) =>
      run({ command: 'correct', email, to }, hasEmailService);
    const erase = (email: string, hasEmailService?: boolean) => run({ command: 'erase', email }, hasEmailService);
    const findCalls = (email: string) =>
      mailing.upstream.calls.filter(({ body }) => body.Email === email).map(({ headers }) => headers.operation_id);
    const waitFor = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 20_000 });
    const waitForLink = async (to: string) => {
      const { text } = await mailing.waitForEmail(to);
      return (/https:\S+\/confirm\?\S+/.exec(text ?? '')?.[0] ?? '').replace(siteOrigin, mailing.server.origin);
    };
    const confirm = async (link: string) => (await fetch(link, { method: 'POST' })).text();
    const ask = async (email: string) => {
      await postSignUp(mailing.server.origin, createBody(email));
      return waitForLink(email);
    };
    const listStates = async (email: string) =>
      (await listPersonalData(mailing.server.database, email)).map(({ list, submission: { delivered_at } }) => [
        list,
        delivered_at !== null,
      ]);
    const subscribe = async (email: string) => {
      await confirm(await ask(email));
      await waitFor(async () => expect(await listStates(email)).toEqual([['newsletter', true]]));
    };
    const told = 'the email service will be told to unsubscribe the';

    it('unsubscribes the old email address and registers the corrected one', async () => {
      const [wrong, right] = [mailing.newEmail(), mailing.newEmail()];
      await subscribe(wrong);
      expect(await correct(wrong, right)).toBe(`1 corrected; 1 sign-up queued; ${told} old address\n`);
      await waitFor(async () => expect(await listStates(right)).toEqual([['newsletter', true]]));
      await waitFor(async () => expect(await listStates(wrong)).toEqual([]));
      expect([findCalls(wrong), findCalls(right)]).toEqual([['register', 'unsubscribe'], ['register']]);
    });

    it('registers the corrected email address of an undeliverable sign-up without unsubscribing the old one', {
      tags: ['full'],
    }, async () => {
      const [wrong, right] = [mailing.newEmail(), mailing.newEmail()];
      await subscribe(wrong);
      await mailing.server.database.query(
        'update sealed_sign_ups set delivered_at = null, undeliverable_at = now() where delivered_at is not null',
      );
      expect(await correct(wrong, right)).toBe('1 corrected; 1 sign-up queued\n');
      await waitFor(() => expect([findCalls(wrong), findCalls(right)]).toEqual([['register'], ['register']]));
    });

    it('sends a new confirmation link to a corrected pending sign-up, and the old link expires', {
      tags: ['full'],
    }, async () => {
      const [wrong, right] = [mailing.newEmail(), mailing.newEmail()];
      const old = await ask(wrong);
      expect(await correct(wrong, right)).toBe('1 corrected; 1 email queued\n');
      const link = await waitForLink(right);
      expect(await confirm(old)).toContain('confirm/expired');
      expect(await confirm(link)).toContain('confirm/done');
      await waitFor(() => expect([findCalls(wrong), findCalls(right)]).toEqual([[], ['register']]));
    });

    it('keeps an undelivered unsubscription, which an erasure deletes only without an email service', async () => {
      const [wrong, right] = [mailing.newEmail(), mailing.newEmail()];
      const { database } = mailing.server;
      await insertUnsubscription(database, { id: randomUUID(), chain: 90, brand: 'winners', email: wrong });
      expect(await correct(wrong, right)).toBe('0 corrected\n');
      expect(await listStates(wrong)).toEqual([['unsubscription', false]]);
      expect(await erase(wrong)).toBe(`0 erased; ${told} address\n`);
      expect(await listStates(wrong)).toEqual([['unsubscription', false]]);
      expect(await erase(wrong, false)).toBe('1 erased; have the email service unsubscribe the address by hand\n');
      expect(await listStates(wrong)).toEqual([]);
    });

    it('unsubscribes an erased person, and deletes all their data once that is delivered', async () => {
      const email = mailing.newEmail();
      await subscribe(email);
      expect(await erase(email)).toBe(`1 erased; ${told} address\n`);
      await waitFor(async () => expect(await listStates(email)).toEqual([]));
      expect(findCalls(email)).toEqual(['register', 'unsubscribe']);
      expect(await erase(email)).toBe('0 erased\n');
    });

    it('queues nothing without an email service, and asks the operator to notify it by hand', {
      tags: ['full'],
    }, async () => {
      const [wrong, right] = [mailing.newEmail(), mailing.newEmail()];
      await subscribe(wrong);
      expect(await correct(wrong, right, false)).toContain('1 corrected; tell the email service by hand');
      expect(await listStates(right)).toEqual([['newsletter', true]]);
      expect(await erase(right, false)).toBe('1 erased; have the email service unsubscribe the address by hand\n');
      for (const email of [wrong, right]) expect(await listStates(email)).toEqual([]);
    });
  },
);
