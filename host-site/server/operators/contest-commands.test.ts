import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addPins, createEntry, createPinEntry, postEntry } from '../../../tests/server/support/contest-request.ts';
import { idleOutbox } from '../../../tests/server/support/failing-database.ts';
import { readServiceResponse } from '../../../tests/server/support/service-responses.ts';
import { createConfig } from '../../../tests/server/support/test-config.ts';
import { createContest, createContests, openInstant } from '../../../tests/server/support/test-contests.ts';
import {
  createTestDatabase,
  sampleDatabases,
  type TestDatabase,
} from '../../../tests/server/support/test-databases.ts';
import { readContests } from '../../sources/contests/read-contests.ts';
import { hashEmail } from '../database/personal-columns.ts';
import { correctAddress } from '../database/personal-data.ts';
import { type RunningServer, startServer } from '../start-server.ts';
import { type ContestTools, parseContestCall, runContestCall } from './contest-commands.ts';
import { generatePins } from './generate-pins.ts';

const spree = { count: 1, value: 500, words: { en: 'A spree of {value}', fr: 'Une virée de {value}' } };
const card = '1234567890123456789';
const closedInstant = Date.parse('2026-12-14T09:00:00-05:00');

/** Why another draw is made. */
const anew = { en: 'No one claimed', fr: 'Personne n’a réclamé' };

