import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../../host-site/server/start-server.ts';
import { codeBlocks } from '../guides/guide-texts.ts';
import { createMessage, postMessage } from './support/contact-request.ts';
import { addPins, createEntry, createPinEntry, postEntry } from './support/contest-request.ts';
import { createBody, postSignUp } from './support/sign-up-request.ts';
import { createConfig } from './support/test-config.ts';
import { createContests, openInstant } from './support/test-contests.ts';
import { createTestDatabase, databaseKinds, type TestDatabase } from './support/test-databases.ts';

// Runs the SQL of the operating guide on a database with matching rows.

const [report = '', erasure = '', deletion = ''] = codeBlocks
  .filter(({ language, locale }) => language === 'sql' && locale === 'en')
  .map(({ code }) => code);
const person = 'person@example.ca';
const pin = 'ABCDE12345';
const laterPin = 'FGHJK67890';
const other = 'other@example.ca';

describe.each(databaseKinds)('the SQL of the operating guide on %s', (kind) => {
  const { contestsDir, remove } = createContests();
  let location: TestDatabase;
  let server: RunningServer;
  const count = async (statement: string) => {
    const [row] = await server.database.query<{ count: number }>(`select count(*) from ${statement}`);
    return row?.count;
  };

  beforeAll(async () => {
    location = await createTestDatabase(kind);
    server = await startServer(createConfig({ ...location, contestsDir }), { now: () => openInstant });
    await addPins(server.database, { [pin]: 'A lamp' });
    // Typed in mixed case; the guide asks for lower case.
    for (const email of ['Person@Example.ca', other]) {
      await postSignUp(server.origin, createBody(email));
      await postMessage(server.origin, createMessage({ Email: email }));
      await postEntry(server.origin, createEntry({ Email: email }));
    }
    await postEntry(server.origin, createPinEntry(pin, { Email: 'Person@Example.ca' }));
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
    ]);
  });

  it('erases a person and nobody else, and leaves the PIN spent', async () => {
    expect(await count(`contest_entries where email_key = '${person}'`)).toBe(2);
    await server.database.executeSql(erasure);
    for (const column of ['sign_ups', 'contact_messages', 'contest_entries']) {
      expect(await count(`${column} where lower(email) = '${person}'`), column).toBe(0);
      expect(await count(`${column} where lower(email) = '${other}'`), column).toBe(1);
    }
    expect(await count(`contest_pins where pin = '${pin}' and entry_id is not null`)).toBe(1);
    expect(await count('contest_entries where honeypot is null')).toBe(1);
    const [left] = await server.database.query(
      "select email, postal_code, delivered_at, undeliverable_at is not null as final from contest_entries where honeypot = 'erased'",
    );
    expect(left).toEqual({ email: '', postal_code: '', delivered_at: null, final: true });
  });

  it('deletes messages and entries that are due, and only those; a spent PIN stays spent', async () => {
    const { database } = server;
    const entries = () => database.query('select contest, email from contest_entries order by position');
    await addPins(database, { [laterPin]: 'A lamp' });
    await postEntry(server.origin, createPinEntry(laterPin, { Email: other }));
    await database.executeSql(deletion);
    expect(await count('contact_messages')).toBe(1);
    const before = await entries();

    await database.query("update contact_messages set created_at = now() - interval '25 months'");
    const draw = (contest: string, age: string) =>
      database.query(
        `insert into contest_draws
           (contest, algorithm, seed, last_position, entries, chances, entries_digest, winners, alternates, drawn_at)
         values ($1, 'x', 'x', 1, 1, 1, 'x', 1, 0, now() - $2::interval)`,
        [contest, age],
      );
    await draw('fall', '11 months');
    await draw('pins', '13 months');
    await database.executeSql(deletion);
    expect(await count('contact_messages')).toBe(0);
    expect(await entries()).toEqual(
      before.map(({ contest, email }) => ({ contest, email: contest === 'pins' ? '' : email })),
    );
    expect(await count(`contest_pins where pin = '${laterPin}' and entry_id is not null`)).toBe(1);
    await draw('fall', '13 months');
    await database.executeSql("update contest_draws set drawn_at = now() - interval '13 months'");
    await database.executeSql(deletion);
    expect(await count("contest_entries where contest <> 'pins'")).toBe(0);
  });

  it('lets the person begin anew', async () => {
    const again = await postSignUp(server.origin, createBody(person));
    expect(await again.json()).toMatchObject({ status: 0 });
    expect(await count(`sign_ups where email_key = '${person}'`)).toBe(1);
  });
});
