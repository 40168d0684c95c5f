import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createMessage, postMessage } from '../../../../tests/server/support/contact-request.ts';
import { createEntry, createPinEntry, postEntry } from '../../../../tests/server/support/contest-request.ts';
import { startMailServer } from '../../../../tests/server/support/mail-server.ts';
import { createBody, postSignUp } from '../../../../tests/server/support/sign-up-request.ts';
import { createConfig } from '../../../../tests/server/support/test-config.ts';
import { createContest, createContests, openInstant } from '../../../../tests/server/support/test-contests.ts';
import { createTestDatabase, sampleDatabases } from '../../../../tests/server/support/test-databases.ts';
import { readConfig } from '../../config.ts';
import { defaultDelivery } from '../../delivery/outbox.ts';
import { type RunningServer, startServer } from '../../start-server.ts';

const [listed, unlisted] = ['qa@vitrine.example', 'jeanne@example.ca'];

for (const kind of sampleDatabases('the sandbox')) {
  let server: RunningServer;
  let stop: () => Promise<void>;
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  beforeAll(async () => {
    const location = await createTestDatabase(kind);
    const contests = createContests(createContest({ id: 'movers', hasPin: true, skillQuestion: false }));
    mail = await startMailServer();
    const { sandboxEmails } = readConfig({ SANDBOX_EMAILS: ' QA@vitrine.example' }, '/nonexistent');
    const delivery = {
      ...defaultDelivery,
      siteOrigin: 'https://www.vitrine.example',
      upstreamUrls: { newsletter: '', contact: '', contest: '' },
      mail: { url: mail.url, from: 'bonjour@vitrine.example', confirmsSignUps: true, sendsReceipts: true },
      pollingInterval: 0.5,
    };
    const config = createConfig({ ...location, contestsDir: contests.contestsDir, sandboxEmails, delivery });
    server = await startServer(config, { now: () => openInstant });
    stop = async () => {
      await server.close();
      await mail.close();
      await location.remove();
      contests.remove();
    };
  });
  afterAll(() => stop());

  it(`on ${kind}, a form that was only tried sends an email to no one but a listed address`, async () => {
    const sandbox = { Sandbox: '1' };
    const { origin } = server;
    const send = (Email: string, changes: object = {}) =>
      postMessage(origin, createMessage({ Email, ...changes }), sandbox);
    const tries = [
      () => send(unlisted),
      () => send(listed, { Website: 'https://spam.example' }),
      () => send('server-error@example.ca'),
      ...[unlisted, listed].flatMap((Email) => [
        () => postSignUp(origin, createBody(Email), sandbox),
        () => postEntry(origin, createEntry({ Email }), sandbox),
        () => postEntry(origin, createPinEntry('TEST-WINNER', { ContestId: 'movers', Email }), sandbox),
      ]),
    ];
    const statuses = [];
    for (const each of tries) statuses.push((await each()).status);
    expect(statuses).toEqual([200, 200, 500, 200, 200, 200, 200, 200, 200]);
    // What is queued last arrives last at the earliest: one person's emails are sent in their order.
    expect((await send('Qa@Vitrine.example', { LanguagePreference: 'fr' })).status).toBe(200);
    const left = 'select count(*)::int as count from sealed_letters';
    await vi.waitFor(
      async () => {
        expect(mail.emails.length).toBeGreaterThan(0);
        expect(await server.database.query(left)).toEqual([{ count: 0 }]);
      },
      { timeout: 20_000 },
    );
    expect(mail.emails.map(({ to, mail: { subject } }) => [to.toLowerCase(), subject])).toEqual([
      [listed, expect.stringMatching(/message/)],
    ]);
  });
}