describe.each(sampleDatabases('contest commands'))('the operators’ contest commands on %s', (kind) => {
  const others = ['first', 'second', 'third', 'fourth'].map((id) =>
    createContest({ id, prizes: [{ ...spree, count: 2 }] }),
  );
  const one = { en: 'A spree of {value}', fr: 'Une virée de {value}' };
  const instant = createContest({ id: 'instant', hasPin: true, prizes: [{ ...spree, one }] });
  const { contestsDir, remove } = createContests(...others, instant);
  let location: TestDatabase;
  let server: RunningServer;
  let desk: ContestTools;
  let now = openInstant;
  const ask = async (call: object) => {
    let said = '';
    for await (const piece of runContestCall(desk, parseContestCall(call))) said += piece;
    return said;
  };
  const enter = async (body: Record<string, unknown>) => {
    expect(await readServiceResponse(await postEntry(server.origin, body))).toMatchObject({ http: 200, status: 0 });
    return body;
  };
  const draw = (contest: string, changes: object = {}) =>
    ask({ command: 'draw', contest, winners: 2, isEarly: false, isAgain: false, reason: anew, ...changes });

  beforeAll(async () => {
    location = await createTestDatabase(kind);
    server = await startServer(createConfig({ ...location, contestsDir }), { now: () => now });
    desk = {
      database: server.database,
      contests: readContests(contestsDir),
      now: () => now,
      outbox: idleOutbox,
      sendsEmail: false,
    };
  });
  afterEach(() => {
    now = openInstant;
  });
  afterAll(async () => {
    await server.close();
    await location.remove();
    remove();
  });

  it('NM-01 load-pins loads PINs, reports each line left out, and adds nothing the second time', async () => {
    const csv = [
      '\uFEFFPin,Prize',
      'abcd-efgh,"Gift card, $25"',
      'JKMN PQRS,',
      'ABCDEFGH,another',
      '12345,too short',
      '',
      'SÉCRET12,accent',
      'TUVWXYZ2,"two',
      'lines"',
      'TUVWXYZ3,a,b',
      'TUVWXYZ4',
    ].join('\r\n');
    const call = { command: 'load-pins', contest: 'pins', csv };
    const problems =
      'line 4: the same PIN as on line 2\n' +
      'line 5: no PIN of 6 to 12 letters and digits\n' +
      'line 7: no PIN of 6 to 12 letters and digits\n' +
      'line 8: a prize is one line of 200 characters at most\n' +
      'line 10: more than two columns\n';
    expect(await ask(call)).toBe(`${problems}3 loaded, 0 loaded before, 5 left out.\n`);
    const rows = () => server.database.query("select pin, prize from contest_pins where contest = 'pins' order by pin");
    const loaded = [
      { pin: 'ABCDEFGH', prize: 'Gift card, $25' },
      { pin: 'JKMNPQRS', prize: null },
      { pin: 'TUVWXYZ4', prize: null },
    ];
    expect(await rows()).toEqual(loaded);
    expect(await ask(call)).toBe(`${problems}0 loaded, 3 loaded before, 5 left out.\n`);
    expect(await ask({ ...call, csv: 'pin;prize\nJKMNPQRS;A prize\nNEW22222;"a ""good"" one; really"\n' })).toBe(
      'line 2: loaded before with another prize, which stays\n1 loaded, 0 loaded before, 1 left out.\n',
    );
    expect(await rows()).toEqual([
      ...loaded.slice(0, 2),
      { pin: 'NEW22222', prize: 'a "good" one; really' },
      loaded[2],
    ]);
  });

  it('NM-01 load-pins restores prizes that generatePins wrote, also those that begin like a formula', async () => {
    const prizes = ['+1 night in Québec', '=1', '-50% on shoes', '@home spree', '‘quoted’'];
    const csv = generatePins(6, prizes.map((prize) => `1 x ${prize}`).join(';'));
    expect(await ask({ command: 'load-pins', contest: 'pins', csv })).toBe('6 loaded, 0 loaded before, 0 left out.\n');
    const pins = [...csv.matchAll(/^"(\w{10})"/gm)].map(([, pin]) => pin ?? '');
    const rows = await server.database.query<{ prize: string }>(
      "select prize from contest_pins where contest = 'pins' and prize is not null and pin = any($1)",
      [pins],
    );
    expect(rows.map(({ prize }) => prize).sort()).toEqual([...prizes].sort());
  });

  it.each([
    ['no heading', { csv: 'ABCDEFGH,\n' }, 'heading pin,prize'],
    ['an unterminated quotation', { csv: 'pin,prize\n"ABC\n' }, 'line 2: a quotation that does not end'],
    ['an unknown contest', { contest: 'none' }, 'no contest none; there are daily, fall,'],
    ['a contest without PINs', { contest: 'fall' }, 'fall has no PINs'],
    ['a missing file', { csv: undefined }, 'csv: expected a file of PINs'],
  ])('NM-01 load-pins rejects %s', async (_what, changes, message) => {
    await expect(ask({ command: 'load-pins', contest: 'pins', csv: 'pin,prize', ...changes })).rejects.toThrow(message);
  });

  it('CE-02 draw rejects an open contest without --early and a second draw without --again', async () => {
    await enter(createEntry({ ContestId: 'first' }));
    await expect(draw('first')).rejects.toThrow('closes at 2026-12-13T23:59:00-05:00; --early');
    expect(await draw('first', { isEarly: true })).toContain('entries: 1\n');
    await expect(draw('first', { isEarly: true })).rejects.toThrow(/was drawn already: draw \d+; --again/);
    expect(await draw('first', { isEarly: true, isAgain: true })).toContain('entries: 1\n');
    await expect(draw('third', { isEarly: true })).rejects.toThrow('no entries');
  });

  it('CE-02 draw succeeds once when four operators draw at the same time', async () => {
    for (let index = 0; index < 3; index += 1)
      await enter(createEntry({ ContestId: 'fourth', Email: `q${index}@example.ca` }));
    now = closedInstant;
    const draws = await Promise.allSettled(Array.from({ length: 4 }, () => draw('fourth')));
    expect(draws.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const reasons = draws.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []));
    for (const reason of reasons) expect(reason).toMatch(/fourth was drawn already: draw \d+; --again/);
  });

  it('CE-02 draw is repeatable with its seed, and verify succeeds until an entry or a place is changed', async () => {
    const people = Array.from({ length: 9 }, (_, index) =>
      createEntry({
        ContestId: 'second',
        Email: `p${index}@example.ca`,
        ...(index === 4 ? { LoyaltyNumber: card } : {}),
      }),
    );
    for (const body of people) await enter(body);
    await enter(createEntry({ ContestId: 'second', Website: 'x' }));
    now = closedInstant;
    const said = await draw('second');
    expect(said).toMatch(/entries: 9\nchances: 11\nentries digest: [\da-f]{64}\nalgorithm: \S+\nseed: [\da-f]{64}\n/);
    const places = [...said.matchAll(/^(winner|alternate) (\d): ([\da-f-]{36}) (p\d@example\.ca) H2X1Y4 en$/gm)];
    expect(places.map(([, role, number]) => `${role} ${number}`)).toEqual([
      'winner 1',
      'winner 2',
      'alternate 1',
      'alternate 2',
    ]);
    expect(new Set(places.map(([, , , id]) => id)).size).toBe(4);
    const readSeed = (text: string) => /^seed: (\S+)$/m.exec(text)?.[1];
    expect(readSeed(await draw('second', { isAgain: true }))).not.toBe(readSeed(said));

    const id = Number(/^draw: (\d+)$/m.exec(said)?.[1]);
    const verify = () => ask({ command: 'verify', draw: id });
    expect(await verify()).toBe(`${said}verified: the same entries and seed give the same 4 places\n`);
    now = openInstant;
    await enter(createEntry({ ContestId: 'second' }));
    expect(await verify()).toContain('verified');
    const { database } = server;
    const rename = (from: string, to: string) =>
      database.transaction((session) => correctAddress(session, `${from}@example.ca`, `${to}@example.ca`));
    await rename('p3', 'corrected');
    await expect(verify()).rejects.toThrow(
      'the entries are no longer the same: since then, some were erased, corrected, deleted when due or changed; 9 with digest',
    );
    await rename('corrected', 'p3');
    expect(await verify()).toContain('verified');
    await database.query('update contest_draw_places set place = -place where draw_id = $1 and place < 3', [id]);
    await database.query('update contest_draw_places set place = 3 + place where draw_id = $1 and place < 0', [id]);
    await expect(verify()).rejects.toThrow('other places than the seed gives');
    await database.query('update sealed_contest_entries set chances = 50 where email_key = $1', [
      hashEmail(database.cipher, 'sealed_contest_entries', 'p3@example.ca'),
    ]);
    await expect(verify()).rejects.toThrow('deleted when due or changed; 9 with digest');
    await expect(ask({ command: 'verify', draw: 99_999 })).rejects.toThrow('there is no draw 99999');
  });

  it('CE-02 draw rejects more winners than there are prizes to draw', async () => {
    await expect(draw('west', { isEarly: true })).rejects.toThrow('winners: west has prizes to draw for 1 at most;');
    await expect(draw('instant', { isEarly: true, winners: 1 })).rejects.toThrow('instant has no prize to draw');
  });

  it('NM-01 draw leaves out entries whose PIN has won a prize', async () => {
    await addPins(server.database, { W1NNER22: 'a prize', L0SER222: '' });
    await enter(createPinEntry('W1NNER22'));
    const body = await enter(createPinEntry('L0SER222'));
    const said = await draw('pins', { isEarly: true, winners: 1 });
    expect(said).toContain('entries: 1\n');
    expect(said).toContain(String(body.Email));
  });

  it.each([
    [{ winners: 0 }, 'winners: expected 1 or more'],
    [{ winners: Number.NaN }, 'winners: expected a whole number'],
    [{ winners: 1.5 }, 'winners: expected a whole number'],
    [{ alternates: -1 }, 'alternates: expected 0 or more'],
    [{ contest: undefined }, 'contest: expected the name of a contest'],
    [{ command: 'toss' }, 'command: expected one of list, export'],
  ])('CE-02 draw rejects the options %j', async (changes, message) => {
    await expect(draw('fall', changes)).rejects.toThrow(message);
  });

  it('CE-01 export writes all entries as CSV, with cells that look like formulas escaped', async () => {
    const west = { ContestId: 'west', Zip: 'V5K0A1' };
    await enter(createEntry({ ...west, Email: "=cmd|'/c'!a@example.ca", NewsletterOptIn: true }));
    await enter(createEntry({ ...west, Email: "'plain@example.ca", Website: '@SUM(1)' }));
    const said = await ask({ command: 'export', contest: 'west', format: 'csv' });
    const [heading, first, second, end] = said.split('\r\n');
    expect(heading).toMatch(/^\uFEFF"id","created_at","created_at_eastern","period","email"/);
    expect(first).toContain(`"'=cmd|'/c'!a@example.ca","V5K0A1","en","HSE","","1"`);
    expect(second).toContain(`"'@SUM(1)"`);
    expect(end).toBe('');
    await server.database.query(
      `insert into sealed_contest_entries (id, contest, period, email, email_key, postal_code, chain, language_preference,
         chances, newsletter_opt_in, request_id)
       select gen_random_uuid(), 'third', 'contest', n || '@x.ca', n || '@x.ca', 'H2X1Y4', 'HSE', 'en', 1, false, 'r'
       from generate_series(1, 1234) n`,
    );
    const many = (await ask({ command: 'export', contest: 'third', format: 'csv' })).split('\r\n');
    expect(many).toHaveLength(1236);
    expect(new Set(many).size).toBe(1236);
  });

  it('CE-01 export writes JSON with Eastern time, limited by since and until, and rejects unknown formats', async () => {
    const call = { command: 'export', contest: 'west', format: 'json' };
    const all = JSON.parse(await ask(call)) as Record<string, unknown>[];
    expect(all).toHaveLength(2);
    expect(all[0]).toMatchObject({ email: "=cmd|'/c'!a@example.ca", newsletter: true });
    expect(all[0]?.created_at_eastern).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d E[SD]T$/);
    const today = new Date().toISOString().slice(0, 10);
    expect(JSON.parse(await ask({ ...call, since: today }))).toHaveLength(2);
    expect(await ask({ ...call, until: today })).toBe('[]\n');
    await expect(ask({ ...call, since: 'monday' })).rejects.toThrow('since: expected a date');
    await expect(ask({ ...call, format: 'xml' })).rejects.toThrow('format: expected one of csv, excel-fr, json');
  });

  it('NM-01 prizes lists each prize with its PIN and winner, also those that no one has claimed', async () => {
    await addPins(server.database, { C1A1MED2: 'a lamp', UNCLA1M2: 'a lamp', N0TH1NG2: '' });
    const winner = await enter(createPinEntry('C1A1MED2'));
    const rows = JSON.parse(await ask({ command: 'prizes', contest: 'pins', format: 'json' })) as object[];
    expect(rows.filter((row) => 'prize' in row && row.prize === 'a lamp')).toEqual([
      expect.objectContaining({ pin: 'C1A1MED2', email: winner.Email, claimed_at: expect.stringMatching(/Z$/) }),
      expect.objectContaining({ pin: 'UNCLA1M2', email: null, claimed_at: null, claimed_at_eastern: null }),
    ]);
    expect(JSON.stringify(rows)).not.toContain('N0TH1NG2');
    await expect(ask({ command: 'prizes', contest: 'west', format: 'csv' })).rejects.toThrow('west has no PINs');
  });

  it('CE-02 draw reports how many places are missing when there are fewer people than places', async () => {
    expect(await draw('west', { isEarly: true, winners: 1, alternates: 4 })).toMatch(
      /^winner 1: .*\nmissing: 4 of 5 places; no one is left to draw\n$/m,
    );
    expect(await draw('west', { isEarly: true, isAgain: true, winners: 1, alternates: 0 })).not.toContain('missing');
  });

  it('CE-01 list shows the contests with their state and counts', async () => {
    const said = await ask({ command: 'list' });
    expect(said).toMatch(/^first: open, 2026-11-02T09:00:00-05:00 to \S+; 1 entries with 1 chances; draw \d+, \d+$/m);
    expect(said).toMatch(
      /^pins: open, .*; 3 entries with 3 chances; 3 of \d+ PINs spent; 2 of \d+ prizes claimed; draw \d+$/m,
    );
  });
});
