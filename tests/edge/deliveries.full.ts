import { expect, it, onTestFinished, vi } from 'vitest';
import { createMessage, postMessage } from '../server/support/contact-request.ts';
import { runDeliveries, startProcess } from '../server/support/server-process.ts';
import { createFolder } from '../server/support/temporary-folder.ts';
import { createTestDatabase, databaseKinds } from '../server/support/test-databases.ts';
import { startThirdParty } from './start-third-party.ts';
import { type MailWay, mailWays, nameAddress, type ServiceWay, serviceWays } from './ways.ts';

const combinations = (Object.keys(mailWays) as MailWay[]).flatMap((mail) =>
  (Object.keys(serviceWays) as ServiceWay[]).map((service) => ({ mail, service, email: nameAddress(mail, service) })),
);

it.each(databaseKinds)(
  'each message arrives once at third parties that fail in every way, from %s',
  { timeout: 900_000 },
  async (kind) => {
    const location = await createTestDatabase(kind);
    const folder = createFolder();
    const mail = await startThirdParty('mail-server.ts', folder.path);
    const service = await startThirdParty('feedback-service.ts', folder.path);
    const start = () =>
      startProcess(location, {
        LOG_LEVEL: 'error',
        PUBLIC_ORIGIN: 'https://www.vitrine.example',
        FEEDBACK_UPSTREAM_URL: `http://127.0.0.1:${service.port}/feedback`,
        SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
        MAIL_FROM: 'Vitrine <hello@vitrine.example>',
        SEND_RECEIPTS: '1',
      });
    let server = await start();
    onTestFinished(async () => {
      await server.end('SIGKILL');
      await Promise.all([mail.close(), service.close()]);
      await location.remove();
      folder.remove();
    });
    // Frozen from the first message on: its calls wait for a machine that accepts connections and says nothing.
    mail.freeze();
    service.freeze();
    const frozenAt = performance.now();
    for (const { email } of combinations) {
      const response = await postMessage(server.origin, createMessage({ Email: email }));
      expect(await response.json()).toMatchObject({ status: 0 });
    }
    // Longer than a call may take.
    await vi.waitFor(() => expect(performance.now() - frozenAt).toBeGreaterThan(17_000), { timeout: 30_000 });
    mail.thaw();
    service.thaw();
    await vi.waitFor(() => expect(service.taken().length).toBeGreaterThan(5), { timeout: 120_000 });
    await service.crash(3000);
    // Between the end of an email and the reply to it.
    await vi.waitFor(() => expect(mail.taken().at(-1)?.email).toMatch(/^late\./), { timeout: 120_000, interval: 100 });
    await server.end('SIGKILL');
    server = await start();
    expect(server.origin, server.output()).not.toBe('');

    const list = async (state: string) => {
      const { stdout } = await runDeliveries(location, 'list', '--state', state);
      return stdout.trim().split('\n').slice(1);
    };
    await vi.waitFor(async () => expect(await list('waiting')).toEqual([]), { timeout: 600_000, interval: 5000 });
    const refused = Object.keys(mailWays).length;
    const undeliverable = await list('undeliverable');
    expect(undeliverable.filter((line) => line.includes('contact'))).toHaveLength(refused);
    expect(undeliverable.filter((line) => line.includes('letter'))).toHaveLength(Object.keys(serviceWays).length);
    // And those whose reply had no one to store it: a server sends two at once.
    const uncertain = (await list('uncertain')).length - 2 * Object.keys(serviceWays).length;
    expect(uncertain).toBeGreaterThanOrEqual(1);
    expect(uncertain).toBeLessThanOrEqual(2);
    for (const { mail: mailWay, service: serviceWay, email } of combinations) {
      const copies = mail.taken().filter((taken) => taken.email === email);
      expect(copies, `emails to ${email}`).toHaveLength(mailWay === 'unknown' ? 0 : 1);
      const keys = new Set(service.taken().flatMap((taken) => (taken.email === email ? [taken.key] : [])));
      expect(keys.size, `messages of ${email}`).toBe(serviceWay === 'refusing' ? 0 : 1);
    }
  },
);
