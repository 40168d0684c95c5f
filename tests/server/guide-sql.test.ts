import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listPersonalData } from '../../host-site/server/database/personal-data.ts';
import { createLinkToken } from '../../host-site/server/database/subscriber-links.ts';
import { type RunningServer, startServer } from '../../host-site/server/start-server.ts';
import { codeBlocks } from '../guides/guide-texts.ts';
import { createMessage, postMessage } from './support/contact-request.ts';
import { addPins, createEntry, createPinEntry, postEntry } from './support/contest-request.ts';
import { createBody, postSignUp } from './support/sign-up-request.ts';
import { createConfig } from './support/test-config.ts';
import { createContests, openInstant } from './support/test-contests.ts';
import { createTestDatabase, databaseKinds, type TestDatabase } from './support/test-databases.ts';

// Runs the SQL of the operating guide on a database with matching rows.

const [report = ''] = codeBlocks
  .filter(({ language, locale }) => language === 'sql' && locale === 'en')
  .map(({ code }) => code);
const pin = 'ABCDE12345';

describe.each(databaseKinds)('the SQL of the operating guide on %s', (kind) => {
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
    const { vault } = server.database;
    const [leaving] = await listPersonalData(server.database, 'leaving@example.ca');
    const token = createLinkToken(vault, String(leaving?.submission.id), 'leaving@example.ca');
    await fetch(`${server.origin}/en/unsubscribe?token=${token}`, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    await postEntry(server.origin, createPinEntry(pin, { Email: 'person@example.ca' }));
  });
  afterAll(async () => {
    await server.close();
    await location.remove();
    remove();
  });

  it('counts what waits to be delivered', async () => {
    const rows = await server.database.query(report);
    expect(rows.map(({ list, waiting, undeliverable }) => [list, waiting, undeliverable])).toEqual([
      ['sign_ups', 2, 0],
      ['contact_messages', 2, 0],
      ['contest_entries', 3, 0],
      ['unsubscriptions', 1, 0],
    ]);
  });
});
