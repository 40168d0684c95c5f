import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createMessage, postMessage } from '../server/support/contact-request.ts';
import { startProcess } from '../server/support/server-process.ts';
import { createBody, postSignUp } from '../server/support/sign-up-request.ts';
import { createFolder, writeFiles } from '../server/support/temporary-folder.ts';
import { createTestDatabase, databaseKinds } from '../server/support/test-databases.ts';
import { findProgram } from '../support/other-browsers.ts';
import { startThirdParty } from './start-third-party.ts';

const address = '127.0.0.77';
/** Posts at once, as many as the database has connections, and how often. */
const burst = 24;
const turns = 6;
const canMount = process.getuid?.() === 0 && findProgram('unshare') !== undefined;

it.skipIf(!canMount).each(databaseKinds)(
  'while no name server answers, forms are taken, and the database is found by its name, on %s',
  { timeout: 300_000 },
  async (kind) => {
    const location = await createTestDatabase(kind);
    const folder = createFolder();
    writeFiles(folder.path, { 'resolv.conf': `nameserver ${address}\n` });
    const nameServer = await startThirdParty('name-server.ts', folder.path, address);
    const mount = `mount --bind ${join(folder.path, 'resolv.conf')} /etc/resolv.conf && exec "$@"`;
    const server = await startProcess(
      { ...location, databaseUrl: location.databaseUrl.replace('127.0.0.1', 'localhost') },
      {
        LOG_LEVEL: 'silent',
        PUBLIC_ORIGIN: 'https://www.vitrine.example',
        NEWSLETTER_UPSTREAM_URL: 'https://newsletter.hanging.example/',
        FEEDBACK_UPSTREAM_URL: 'https://feedback.hanging.example/',
        SMTP_URL: 'smtps://mail.hanging.example',
        MAIL_FROM: 'Vitrine <hello@vitrine.example>',
        SEND_RECEIPTS: '1',
      },
      ['unshare', '--map-root-user', '--mount', 'sh', '-c', mount, 'sh'],
    );
    onTestFinished(async () => {
      await server.end('SIGKILL');
      await nameServer.close();
      await location.remove();
      folder.remove();
    });
    const statuses: number[] = [];
    for (let turn = 0; turn < turns; turn += 1) {
      const posts = Array.from({ length: burst }, (_, at) =>
        at % 2
          ? postMessage(server.origin, createMessage({ Email: `${turn}.${at}@example.ca` }))
          : postSignUp(server.origin, createBody(`${turn}.${at}@example.ca`), { 'Idempotency-Key': randomUUID() }),
      );
      for (const response of await Promise.all(posts)) statuses.push(response.status);
      // The queue looks for names meanwhile, and connections without work are closed after ten seconds.
      await new Promise((resolve) => setTimeout(resolve, 11_000));
    }
    expect(statuses).toEqual(Array(turns * burst).fill(200));
  },
);
