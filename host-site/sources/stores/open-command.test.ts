import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { store as model, openDaily } from '../../../widgets/shared/stores/store.fixture.ts';
import type { Store } from '../../../widgets/shared/stores/store.ts';
import { buildCalendar } from './feed-calendar.ts';
import { runOpen } from './open-command.ts';
import { explainOpening } from './open-reasons.ts';
import { UsageError } from './usage-error.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');
function explain(change: Partial<Store>, instant: string) {
  const store = { ...model, ...openDaily([['09:30', '21:00']]), ...change };
  const now = Date.parse(instant);
  const { open, reason } = explainOpening(store, buildCalendar([store], now), now);
  return [open, plain(reason.en), plain(reason.fr)];
}
const at = (province: Store['address']['province'], city = 'Springfield') => ({
  address: { ...model.address, city, province },
});

describe('why a store is open or closed', () => {
  const act = 'Act respecting hours and days of admission to commercial establishments, CQLR c. H-2.1';
  const loi = 'Loi sur les heures et les jours d’admission dans les établissements commerciaux, RLRQ, c. H-2.1';
  const midnight = openDaily([['18:00', '02:00']]);

  it.each<[string, Partial<Store>, string, boolean, string, string]>([
    [
      'its regular hours',
      at('ON'),
      '2026-11-30T12:00:00-05:00',
      true,
      'Regular hours: 9:30 a.m.–9 p.m.',
      'Heures habituelles : de 9 h 30 à 21 h.',
    ],
    [
      'its regular hours, before they begin',
      at('ON'),
      '2026-11-30T09:00:00-05:00',
      false,
      'Outside its regular hours, 9:30 a.m.–9 p.m. Opens at 9:30 a.m.',
      'En dehors de ses heures habituelles, de 9 h 30 à 21 h. Ouvre à 9 h 30.',
    ],
    [
      'a weekday without hours',
      { hours: { ...openDaily([['09:30', '21:00']]).hours, 1: [] } },
      '2026-11-30T12:00:00-05:00',
      false,
      'Closed on this day of the week. Opens tomorrow at 9:30 a.m.',
      'Fermé ce jour de la semaine. Ouvre demain à 9 h 30.',
    ],
    [
      'a morning that the law keeps closed',
      at('QC'),
      '2026-12-26T10:30:00-05:00',
      false,
      `Boxing Day: by law, stores may open only 1 p.m.–5 p.m. (${act}, s. 2(3)). Opens at 1 p.m.`,
      `Lendemain de Noël : la loi ne permet d’ouvrir que de 13 h à 17 h (${loi}, art. 2(3)). Ouvre à 13 h.`,
    ],
    [
      'the rest of that day',
      at('QC'),
      '2026-12-26T13:00:00-05:00',
      true,
      'Boxing Day: open 1 p.m.–5 p.m.',
      'Lendemain de Noël : ouvert de 13 h à 17 h.',
    ],
    [
      'a day on which the law closes stores',
      at('QC'),
      '2027-07-01T23:00:00-04:00',
      false,
      `Canada Day: closed by law (${act}, s. 3(5)). Opens tomorrow at 9:30 a.m.`,
      `Fête du Canada : fermé en vertu de la loi (${loi}, art. 3(5)). Ouvre demain à 9 h 30.`,
    ],
    [
      'the law of a city',
      at('ON', 'Toronto'),
      '2026-07-01T12:00:00-04:00',
      false,
      'Canada Day: closed by law (Toronto Municipal Code, Chapter 510, Holiday Shopping, public holidays). Opens tomorrow at 9:30 a.m.',
      'Fête du Canada : fermé en vertu de la loi (Code municipal de Toronto, chapitre 510 (Holiday Shopping), jours fériés). Ouvre demain à 9 h 30.',
    ],
    [
      'an evening that the law on weekdays ends',
      { ...at('QC'), ...openDaily([['09:30', '23:00']]) },
      '2026-11-30T22:00:00-05:00',
      false,
      `By law, stores may open only 6 a.m.–9 p.m. on this day of the week (${act}, pilot project from March 11, 2026, for a year). Opens tomorrow at 9:30 a.m.`,
      `La loi ne permet d’ouvrir que de 6 h à 21 h ce jour de la semaine (${loi}, projet pilote d’un an à compter du 11 mars 2026). Ouvre demain à 9 h 30.`,
    ],
    [
      'an exemption',
      { ...at('QC'), exemption: 'tourist-area' },
      '2026-12-26T10:30:00-05:00',
      true,
      `Regular hours: 9:30 a.m.–9 p.m. The law does not bind it: store in a tourist area (${act}, s. 13).`,
      `Heures habituelles : de 9 h 30 à 21 h. La loi ne le vise pas : magasin situé dans une zone touristique (${loi}, art. 13).`,
    ],
    [
      'a special day of its own',
      { exceptions: [{ date: '2026-11-30', intervals: [], label: { en: 'Inventory', fr: 'Inventaire' } }] },
      '2026-11-30T12:00:00-05:00',
      false,
      'Special day of the store, Inventory: closed. Opens tomorrow at 9:30 a.m.',
      'Journée particulière du magasin, Inventaire : fermé. Ouvre demain à 9 h 30.',
    ],
    [
      'the night after a late evening',
      midnight,
      '2026-12-01T01:00:00-05:00',
      true,
      'Regular hours: 6 p.m.–2 a.m.',
      'Heures habituelles : de 18 h à 2 h.',
    ],
    [
      'a night that the law ends at midnight',
      { ...midnight, ...at('ON') },
      '2027-01-01T01:00:00-05:00',
      false,
      'New Year’s Day: closed by law (Retail Business Holidays Act, R.S.O. 1990, c. R.30, s. 1(1)(a)). Opens tomorrow at 6 p.m.',
      'Jour de l’An : fermé en vertu de la loi (Loi sur les jours fériés dans le commerce de détail, L.R.O. 1990, chap. R.30, art. 1(1)(a)). Ouvre demain à 18 h.',
    ],
    [
      'its opening day',
      { status: 'opening-soon', opensOn: '2026-12-12' },
      '2026-12-11T12:00:00-05:00',
      false,
      'Before its opening day, December 12, 2026.',
      'Avant son jour d’ouverture, le 12 décembre 2026.',
    ],
    [
      'a temporary closing',
      { status: 'temporarily-closed', reopensOn: '2027-02-01' },
      '2026-12-11T12:00:00-05:00',
      false,
      'Temporarily closed until it reopens on February 1, 2027.',
      'Fermé temporairement jusqu’à sa réouverture, le 1er février 2027.',
    ],
    [
      'no hours at all',
      openDaily([]),
      '2026-12-11T12:00:00-05:00',
      false,
      'No hours are published.',
      'Aucune heure d’ouverture n’est publiée.',
    ],
  ])('SF-08 is %s', (_, change, instant, isOpen, english, french) => {
    expect(explain(change, instant)).toEqual([isOpen, english, french]);
  });

  it('SF-08 is judged by each store’s own clock', () => {
    const instant = '2026-11-30T14:30:00Z';
    expect(explain({ timeZone: 'America/Toronto' }, instant)[0]).toBe(true);
    expect(explain({ ...at('BC'), timeZone: 'America/Vancouver' }, instant)[0]).toBe(false);
    expect(explain({ ...at('QC'), timeZone: 'America/Blanc-Sablon' }, '2026-11-30T13:30:00Z')[0]).toBe(true);
    expect(explain({ ...at('ON'), timeZone: 'America/Atikokan' }, '2027-07-15T13:45:00Z')[0]).toBe(false);
  });
});

