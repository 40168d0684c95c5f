import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDeadDatabase } from '../../../../tests/server/support/failing-database.ts';
import { type PageServer, startPageServer } from '../../../../tests/server/support/page-server.ts';
import { createFolder, writeFiles } from '../../../../tests/server/support/temporary-folder.ts';
import { createConfig } from '../../../../tests/server/support/test-config.ts';
import { createContest, createContests, openInstant } from '../../../../tests/server/support/test-contests.ts';
import { handlerPaths } from '../../../../widgets/shared/brand/endpoints.ts';
import type { ContestDetails } from '../../../../widgets/shared/submissions/contest-details.ts';
import type { Contest } from '../../../sources/contests/contest-file.ts';
import { findContestEnd } from '../../../sources/contests/contest-state.ts';
import { describeContest } from '../../../sources/contests/describe-contest.ts';
import { readContests } from '../../../sources/contests/read-contests.ts';
import type { Row } from '../../database/database.ts';
import { startServer } from '../../start-server.ts';

const { contestsDir, remove } = createContests();
let server: PageServer;
let now = openInstant;
const ask = (query: string, init: RequestInit = {}) =>
  fetch(`${server.origin}${handlerPaths.contestDetails}${query}`, init);

beforeAll(async () => {
  server = await startPageServer({ contestsDir }, { now: () => now });
});
afterAll(async () => {
  await server.close();
  remove();
});

