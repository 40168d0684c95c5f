import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMessage, postMessage } from '../../../tests/server/support/contact-request.ts';
import { createEntry, postEntry } from '../../../tests/server/support/contest-request.ts';
import { emailOutbox } from '../../../tests/server/support/email-outbox.ts';
import { createBody, postSignUp } from '../../../tests/server/support/sign-up-request.ts';
import { createConfig } from '../../../tests/server/support/test-config.ts';
import { createContests, openInstant } from '../../../tests/server/support/test-contests.ts';
import {
  createTestDatabase,
  sampleDatabases,
  type TestDatabase,
} from '../../../tests/server/support/test-databases.ts';
import { readContests } from '../../sources/contests/read-contests.ts';
import type { Database } from '../database/database.ts';
import { createKeys } from '../database/key-ring.ts';
import { openDatabase } from '../database/open-database.ts';
import { hashEmail } from '../database/personal-columns.ts';
import type { PersonalTable } from '../database/submission-columns.ts';
import { startServer } from '../start-server.ts';
import { parseContestCall, runContestCall } from './contest-commands.ts';
import { exportSubmissions } from './export-submissions.ts';
import { parsePrivacyCall, runPrivacyCall } from './privacy-commands.ts';

const [damaged, intact] = ['damaged@example.ca', 'intact@example.ca'];
const tables = ['sealed_sign_ups', 'sealed_contact_messages', 'sealed_contest_entries'] as const;
const [older = '', index = ''] = createKeys(new Date(0)).split(',');
const [newer = ''] = createKeys(new Date(1000)).split(',');

describe.each(sampleDatabases('rows that cannot be decrypted'))('a damaged row of each table in %s', (kind) => {
  const { contestsDir, remove } = createContests();
  let location: TestDatabase;
  let database: Database;
  const ids = new Map<PersonalTable, string>();

  beforeAll(async () => {
    location = await createTestDatabase(kind);
    const dataKeys = [older, index].join();
    const server = await startServer(createConfig({ ...location, contestsDir, dataKeys }), { now: () => openInstant });
    for (const email of [damaged, intact]) {
      await postSignUp(server.origin, createBody(email));
      await postMessage(server.origin, createMessage({ Email: email }));
      await postEntry(server.origin, createEntry({ Email: email }));
    }
    for (const table of tables) {
      const [row] = await server.database.query<{ id: string }>(
        `update ${table} set email = overlay(email placing 'AAAA' from length(email) - 8) where email_key = $1 returning id`,
        [hashEmail(server.database.cipher, table, damaged)],
      );
      ids.set(table, String(row?.id));
    }
    await server.close();
    database = await openDatabase({ ...location, dataKeys: [newer, older, index].join() }, () => undefined);
  });
  afterAll(async () => {
    await database.close();
    await location.remove();
    remove();
  });

  const tools = () => ({
    database,
    contests: readContests(contestsDir),
    now: () => Date.parse('2027-01-01T00:00:00Z'),
    outbox: emailOutbox,
    sendsEmail: true,
    dataDir: location.dataDir,
    hasEmailService: false,
  });
  /** What a command writes, and how it ends. */
  const collect = async (pieces: AsyncIterable<string>) => {
    let written = '';
    try {
      for await (const piece of pieces) written += piece;
      return { written, failure: '' };
    } catch (error) {
      return { written, failure: String(error) };
    }
  };
  const runContest = (call: object) => collect(runContestCall(tools(), parseContestCall(call)));
  const runPrivacy = (call: object) => collect(runPrivacyCall(tools(), parsePrivacyCall(call)));
  const naming = (table: PersonalTable) => expect.stringContaining(`${table} ${ids.get(table)}: email`);
  const withoutIt = expect.not.stringContaining('AAAA');

  it.each([
    ['newsletter', 'sealed_sign_ups'],
    ['contact', 'sealed_contact_messages'],
  ] as const)('is left out of the export of %s, which has all others and ends by naming it', async (list, table) => {
    const { written, failure } = await collect(exportSubmissions(database, { kind: list, format: 'csv' }));
    expect(written.trim().split('\r\n')).toHaveLength(2);
    expect(written).toContain(intact);
    expect(written).toEqual(withoutIt);
    expect(failure).toContain('1 of the rows cannot be decrypted');
    expect(failure).toEqual(naming(table));
  });

  it('is left out of the entries, and of a draw that says so and can be verified', async () => {
    const { written, failure } = await runContest({ command: 'export', contest: 'fall', format: 'csv' });
    expect(written).toContain(intact);
    expect(failure).toEqual(naming('sealed_contest_entries'));
    const order = { winners: 1, alternates: 0, isEarly: false, isAgain: false };
    const draw = await runContest({ command: 'draw', contest: 'fall', ...order });
    expect(draw.failure).toBe('');
    expect(draw.written).toContain('entries: 1\n');
    expect(draw.written).toEqual(naming('sealed_contest_entries'));
    const number = Number(/draw: (\d+)/.exec(draw.written)?.[1]);
    expect((await runContest({ command: 'verify', draw: number })).written).toContain('verified');
  });

  it('is named by a rotation of keys, which encrypts all others anew', async () => {
    const { written, failure } = await runPrivacy({ command: 'rotate-keys' });
    expect(written).toMatch(/^3 encrypted anew; all others/);
    for (const table of tables) {
      expect(failure).toEqual(naming(table));
      expect(await database.query(`select count(distinct data_key)::int as keys from ${table}`)).toEqual([{ keys: 2 }]);
    }
  });

  it('is exported to its person with a gap, and erased with the rest of the person', async () => {
    const { written, failure } = await runPrivacy({ command: 'export', email: damaged, format: 'json' });
    expect(JSON.parse(written)).toHaveLength(3);
    expect(failure).toEqual(naming('sealed_sign_ups'));
    expect(await runPrivacy({ command: 'erase', email: damaged })).toEqual({
      written: expect.stringContaining('3 erased'),
      failure: '',
    });
    for (const table of tables) expect(await database.query(`select id from ${table}`)).toHaveLength(1);
  });
});
