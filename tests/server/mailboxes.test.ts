import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDraw, insertDraw } from '../../host-site/server/database/contest-draws.ts';
import type { Database } from '../../host-site/server/database/database.ts';
import { listAddressCandidates } from '../../host-site/server/database/draw-entries.ts';
import { commitSeed } from '../../host-site/server/database/draw-seeds.ts';
import { exportColumns, listForExport } from '../../host-site/server/database/exports.ts';
import { migrate, migrations } from '../../host-site/server/database/migrate.ts';
import { openDatabase } from '../../host-site/server/database/open-database.ts';
import { insertPending } from '../../host-site/server/database/pending-sign-ups.ts';
import { encryptRow, hashEmail, hashMailbox } from '../../host-site/server/database/personal-columns.ts';
import { listPrizeWinners } from '../../host-site/server/database/prize-holders.ts';
import { addressAlgorithm, digestCandidates, drawWinners } from '../../host-site/server/forms/contest/address-draw.ts';
import { storeForm } from '../../host-site/server/forms/defined/store-form.ts';
import { forms } from '../../host-site/server/forms/definitions/form-definitions.ts';
import { parseContestCall, runContestCall } from '../../host-site/server/operators/contest-commands.ts';
import { parsePrivacyCall, runPrivacyCall } from '../../host-site/server/operators/privacy-commands.ts';
import { type RunningServer, startServer } from '../../host-site/server/start-server.ts';
import { readContests } from '../../host-site/sources/contests/read-contests.ts';
import { createMessage, postMessage } from './support/contact-request.ts';
import { addPins, createEntry, createPinEntry, postEntry } from './support/contest-request.ts';
import { emailOutbox } from './support/email-outbox.ts';
import { createBody, postSignUp } from './support/sign-up-request.ts';
import { readRows } from './support/stored-rows.ts';
import { createConfig } from './support/test-config.ts';
import { createContest, createContests, openInstant } from './support/test-contests.ts';
import { createTestDatabase, databaseKinds, type TestDatabase } from './support/test-databases.ts';

const table = 'sealed_contest_entries';
const drawnAt = Date.parse('2026-12-14T09:00:00-05:00');

/** Spellings of one mailbox: dots, tags, letter case and both domains. */
function spell(name: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const dotted = [...name].map((letter, at) => letter + ((index >> at) & 1 && at < name.length - 1 ? '.' : ''));
    const [typed, tag] = [dotted.join(''), index % 3 === 1 || index > 31 ? `+${index}` : ''];
    return `${index % 2 ? typed.toUpperCase() : typed}${tag}@${index % 5 === 4 ? 'googlemail.com' : 'gmail.com'}`;
  });
}

