import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEntry, postEntry } from '../../../../tests/server/support/contest-request.ts';
import { createConfig } from '../../../../tests/server/support/test-config.ts';
import { createContests, openInstant } from '../../../../tests/server/support/test-contests.ts';
import {
  createTestDatabase,
  sampleDatabases,
  type TestDatabase,
} from '../../../../tests/server/support/test-databases.ts';
import { listEntries } from '../../database/contest-reports.ts';
import { forgetNetworks } from '../../database/entry-networks.ts';
import { erasePerson, listPersonalData } from '../../database/personal-data.ts';
import { type RunningServer, startServer } from '../../start-server.ts';

const card = '1234567890123456789';
const dayLength = 86_400_000;

describe.each(sampleDatabases('shared entries'))('entries with the same postal code, card or network on %s', (kind) => {
  const { contestsDir, remove } = createContests();
  let location: TestDatabase;
  let server: RunningServer;

  const enter = async (name: string, from: string, changes: object = {}) => {
    const entry = createEntry({ Email: `${name}@example.ca`, ...changes });
    expect((await postEntry(server.origin, entry, { 'X-Forwarded-For': from })).status).toBe(200);
  };
  /** What the export says of each person. */
  const listCounts = async () => {
    const counts: Record<string, unknown> = {};
    const always = { since: new Date(0), until: new Date('2999-01-01') };
    for await (const row of listEntries(server.database, 'fall', always, () => undefined)) {
      const { people_same_postal_code, people_same_loyalty_number, people_same_network } = row;
      counts[String(row.email).replace('@example.ca', '')] = [
        people_same_postal_code,
        people_same_loyalty_number,
        people_same_network,
      ];
    }
    return counts;
  };

  beforeAll(async () => {
    location = await createTestDatabase(kind);
    server = await startServer(createConfig({ ...location, contestsDir, trustedProxies: 1 }), {
      now: () => openInstant,
    });
  });
  afterAll(async () => {
    await server.close();
    await location.remove();
    remove();
  });

  it('are accepted and counted in the export, also after their network keys are deleted within two days', async () => {
    await enter('one', '203.0.113.7', { Zip: 'H3Z2Y7', LoyaltyNumber: card });
    await enter('two', '203.0.113.250', { Zip: 'H3Z2Y7' });
    await enter('three', '198.51.100.7', { LoyaltyNumber: card });
    await enter('four', '2001:db8:7:1::1');
    await enter('five', '2001:db8:7:2::1', { Zip: 'G1R4P5' });
    await enter('spam', '203.0.113.9', { Zip: 'H3Z2Y7', Website: 'spam' });
    const counts = {
      one: [2, 2, 2],
      two: [2, null, 2],
      three: [2, 2, 1],
      four: [2, null, 2],
      five: [1, null, 2],
    };
    expect(await listCounts()).toMatchObject(counts);
    const [row] = await server.database.query(
      'select network_key from sealed_contest_entries order by position limit 1',
    );
    expect(row?.network_key).toMatch(/^[\w-]{43}$/);
    const [person] = await listPersonalData(server.database, 'one@example.ca');
    expect(Object.keys(person?.submission ?? {})).not.toContain('network_key');

    // Hours apart, as entries of one day come.
    const day = Date.parse('2026-11-21T00:00:00Z');
    await server.database.query(
      "update sealed_contest_entries set created_at = $1::timestamptz + position % 23 * interval '1 hour'",
      [new Date(day)],
    );
    const countKeys = async () => {
      const [row] = await server.database.query<{ count: number }>(
        'select count(network_key) as count from sealed_contest_entries',
      );
      return Number(row?.count);
    };
    for (let at = day; at <= day + 4 * dayLength; at += dayLength / 24) {
      await forgetNetworks(server.database, at);
      expect(await countKeys()).toBe(at < day + 2 * dayLength ? 6 : 0);
      expect(await listCounts()).toMatchObject(counts);
    }
  });

  it('lose their network key also when only the honeypot entry has that network', async () => {
    await enter('robot', '192.0.2.7', { Website: 'spam' });
    await forgetNetworks(server.database, Date.now() + 3 * dayLength);
    expect(await server.database.query('select id from sealed_contest_entries where network_key is not null')).toEqual(
      [],
    );
    expect(await listCounts()).toMatchObject({ robot: [2, null, 0] });
  });

  it('no longer count an erased person by postal code and card', async () => {
    await server.database.transaction((session) => erasePerson(session, 'one@example.ca'));
    expect(await listCounts()).toMatchObject({ two: [1, null, 2], three: [2, 1, 1] });
  });
});
