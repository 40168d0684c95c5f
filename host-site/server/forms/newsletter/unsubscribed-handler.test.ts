import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEntry, postEntry } from '../../../../tests/server/support/contest-request.ts';
import { createBody, postSignUp } from '../../../../tests/server/support/sign-up-request.ts';
import { readRows } from '../../../../tests/server/support/stored-rows.ts';
import { createConfig } from '../../../../tests/server/support/test-config.ts';
import { createContests, openInstant } from '../../../../tests/server/support/test-contests.ts';
import {
  createTestDatabase,
  sampleDatabases,
  type TestDatabase,
} from '../../../../tests/server/support/test-databases.ts';
import { formatConsent } from '../../../../widgets/shared/submissions/consent.ts';
import { listProofs } from '../../database/erasure-proofs.ts';
import { listPersonalData } from '../../database/personal-data.ts';
import { contestChannel } from '../../delivery/contest-channel.ts';
import { defaultDelivery } from '../../delivery/outbox.ts';
import { parseWebhookSecrets } from '../../delivery/sign-webhook.ts';
import { type RunningServer, startServer } from '../../start-server.ts';
import { unsubscribedPath } from './unsubscribed-handler.ts';

const secret = `whsec_${Buffer.alloc(32, 5).toString('base64')}`;
/** Of our own calls, which every service knows that verifies them. */
const ours = `whsec_${Buffer.alloc(32, 6).toString('base64')}`;
const receipt = { id: 'newsletter', version: '1999-01', language: 'en', page: '/en/newsletter' } as const;
const consent = { Consent: formatConsent({ ...receipt, at: '2026-11-20T14:03:00.000Z' }) };

describe.each(sampleDatabases('a notice that someone has unsubscribed'))(
  'a webhook that someone has unsubscribed, on %s',
  (kind) => {
    const { contestsDir, remove } = createContests();
    let location: TestDatabase;
    let server: RunningServer;

    beforeAll(async () => {
      location = await createTestDatabase(kind);
      const upstreamUrls = { newsletter: '', contact: '', contest: '' };
      const delivery = { ...defaultDelivery, upstreamUrls, secrets: parseWebhookSecrets(ours) ?? [] };
      server = await startServer(
        createConfig({ ...location, delivery, contestsDir, unsubscribedSecrets: parseWebhookSecrets(secret) ?? [] }),
        { now: () => openInstant },
      );
    });
    afterAll(async () => {
      await server.close();
      await location.remove();
      remove();
    });

    const post = async (body: string, headers: Record<string, string>) =>
      (await fetch(server.origin + unsubscribedPath, { method: 'POST', body, headers })).status;
    const sign = (body: string, at = new Date(openInstant), key = secret) => {
      const id = randomUUID();
      return {
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        'webhook-signature': new Webhook(key).sign(id, at, body),
      };
    };
    const notify = (email: string) => {
      const body = JSON.stringify({ email });
      return post(body, sign(body));
    };
    const signUp = async (email: string) => (await postSignUp(server.origin, createBody(email), consent)).json();

    it('deletes the sign-up and stores a proof, and the person can sign up again', async () => {
      await signUp('leaving@example.com');
      await signUp('staying@example.com');
      expect(await notify('Leaving@example.com')).toBe(204);
      expect(await listPersonalData(server.database, 'leaving@example.com')).toEqual([]);
      expect(await listPersonalData(server.database, 'staying@example.com')).toHaveLength(1);
      const [proof] = await listProofs(server.database, 'leaving@example.com');
      expect(proof).toMatchObject({ purpose: 'newsletter' });
      expect(proof?.withdrawn_at).toBeInstanceOf(Date);
      expect(await signUp('leaving@example.com')).toMatchObject({ message: 'OK' });
      expect(await listPersonalData(server.database, 'leaving@example.com')).toHaveLength(1);
    });

    it('removes the newsletter opt-in of a contest entry, which is then delivered without it', async () => {
      const email = 'entrant@example.com';
      await postEntry(server.origin, createEntry({ Email: email, NewsletterOptIn: true }));
      await postEntry(server.origin, createEntry({ Email: 'other@example.com', NewsletterOptIn: true }));
      expect(await notify(email)).toBe(204);
      const readHandedOver = async (address: string) => {
        const [entry] = await readRows(server.database, 'sealed_contest_entries', address);
        const call = await contestChannel.prepareCall(server.database, String(entry?.id), '');
        return typeof call === 'object' ? call.body : undefined;
      };
      expect(await readHandedOver(email)).toMatchObject({ NewsletterOptIn: false });
      expect(await readHandedOver('other@example.com')).toMatchObject({ NewsletterOptIn: true });
    });

    it('gets 204 for an unknown email address, also when repeated', async () => {
      expect([await notify('unknown@example.com'), await notify('unknown@example.com')]).toEqual([204, 204]);
    });

    it('gets 401 unsigned, signed with the secret for outgoing calls, altered, or ten minutes late', async () => {
      await signUp('kept@example.com');
      const body = '{"email":"kept@example.com"}';
      expect([
        await post(body, {}),
        await post(body, sign(body, new Date(openInstant), ours)),
        await post(`${body} `, sign(body)),
        await post(body, sign(body, new Date(openInstant - 600_000))),
      ]).toEqual([401, 401, 401, 401]);
      expect(await listPersonalData(server.database, 'kept@example.com')).toHaveLength(1);
    });

    it.each(['{}', 'no JSON', '{"email":"no address"}'])('gets 400 without a valid email address: %s', async (body) => {
      expect(await post(body, sign(body))).toBe(400);
    });

    it('gets 413 when its body is over 5,000 characters', async () => {
      const body = JSON.stringify({ email: 'a'.repeat(5000) });
      expect(await post(body, sign(body))).toBe(413);
    });
  },
);
