import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { startMailServer } from '../../../tests/server/support/mail-server.ts';
import { createConfig } from '../../../tests/server/support/test-config.ts';
import { createTestDatabase, sampleDatabases } from '../../../tests/server/support/test-databases.ts';
import { type EmailName, insertEmail } from '../database/waiting-emails.ts';
import { startServer } from '../start-server.ts';
import { defaultDelivery } from './outbox.ts';

it.each(sampleDatabases('jobs that fail'))(
  'a job that throws does not stop others and is logged as undeliverable after its last attempt, on %s',
  async (kind) => {
    const location = await createTestDatabase(kind);
    const mail = await startMailServer();
    const first = await startServer(createConfig(location));
    const insert = (name: string, email: string) =>
      insertEmail(first.database, {
        id: randomUUID(),
        name: name as EmailName,
        locale: 'fr',
        email,
        details: { reference: 'A1' },
      });
    await insert('contact', 'before@example.ca');
    // A later version may have queued an email that this one does not know.
    await insert('later', 'unknown@example.ca');
    await insert('contact', 'after@example.ca');
    await first.close();
    const lines: string[] = [];
    const mailSettings = {
      url: mail.url,
      from: 'bonjour@vitrine.example',
      confirmsSignUps: false,
      sendsReceipts: true,
    };
    const delivery = {
      ...defaultDelivery,
      upstreamUrls: { newsletter: '', contact: '', contest: '' },
      siteOrigin: 'https://www.vitrine.example',
      mail: mailSettings,
      retryLimit: 1,
      retryDelay: 1,
      pollingInterval: 0.5,
    };
    const server = await startServer(createConfig({ ...location, delivery, logLevel: 'error' }), {
      logDestination: { write: (line) => void lines.push(line) },
    });
    const readEmails = () => server.database.query('select letter, undeliverable_at from sealed_letters');
    await vi.waitFor(
      async () => expect(await readEmails()).toEqual([{ letter: 'later', undeliverable_at: expect.any(Date) }]),
      { timeout: 20_000 },
    );
    await server.close();
    expect(mail.emails.map(({ to }) => to).sort()).toEqual(['after@example.ca', 'before@example.ca']);
    expect(lines.filter((line) => line.includes('"undeliverable"'))).toHaveLength(1);
    expect(lines.filter((line) => line.includes('TypeError') && line.includes('delivery failed'))).toHaveLength(2);
    await mail.close();
    await location.remove();
  },
);
