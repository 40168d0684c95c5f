import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../host-site/server/database/database.ts';
import { reviseDeliveries } from '../../host-site/server/database/deliveries.ts';
import { listPersonalData } from '../../host-site/server/database/personal-data.ts';
import { createLinkToken } from '../../host-site/server/database/subscriber-links.ts';
import { nameQueue } from '../../host-site/server/delivery/channel.ts';
import { contestChannel } from '../../host-site/server/delivery/contest-channel.ts';
import { createFormChannel } from '../../host-site/server/delivery/form-channel.ts';
import { newsletterChannel } from '../../host-site/server/delivery/newsletter-channel.ts';
import { contactDefinition } from '../../host-site/server/forms/definitions/contact.ts';
import { type RunningServer, startServer } from '../../host-site/server/start-server.ts';
import { codeBlocks } from '../guides/guide-texts.ts';
import { createMessage, postMessage } from './support/contact-request.ts';
import { addPins, createEntry, createPinEntry, postEntry } from './support/contest-request.ts';
import { createBody, postSignUp } from './support/sign-up-request.ts';
import { readRows } from './support/stored-rows.ts';
import { createConfig } from './support/test-config.ts';
import { createContests, openInstant } from './support/test-contests.ts';
import { createTestDatabase, databaseKinds, type TestDatabase } from './support/test-databases.ts';

// Runs the SQL of the operating guide on a database with matching rows.

const reports = codeBlocks
  .filter(({ language }) => language === 'sql')
  .map(({ locale, code }) => [locale, code] as const);
const pin = 'ABCDE12345';

/** Drops one submission of each list, as `deliveries -- drop` does. */
async function dropOne(database: Database): Promise<void> {
  for (const { kind, table } of [newsletterChannel, createFormChannel(contactDefinition), contestChannel]) {
    const [row] = await readRows(database, table, 'other@example.ca');
    await reviseDeliveries(database, table, nameQueue(kind), [String(row?.id)], 'drop');
  }
}

describe.each(databaseKinds)('the operating guide’s SQL on %s', (kind) => {
  const { contestsDir, remove } = createContests();
  let location: TestDatabase;
  let server: RunningServer;

  beforeAll(async () => {
    location = await createTestDatabase(kind);
    server = await startServer(createConfig({ ...location, contestsDir }), { now: () => openInstant });
    await addPins(server.database, { [pin]: 'A lamp' });
    await postSignUp(server.origin, createBody('leaving@example.ca'));
    for (const email of ['person@example.ca', 'other@example.ca']) {
      await postSignUp(server.origin, createBody(email));
      await postMessage(server.origin, createMessage({ Email: email }));
      await postEntry(server.origin, createEntry({ Email: email }));
    }
    const { cipher } = server.database;
    const [leaving] = await listPersonalData(server.database, 'leaving@example.ca');
    const token = createLinkToken(cipher, String(leaving?.submission.id), 'leaving@example.ca');
    await fetch(`${server.origin}/en/unsubscribe?token=${token}`, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    await postEntry(server.origin, createPinEntry(pin, { Email: 'person@example.ca' }));
    await dropOne(server.database);
  });
  afterAll(async () => {
    await server.close();
    await location.remove();
    remove();
  });

  it.each(reports)('counts pending deliveries of each kind without dropped ones (guide in %s)', async (_, report) => {
    const rows = await server.database.query(report);
    expect(rows.map(({ list, waiting, undeliverable }) => [list, waiting, undeliverable])).toEqual([
      ['sign_ups', 1, 0],
      ['contact_messages', 1, 0],
      ['contest_entries', 2, 0],
      ['unsubscriptions', 1, 0],
    ]);
  });
});