describe('the details of a contest', () => {
  it('CE-01 are returned in English and in French, with CORS headers for any origin', async () => {
    const english = await ask('?contest=fall&locale=en', { headers: { Origin: 'https://other.example' } });
    expect(await english.json()).toEqual({
      id: 'fall',
      hasPin: false,
      state: 'open',
      title: 'Fall',
      opens: 'November\u00a02, 2026 at 9\u00a0a.m. ET',
      closes: 'December\u00a013, 2026 at 11:59\u00a0p.m. ET',
      prizes: ['A spree of $500'],
      eligibility:
        'You may enter if you live in Canada, Québec included, and are at least 18 years old (19 in British Columbia, ' +
        'New Brunswick, Newfoundland and Labrador, Nova Scotia, the Northwest Territories, Nunavut and Yukon).',
      rulesUrl: '/en/contestrules',
      hasSkillQuestion: true,
      memberChances: 3,
    });
    expect(english.headers.get('access-control-allow-origin')).toBe('*');
    expect(english.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(english.headers.get('cache-control')).toBe('public, max-age=60');
    expect(await (await ask('?contest=fall&locale=fr')).json()).toMatchObject({
      opens: '2\u00a0novembre 2026 à 9\u00a0h (heure de l’Est)',
      closes: '13\u00a0décembre 2026 à 23\u00a0h\u00a059 (heure de l’Est)',
      prizes: ['Une virée de 500\u00a0$'],
      eligibility:
        'Vous pouvez participer si vous résidez au Canada, y compris au Québec, et avez au moins 18\u00a0ans (19\u00a0ans en ' +
        'Colombie-Britannique, au Nouveau-Brunswick, à Terre-Neuve-et-Labrador, en Nouvelle-Écosse, dans les ' +
        'Territoires du Nord-Ouest, au Nunavut et au Yukon).',
      rulesUrl: '/fr/contestrules',
    });
  });

  it('LOC-03 are returned in the language of Accept-Language when the request has no locale', async () => {
    const response = await ask('?contest=fall', { headers: { 'Accept-Language': 'fr-CA' } });
    expect(await response.json()).toMatchObject({ title: 'Automne' });
    expect(response.headers.get('vary')).toContain('Accept-Language');
  });

  it.each([
    ['', 'There is no contest ""'],
    ['?contest=none', 'There is no contest "none"'],
    ['?contest=__proto__', 'There is no contest "__proto__"'],
    ['?contest=../fall', 'There is no contest "../fall"'],
    ['?contest=%00', 'There is no contest "\0"'],
    ['?contest=pins&pin=false', 'The contest "pins" needs a PIN: use <vitrine-new-movers contest="pins">'],
    ['?contest=fall&pin=true', 'The contest "fall" has no PINs: use <vitrine-contest-entry contest="fall">'],
    ['?contest=fall&brand=marshalls', 'The contest "fall" is not for the brand "marshalls", only for vitrine, winners'],
  ])('API-03 return 404 for %j with the reason in the response', async (query, reason) => {
    const response = await ask(query, { headers: { Origin: 'https://other.example' } });
    const body = { status: -1, message: 'ERROR_BAD_REQUEST', code: 'unknown-contest', reason };
    expect([response.status, await response.json()]).toEqual([404, body]);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it.each(['contest=fall&pin=false&brand=winners', 'contest=pins&pin=true'])(
    'CE-01 return 200 for %j',
    async (query) => {
      expect((await ask(`?${query}`)).status).toBe(200);
    },
  );

  it('return 200 to HEAD and 405 to POST', async () => {
    expect((await ask('?contest=fall', { method: 'HEAD' })).status).toBe(200);
    expect((await ask('?contest=fall', { method: 'POST' })).status).toBe(405);
  });

  it('CE-01 have a cache lifetime that ends at the next change of the contest’s state', async () => {
    const seen = [];
    for (const at of [
      '2026-11-02T08:59:50-05:00',
      '2026-11-02T09:00:00-05:00',
      '2026-12-13T23:59:59.500-05:00',
      '2027-01-01T00:00:00Z',
    ]) {
      now = Date.parse(at);
      const response = await ask('?contest=fall&locale=en');
      const { state } = await response.json();
      seen.push([state, response.headers.get('cache-control')]);
    }
    now = openInstant;
    expect(seen).toEqual([
      ['before', 'public, max-age=10'],
      ['open', 'public, max-age=60'],
      ['open', 'public, max-age=1'],
      ['closed', 'public, max-age=60'],
    ]);
  });

  it('name the regions of a contest that is not open to all of Canada, and times in its time zone', () => {
    const contest = createContest({
      regions: ['QC', 'ON', 'PE'],
      minimumAge: { QC: 18, ON: 18, PE: 18 },
      zone: 'America/St_Johns',
      opens: '2026-07-01T14:30:00Z',
      closes: '2026-07-02T14:30:00Z',
      prizes: [
        { count: 1500, value: 1000, words: { en: '{count} cards of {value}', fr: '{count} cartes de {value}' } },
      ],
    });
    expect(describeContest(contest, 'en', 0)).toMatchObject({
      opens: 'July\u00a01, 2026 at noon NT',
      prizes: ['1,500 cards of $1,000'],
      eligibility:
        'You may enter if you live in Québec, Ontario or Prince Edward Island and are at least 18 years old.',
    });
    expect(describeContest(contest, 'fr', 0)).toMatchObject({
      opens: '1er\u00a0juillet 2026 à midi (heure de Terre-Neuve)',
      prizes: ['1\u00a0500 cartes de 1\u00a0000\u00a0$'],
      eligibility:
        'Vous pouvez participer si vous résidez au Québec, en Ontario ou à l’Île-du-Prince-Édouard et avez au moins 18\u00a0ans.',
    });
  });
});

describe('the details of a contest that shows counts', () => {
  const folder = createFolder();
  const shows: Contest['shows'] = ['entries', 'timeLeft'];
  let counts: { count: number }[] | Error | Promise<never> = [];
  let asked = 0;
  let own: PageServer;
  const database = createDeadDatabase();
  database.query = async <T extends Row>() => {
    asked += 1;
    if (counts instanceof Error) throw counts;
    return (await counts) as unknown as T[];
  };
  const read = async (contest: string) => {
    const response = await fetch(`${own.origin}${handlerPaths.contestDetails}?contest=${contest}&locale=en`);
    return { ...((await response.json()) as ContestDetails), cache: response.headers.get('cache-control') };
  };

  beforeAll(async () => {
    const contests = [
      createContest({ shows }),
      createContest({ id: 'time', shows: ['timeLeft'] }),
      createContest({ id: 'entries', shows: ['entries'] }),
    ];
    writeFiles(folder.path, Object.fromEntries(contests.map((each) => [`${each.id}.json`, JSON.stringify(each)])));
    own = await startPageServer({ contestsDir: folder.path }, { now: () => now, database });
  });
  afterAll(async () => {
    await own.close();
    folder.remove();
  });

  it('have the number of entries and the seconds left by the server’s clock, which are not cached', async () => {
    now = Date.parse('2026-12-13T23:59:30-05:00');
    counts = [{ count: 1234 }];
    expect(await read('fall')).toMatchObject({
      counts: { entries: 1234, secondsLeft: 30 },
      cache: 'no-store',
    });
    expect(await read('entries')).toMatchObject({ counts: { entries: 1234 }, cache: 'public, max-age=10' });
    now += 25_000;
    expect(await read('fall')).toMatchObject({ counts: { secondsLeft: 5 }, cache: 'no-store' });
    expect(await read('entries')).toMatchObject({ cache: 'public, max-age=5' });
    now += 5000;
    expect(await read('fall')).toMatchObject({ state: 'closed', counts: {}, cache: 'public, max-age=60' });
  });

  it('count entries at most every ten seconds, and not at all when only the time left is shown', async () => {
    now = openInstant;
    asked = 0;
    counts = [{ count: 1 }];
    await Promise.all(Array.from({ length: 5 }, () => read('fall')));
    counts = [{ count: 2 }];
    now += 9999;
    expect((await read('fall')).counts?.entries).toBe(1);
    now += 1;
    expect((await read('fall')).counts?.entries).toBe(2);
    expect((await read('time')).counts).toEqual({ secondsLeft: expect.any(Number) });
    expect(asked).toBe(2);
  });

  it('leave the count out when the database fails or does not respond', async () => {
    now = openInstant + 60_000;
    counts = new Error('down');
    expect((await read('fall')).counts).toEqual({ secondsLeft: expect.any(Number) });
    now += 60_000;
    counts = new Promise(() => undefined);
    expect((await read('fall')).counts).toEqual({ secondsLeft: expect.any(Number) });
  });
});

describe('readContests', () => {
  it('CE-01 reads every contest of the site, and describeContest returns its state', () => {
    const folder = 'host-site/retailers/vitrine/content/contests';
    const contests = readContests(folder);
    const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
    expect([...contests.keys()].map((id) => `${id}.json`)).toEqual(files.sort());
    for (const contest of contests.values()) {
      const [opens, end] = [Date.parse(contest.opens), findContestEnd(contest)];
      const states = [opens - 1, opens, end - 1, end].map((at) => describeContest(contest, 'fr', at).state);
      expect(states, contest.id).toEqual(['before', 'open', 'open', 'closed']);
    }
  });

  it.each<[string, unknown, string]>([
    ['text that is not JSON', '{"id":', 'fall.json: (whole): not JSON'],
    ['a list', [], 'fall.json: (whole): '],
    [
      'an id that is not the file name',
      createContest({ id: 'autumn' }),
      'fall.json: id: must be the name of the file, fall',
    ],
    ['an id of more than 64 characters', createContest({ id: 'a'.repeat(65) }), 'fall.json: id: 64 characters at most'],
    [
      'an instant without a zone',
      createContest({ opens: '2026-11-02T09:00:00' }),
      'opens: must be a date and time such as',
    ],
    [
      'an end before its start',
      createContest({ closes: '2026-11-02T09:00:00-05:00' }),
      'closes: must be after the beginning',
    ],
    ['an unknown time zone', createContest({ zone: 'America/Montcalm' }), 'zone: must be a time zone such as'],
    [
      'a region without an age',
      createContest({ minimumAge: { QC: 18 } }),
      'minimumAge: must have an age for every region',
    ],
    [
      'a prize with an unknown placeholder',
      { ...createContest(), prizes: [{ count: 1, value: 1, words: { en: '{sum}', fr: 'x' } }] },
      'prizes.0.words.en: must have no placeholders but',
    ],
    ['a title in one language', { ...createContest(), title: { en: 'Fall' } }, 'title.fr: '],
    ['an unknown field', { ...createContest(), colour: 'red' }, 'colour'],
    [
      'a javascript: URL of the rules',
      createContest({ rulesUrl: { en: 'javascript:alert(1)', fr: '/fr' } }),
      'rulesUrl.en: must be an https:// address or a path',
    ],
    ['an unknown brand', { ...createContest(), brands: ['elsewhere'] }, 'brands.0: '],
  ])(
    'CE-01 prevents the server from starting for %s, with an error that names the file and the field',
    async (_what, content, message) => {
      const folder = createFolder();
      writeFiles(folder.path, { 'fall.json': typeof content === 'string' ? content : JSON.stringify(content) });
      await expect(startServer(createConfig({ contestsDir: folder.path }))).rejects.toThrow(message);
      await expect(startServer(createConfig({ contestsDir: folder.path }))).rejects.toThrow(
        join(folder.path, 'fall.json'),
      );
      folder.remove();
    },
  );

  it('reports every problem of every file in one error', () => {
    const folder = createFolder();
    const wrong = { closes: '2026-11-01T00:00:00Z', minimumAge: {}, zone: 'Mars', pins: 3, period: 'year' };
    writeFiles(folder.path, {
      'fall.json': JSON.stringify({ ...createContest(), ...wrong }),
      'gone.json': JSON.stringify({ ...createContest({ id: 'gone' }), opens: 'soon' }),
      'right.json': JSON.stringify(createContest({ id: 'right' })),
    });
    const read = () => readContests(folder.path);
    for (const problem of [
      'fall.json: zone: must be a time zone',
      'period: must be one of: contest, day, week',
      'closes: must be after the beginning',
      'pins: only allowed with hasPin',
      'minimumAge: must have an age for every region',
      'gone.json: opens: must be a date and time such as',
    ])
      expect(read).toThrow(problem);
    expect(read).not.toThrow(/gone\.json:.*closes|right\.json/);
    folder.remove();
  });

  it('names a folder that does not exist in its error', () => {
    expect(() => readContests('/nonexistent')).toThrow('/nonexistent: ENOENT');
  });
});