describe('npm run stores -- open', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-open-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const retailer = join(folder, 'retailer');
  cpSync('tests/retailers/rivage', retailer, { recursive: true });
  const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
  const row = (number: number, city: string, province: string, place: string, status = '') =>
    [
      number,
      'rivage',
      city,
      city,
      '1 Rue A',
      city,
      province,
      place,
      status,
      ...weekdays.map(() => '9:30-17:00'),
    ].join();
  writeFileSync(
    join(retailer, 'content/stores/feed.csv'),
    [
      `number,brand,name_en,name_fr,line1,city,province,postalCode,lat,lng,status,${weekdays.join()}`,
      row(1, 'Laval', 'QC', 'H7T 1A1,45.57,-73.75'),
      row(2, 'Blanc-Sablon', 'QC', 'G0G 1C0,51.43,-57.13'),
      row(3, 'Moncton', 'NB', 'E1C 1A1,46.09,-64.78'),
      row(4, 'Calgary', 'AB', 'T2P 0A1,51.05,-114.07'),
      row(5, 'Dieppe', 'NB', 'E1A 1A1,46.08,-64.69', 'closed'),
    ].join('\n'),
  );
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['host-site/sources/stores/run-command.ts', 'open', ...args], {
      encoding: 'utf8',
      env: { ...process.env, RETAILER: retailer },
    });

  it('SF-08 lists every published store with why it is open or closed, as JSON, and ends with 0', () => {
    const { status, stdout } = run('--at', '2026-12-26T10:30:00-05:00', '--format', 'json');
    const states = JSON.parse(stdout) as { store: string; open: boolean; reason: Record<string, string> }[];
    expect(states.map(({ store, open }) => [store, open])).toEqual([
      ['rivage-laval-1', false],
      ['rivage-blanc-sablon-2', false],
      ['rivage-moncton-3', false],
      // Alberta’s clocks no longer change: 9:30 there.
      ['rivage-calgary-4', true],
    ]);
    for (const { reason } of states) expect([reason.en, reason.fr]).not.toContain('');
    expect(states[0]?.reason.en).toMatch(/^Boxing Day: by law, .* s\. 2\(3\)/);
    expect(states[2]?.reason.fr).toMatch(
      /^Lendemain de Noël\u00A0: fermé en vertu de la loi \(Loi sur les jours de repos/,
    );
    expect(status).toBe(0);
  });

  it('SF-08 lists the stores of a province and of a brand', { tags: ['full'] }, () => {
    const read = (...args: string[]) => {
      const { stdout } = run('--at', '2026-12-28T15:00:00Z', '--format', 'json', ...args);
      return (JSON.parse(stdout) as { store: string; open: boolean }[]).map(({ store, open }) => `${store} ${open}`);
    };
    // 10 a.m. in Laval, 11 a.m. in Blanc-Sablon.
    expect(read('--province', 'QC')).toEqual(['rivage-laval-1 true', 'rivage-blanc-sablon-2 true']);
    expect(read('--province', 'AB', '--brand', 'rivage')).toEqual(['rivage-calgary-4 false']);
    expect(read('--province', 'YT')).toEqual([]);
  });

  it('SF-03 ends with 2 and a sentence for what it does not understand', () => {
    const { status, stdout, stderr } = run('--at', '2026-12-26');
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^--at is “2026-12-26”: write a date, a time and its offset from UTC.*\n$/);
  });

  it.each([
    [['--at', '2026-12-26T10:30:00'], /^--at is .* such as 2026-12-26T10:30:00-05:00/],
    [['--at', '2026-02-30T10:30:00Z'], /^--at is/],
    [['--at', '2026-12-26T25:30:00Z'], /^--at is/],
    [['--at', ''], /^--at is/],
    [['--province', 'Québec'], /^--province is “Québec”: write one of AB, BC/],
    [['--brand', 'acme'], /^--brand is “acme”: write one of/],
    [['--format', 'xml'], /^--format is “xml”: write one of text, json$/],
    [['--when', 'now'], /--when/],
    [['now'], /now/],
  ])('SF-03 says what to write in place of %j', (args, sentence) => {
    expect(() => runOpen(args)).toThrow(UsageError);
    expect(() => runOpen(args)).toThrow(sentence);
  });
});
