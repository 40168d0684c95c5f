import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { createKeys } from '../../host-site/server/database/key-ring.ts';
import { insertPending } from '../../host-site/server/database/pending-sign-ups.ts';
import { encryptRow, hashEmail } from '../../host-site/server/database/personal-columns.ts';
import { parseContestCall, runContestCall } from '../../host-site/server/operators/contest-commands.ts';
import { parsePrivacyCall, runPrivacyCall } from '../../host-site/server/operators/privacy-commands.ts';
import { type RunningServer, startServer } from '../../host-site/server/start-server.ts';
import { readContests } from '../../host-site/sources/contests/read-contests.ts';
import { createEntry, postEntry } from './support/contest-request.ts';
import { emailOutbox } from './support/email-outbox.ts';
import { runPrivacy } from './support/server-process.ts';
import { createBody, postSignUp } from './support/sign-up-request.ts';
import { createConfig } from './support/test-config.ts';
import { createContests, openInstant } from './support/test-contests.ts';
import { createTestDatabase, databaseKinds, type TestDatabase } from './support/test-databases.ts';

const minutes = 60_000;
const [first, index] = createKeys(new Date(0)).split(',');
const [second] = createKeys().split(',');
const table = 'sealed_contest_entries';

async function readAll(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

/** An entry of a version that knows addresses only. */
async function insertAsBefore({ database }: RunningServer, email: string): Promise<void> {
  const id = randomUUID();
  const row = encryptRow(database.cipher, table, id, { email, postal_code: 'H2X1Y4' });
  await database.query(
    `insert into ${table} (id, contest, period, email, email_key, postal_code, chain, language_preference, chances,
       newsletter_opt_in, request_id, data_key) values ($1, 'fall', 'contest', $2, $3, $4, 'HSE', 'en', 1, false, 'r', $5)`,
    [id, row.email, hashEmail(database.cipher, table, email), row.postal_code, row.data_key],
  );
}

async function askToConfirm({ database }: RunningServer, Email: string, at: number) {
  const fields = { Chain: 90, Brand: 'vitrine', Email, Zip: 'H2X1Y4', LanguagePreference: 'en' as const };
  const signUp = { id: randomUUID(), fields, honeypot: '', requestId: 'r' };
  const pending = { signUp, consent: '', confirmBy: new Date(at + 7 * 86_400_000) };
  return database.transaction((session) => insertPending(session, pending, new Date(at)));
}

describe.each(databaseKinds)('a mailbox after its rows were encrypted with another key, on %s', (kind) => {
  const { contestsDir, remove } = createContests();
  const removals: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const removal of removals) await removal();
    remove();
  });
  const start = (location: TestDatabase, dataKeys: string) =>
    startServer(createConfig({ ...location, contestsDir, dataKeys }), { now: () => openInstant });

  it('is still one person for entries, confirmations, draws, and what operators ask', async () => {
    const location = await createTestDatabase(kind);
    removals.push(location.remove);
    const old = await start(location, `${first},${index}`);
    const enter = async ({ origin }: RunningServer, Email: string) =>
      (await (await postEntry(origin, createEntry({ Email }))).json()).status;
    expect(await enter(old, 'Ro.se@gmail.com')).toBe(0);
    await insertAsBefore(old, 'maude@gmail.com');
    await insertAsBefore(old, 'ma.ude@gmail.com');
    await postSignUp(old.origin, createBody('rose+shop@gmail.com'));
    expect(await askToConfirm(old, 'ce.line@gmail.com', openInstant)).toEqual({ kind: 'added' });
    await old.close();

    const both = { ...location, dataKeys: `${second},${first},${index}` };
    expect(await runPrivacy(both, 'rotate-keys')).toMatchObject({ code: 0, stderr: '' });
    // Without the old key, a row that was passed over could not be read.
    const server = await start(location, `${second},${index}`);
    const keys = await server.database.query(`select distinct data_key from ${table}`);
    expect(keys).toEqual([{ data_key: second?.split(':')[0] }]);

    for (const email of ['rose@gmail.com', 'R.O.S.E+2@googlemail.com', 'm.aude@gmail.com'])
      expect([email, await enter(server, email)]).toEqual([email, 1]);
    expect(await enter(server, 'rose@outlook.com')).toBe(0);
    const soon = await askToConfirm(server, 'celine+x@gmail.com', openInstant + 5 * minutes);
    expect(soon).toEqual({ kind: 'again', id: undefined });
    const later = await askToConfirm(server, 'celine+x@gmail.com', openInstant + 11 * minutes);
    expect(later).toEqual({ kind: 'again', id: expect.any(String) });

    const { database } = server;
    const tools = { database, dataDir: location.dataDir, contests: readContests(contestsDir), outbox: emailOutbox };
    const now = () => openInstant + 30 * 86_400_000;
    const call = { command: 'draw', contest: 'fall', winners: 1, alternates: 2, isEarly: true, isAgain: false };
    const drawn = await readAll(runContestCall({ ...tools, now, sendsEmail: true }, parseContestCall(call)));
    // Rose, Maude and the other Rose.
    expect(drawn).toContain('entries: 3\nchances: 3\n');
    const ask = (body: object) => readAll(runPrivacyCall({ ...tools, now, sendsEmail: true }, parsePrivacyCall(body)));
    expect(await ask({ command: 'find', email: 'Ro.se@gmail.com' })).toContain('rose+shop@gmail.com (1)');
    const erased = await ask({ command: 'erase', email: 'rose@gmail.com', hasAllSpellings: true });
    expect(erased).toContain('Ro.se@gmail.com: 1 erased');
    expect(erased).toContain('rose+shop@gmail.com: 1 erased');
    expect(await enter(server, 'rose@gmail.com')).toBe(0);
    await server.close();
  }, 60_000);
});