async function readAll(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

describe.each(databaseKinds)('a mailbox is one person, on %s', (kind) => {
  const { contestsDir, remove } = createContests(
    createContest({
      id: 'cards',
      prizes: [{ count: 9, value: 25, words: { en: '{count} cards', fr: '{count} cartes' } }],
    }),
    createContest({
      id: 'before',
      prizes: [{ count: 9, value: 25, words: { en: '{count} cards', fr: '{count} cartes' } }],
    }),
    createContest({ id: 'daily-pins', hasPin: true, period: 'day' }),
  );
  let location: TestDatabase;
  let server: RunningServer;
  let now = openInstant;
  let database: Database;
  const tools = () => ({
    database,
    dataDir: location.dataDir,
    contests: readContests(contestsDir),
    now: () => now,
    outbox: emailOutbox,
    sendsEmail: true,
  });
  const contests = (call: object) => readAll(runContestCall(tools(), parseContestCall(call)));
  const privacy = (call: object) => readAll(runPrivacyCall(tools(), parsePrivacyCall(call)));
  const enter = async (changes: Record<string, unknown>) =>
    (await (await postEntry(server.origin, createEntry(changes))).json()).status as number;
  const reason = { en: 'No one claimed', fr: 'Personne n’a réclamé' };
  const draw = (contest: string, winners: number) =>
    contests({ command: 'draw', contest, winners, alternates: 0, isEarly: true, isAgain: true, reason });
  /** An entry of a version that knows addresses only. */
  const insertAsBefore = async (contest: string, email: string) => {
    const id = randomUUID();
    const row = encryptRow(database.cipher, table, id, { email, postal_code: 'H2X1Y4' });
    await database.query(
      `insert into ${table} (id, contest, period, email, email_key, postal_code, chain, language_preference, chances,
         newsletter_opt_in, request_id, data_key) values ($1, $2, 'contest', $3, $4, $5, 'HSE', 'en', 1, false, 'r', $6)`,
      [id, contest, row.email, hashEmail(database.cipher, table, email), row.postal_code, row.data_key],
    );
    return id;
  };

  beforeAll(async () => {
    location = await createTestDatabase(kind);
    server = await startServer(createConfig({ ...location, contestsDir }), { now: () => now });
    database = server.database;
  });
  afterAll(async () => {
    await server.close();
    await location.remove();
    remove();
  });

  it('that enters a contest once, by whatever spelling', async () => {
    const [first, ...others] = spell('jolee', 12);
    expect(await enter({ Email: first })).toBe(0);
    for (const Email of others) expect([Email, await enter({ Email })]).toEqual([Email, 1]);
    expect(await enter({ Email: 'jo.lee@outlook.com' })).toBe(0);
  });

  it('that enters once when 40 spellings arrive at the same time', async () => {
    const statuses = await Promise.all(spell('simone', 40).map((Email) => enter({ Email })));
    expect(statuses.filter((status) => status === 0)).toHaveLength(1);
    expect(statuses.filter((status) => status === 1)).toHaveLength(39);
  });

  it('whose entry of an earlier version counts, and that version’s entries go on', async () => {
    await insertAsBefore('fall', 'maude@gmail.com');
    expect(await enter({ Email: 'M.aude@gmail.com' })).toBe(1);
    // A server of that version, beside this one, with a spelling of an entry that this one has stored.
    await insertAsBefore('fall', 'j.o.l.e.e@gmail.com');
  });

  it('that has one place and the chances of one entry in a draw, also with entries of an earlier version', async () => {
    const mine = spell('yvette', 40);
    const first = await insertAsBefore('cards', mine[0] ?? '');
    for (const email of mine.slice(1)) await insertAsBefore('cards', email);
    await insertAsBefore('cards', 'ann@example.ca');
    const said = await draw('cards', 9);
    expect(said).toContain('entries: 2\nchances: 2\n');
    expect(said).toContain(` ${first} `);
    expect(said).toContain('missing: 7 of 9 places');
    const [, id] = /draw: (\d+)/.exec(said) ?? [];
    expect(await contests({ command: 'verify', draw: Number(id) })).toContain('verified');
  });

  it('that is left out of a second draw while it may claim the prize of the first, by another spelling', async () => {
    now = openInstant;
    await insertAsBefore('cards', 'yvette+again@gmail.com');
    now = drawnAt;
    const said = await draw('cards', 2);
    const [, id] = /draw: (\d+)/.exec(said) ?? [];
    await contests({ command: 'notify', draw: Number(id) });
    now += 60_000;
    await insertAsBefore('cards', 'new@example.ca');
    const again = await draw('cards', 9);
    expect(again).toContain('entries: 1\n');
    expect(again).toContain('new@example.ca');
    now = openInstant;
  });

  it('whose places in a draw of an earlier version stay what they were, and give one prize', async () => {
    const mine = spell('odette', 5);
    for (const email of mine) await insertAsBefore('before', email);
    await insertAsBefore('before', 'bob@example.ca');
    const scope = { contest: 'before', lastPosition: 10 ** 9, drawnAt: new Date(drawnAt) };
    const id = await database.transaction(async (session) => {
      const candidates = await listAddressCandidates(session, scope, () => undefined);
      expect(candidates).toHaveLength(6);
      const { id: seedId, seed } = await commitSeed(session, 'before', new Date(drawnAt));
      const places = drawWinners(candidates, seed, 6);
      const stored = { ...scope, algorithm: addressAlgorithm, seed, seedId, digest: digestCandidates(candidates) };
      return insertDraw(session, { ...stored, entries: 6, chances: 6, winners: 6, alternates: 0 }, { places });
    });
    expect(await contests({ command: 'verify', draw: id })).toContain('verified: the same entries and seed');
    expect((await findDraw(database, id))?.algorithm).toBe('hmac-sha256-48/1');
    const places = await database.query<{ entry_id: string }>(
      'select entry_id from contest_draw_places where draw_id = $1 order by place',
      [String(id)],
    );
    const entries = places.map(({ entry_id }) => entry_id);
    expect(await listPrizeWinners(database, entries, drawnAt)).toHaveLength(4);
  });

  it('that wins one prize by PIN in a contest with daily entries', async () => {
    await addPins(database, { AAAAA11111: 'A lamp', BBBBB22222: 'A lamp' }, 'daily-pins');
    const asked = { ContestId: 'daily-pins' };
    const post = async (pin: string, Email: string) =>
      (await (await postEntry(server.origin, createPinEntry(pin, { ...asked, Email }))).json()).status;
    expect(await post('AAAAA11111', 'l.ise@gmail.com')).toBe(0);
    now += 86_400_000;
    expect(await post('BBBBB22222', 'li.se+2@gmail.com')).toBe(1);
    now = openInstant;
  });

  it('that gets three receipts a day for 12 messages at the same time', async () => {
    const form = forms.find(({ receipt }) => receipt);
    const mail = { url: 'smtp://localhost', from: 'a@example.ca', confirmsSignUps: true, sendsReceipts: true };
    const before = (await readRows(database, 'sealed_letters')).length;
    if (!form) throw new Error('no form acknowledges by mail');
    await Promise.all(
      spell('nadine', 12).map((Email) => {
        const body = createMessage({ Email }) as never;
        const ids = { submissionId: randomUUID(), requestId: 'r' };
        return storeForm(
          database,
          { ...emailOutbox, mail },
          form,
          { body, honeypot: '', isPlainForm: false } as never,
          ids,
        );
      }),
    );
    const letters = (await readRows(database, 'sealed_letters')).slice(before);
    expect(letters).toHaveLength(3);
    // Mail goes to the address as it was typed.
    expect(letters.every(({ email }) => spell('nadine', 12).includes(String(email)))).toBe(true);
  });

  const askToConfirm = (email: string, at: number) => {
    const fields = { Chain: 90, Brand: 'vitrine', Email: email, Zip: 'H2X1Y4', LanguagePreference: 'en' as const };
    const signUp = { id: randomUUID(), fields, honeypot: '', requestId: 'r' };
    const pending = { signUp, consent: '', confirmBy: new Date(at + 7 * 86_400_000) };
    return database.transaction((session) => insertPending(session, pending, new Date(at)));
  };
  const isWritten = (result: Awaited<ReturnType<typeof askToConfirm>>) =>
    result.kind === 'added' || (result.kind === 'again' && result.id !== undefined);

  it('that is asked to confirm once when 30 spellings sign up at once, and three times in all', async () => {
    const spellings = spell('celine', 30);
    const ask = async (at: number) => {
      const results = await Promise.all(spellings.map((email) => askToConfirm(email, at)));
      return results.filter(isWritten).length;
    };
    expect(await ask(openInstant)).toBe(1);
    expect(await ask(openInstant + 9 * 60_000)).toBe(0);
    expect(await ask(openInstant + 11 * 60_000)).toBe(1);
    expect(await ask(openInstant + 22 * 60_000)).toBe(1);
    expect(await ask(openInstant + 86_400_000)).toBe(0);
    const waiting = await database.query(
      `select id from sealed_pending_sign_ups where delivered_at is null and mailbox_key = $1`,
      [hashMailbox(database.cipher, 'sealed_pending_sign_ups', 'celine@gmail.com')],
    );
    // What no email was sent for does not wait for one, or the next start would send it.
    expect(waiting.length).toBeLessThanOrEqual(3);
  });

  it('of which a second spelling gets its email once ten minutes have passed', async () => {
    expect(await askToConfirm('lu.cie@gmail.com', openInstant)).toEqual({ kind: 'added' });
    expect(await askToConfirm('lucie+list@gmail.com', openInstant + 60_000)).toEqual({ kind: 'again', id: undefined });
    const later = await askToConfirm('lucie+list@gmail.com', openInstant + 11 * 60_000);
    expect(later).toEqual({ kind: 'again', id: expect.any(String) });
  });

  describe('for whom operators', () => {
    const [first, second] = ['Ro.se@gmail.com', 'rose+shop@googlemail.com'];
    const lists = async (call: object) =>
      (await privacy(call)).split('\r\n').filter((line) => /^"(news|con)/.test(line));
    beforeAll(async () => {
      for (const email of [first, second, 'rose@outlook.com']) {
        await postSignUp(server.origin, createBody(email));
        await postMessage(server.origin, createMessage({ Email: email }));
      }
      await insertAsBefore('fall', 'r.o.s.e@gmail.com');
    });

    it('read of other spellings, and may include them', async () => {
      const found = await privacy({ command: 'find', email: first });
      expect(found).toContain(`${second} (2), r.o.s.e@gmail.com (1); --all-spellings finds them too`);
      expect(found).not.toContain('outlook');
      expect(await lists({ command: 'find', email: first })).toHaveLength(2);
      expect(await lists({ command: 'find', email: first, hasAllSpellings: true })).toHaveLength(5);
      expect(await privacy({ command: 'find', email: 'rose@outlook.com' })).not.toContain('spelling');
      const records = JSON.parse(await privacy({ command: 'export', email: second, format: 'json' }));
      expect(records.slice(2)).toEqual([
        { list: 'other spelling', email: first, submissions: 2 },
        { list: 'other spelling', email: 'r.o.s.e@gmail.com', submissions: 1 },
      ]);
      expect(await privacy({ command: 'export', email: second, format: 'csv' })).toContain(
        `"other spelling","","email","${first}"`,
      );
      expect(JSON.stringify(records)).not.toContain('mailbox_key');
    });

    it('export the mailbox beside the address', async () => {
      const period = { since: new Date(0), until: new Date('2100-01-01') };
      const rows = [];
      for await (const row of listForExport(database, 'newsletter', period, () => undefined)) rows.push(row);
      expect(exportColumns.newsletter).toContain('mailbox');
      expect(rows.filter(({ mailbox }) => mailbox === 'rose@gmail.com').map(({ email }) => email)).toEqual([
        first,
        second,
      ]);
      const entries = await contests({ command: 'export', contest: 'fall', format: 'json' });
      expect(JSON.parse(entries)).toContainEqual(
        expect.objectContaining({ email: 'r.o.s.e@gmail.com', mailbox: 'rose@gmail.com' }),
      );
    });

    it('correct an address, and its mailbox with it', async () => {
      await enter({ Email: 'wrong@example.ca' });
      await privacy({ command: 'correct', email: 'wrong@example.ca', to: 'R.ight@gmail.com' });
      expect(await enter({ Email: 'right@gmail.com' })).toBe(1);
      expect(await enter({ Email: 'wrong@example.ca' })).toBe(0);
      await expect(privacy({ command: 'correct', email: 'wrong@example.ca', to: 'rig.ht@gmail.com' })).rejects.toThrow(
        'has signed up or entered too',
      );
    });

    it('erase one spelling and read of the others, or erase all', async () => {
      expect(await privacy({ command: 'erase', email: first })).toBe(
        `2 erased\nOther spellings of the same mailbox, with their submissions: ${second} (2), r.o.s.e@gmail.com (1); --all-spellings erases them too\n`,
      );
      expect(await privacy({ command: 'erase', email: 'rose@gmail.com', hasAllSpellings: true })).toBe(
        `0 erased\n${second}: 2 erased\nr.o.s.e@gmail.com: 1 erased\n`,
      );
      expect(await privacy({ command: 'erase', email: 'rose@gmail.com' })).toBe('0 erased\n');
      expect(await lists({ command: 'find', email: 'rose@outlook.com' })).toHaveLength(2);
    });

    it('erase an entry that spent a PIN, and nothing says its mailbox any more', async () => {
      await privacy({ command: 'erase', email: 'l.ise@gmail.com' });
      const [left] = await database.query(`select email, mailbox_key from ${table} where result = 'winner'`);
      expect(left).toEqual({ email: '', mailbox_key: null });
    });
  });
});

describe.each(databaseKinds)('the migration to mailboxes, on %s', (kind) => {
  let location: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    location = await createTestDatabase(kind, 'empty');
    database = await openDatabase(location, () => undefined);
  });
  afterAll(async () => {
    await database.close();
    await location.remove();
  });

  it('also gives the table of a retailer’s own form the column', async () => {
    const step = migrations.findIndex(({ id }) => id === '026-mailbox-keys');
    await migrate(database, migrations.slice(0, step));
    await database.executeSql(
      'create table sealed_requests (id uuid primary key, email text, email_key text not null)',
    );
    await migrate(database);
    const rows = await database.query("select mailbox_key from sealed_requests where mailbox_key = 'x'");
    expect(rows).toEqual([]);
  });
});
