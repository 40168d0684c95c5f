import { afterEach, describe, expect, it } from 'vitest';
import { type Locale, locales } from '../locale/locale.ts';
import { createTranslate } from '../locale/messages.ts';
import { addDays } from './calendar-date.ts';
import { listDays, readDay } from './day-hours.ts';
import { describeDay, formatDate, formatWeekday } from './format-days.ts';
import { formatIntervals } from './format-hours.ts';
import { getOpening, isOpenAt } from './opening.ts';
import { describeOpening } from './opening-status.ts';
import { store as anyStore, openDaily } from './store.fixture.ts';
import type { Interval, Store } from './store.ts';
import type { StoreCalendar } from './store-calendar.ts';
import { messages as en } from './store-messages.en.ts';
import { messages as fr } from './store-messages.fr.ts';

const translate = { en: createTranslate(en as never), fr: createTranslate(fr as never) };
const none: readonly Interval[] = [];
const store: Store = { ...anyStore, hours: { ...anyStore.hours, 0: [['11:00', '17:00']] } };
const calendar: StoreCalendar = {
  zones: {
    'America/Toronto': [
      [Date.UTC(2026, 9, 1), -240],
      [Date.UTC(2026, 10, 1, 6), -300],
      [Date.UTC(2027, 2, 14, 7), -240],
    ],
  },
  holidays: {
    ON: [
      { date: '2026-12-25', name: { en: 'Christmas Day', fr: 'Noël' }, hours: [] },
      { date: '2026-12-26', name: { en: 'Boxing Day', fr: 'lendemain de Noël' }, hours: [['10:00', '18:00']] },
      { date: '2026-12-27', name: { en: 'Some Day', fr: 'Un jour' }, hours: [['10:00', '18:00']] },
      { date: '2027-02-15', name: { en: 'Family Day', fr: 'jour de la Famille' } },
    ],
  },
};

/** The opening text of a store at a local time of Toronto in winter. */
function tell(change: Partial<Store>, local: string, locale: Locale = 'en'): string {
  const now = Date.parse(`${local}:00-05:00`);
  return describeOpening(getOpening({ ...store, ...change }, calendar, now), locale, translate[locale]).replaceAll(
    '\u00A0',
    ' ',
  );
}

it('SF-08 isOpenAt agrees with readOpening at every half hour of a month with holidays and unusual hours', {
  tags: ['full'],
}, () => {
  const changes: Partial<Store>[] = [
    {},
    openDaily([['00:00', '00:00']]),
    openDaily([['18:00', '03:00']]),
    openDaily([
      ['09:00', '12:00'],
      ['13:30', '17:00'],
    ]),
    openDaily([]),
    { status: 'closed' },
    { timeZone: 'Nowhere' },
    { status: 'opening-soon', opensOn: '2026-12-10' },
    { status: 'temporarily-closed', reopensOn: '2026-12-10' },
    { exceptions: [{ date: '2026-12-05', intervals: [['06:00', '02:00']] }] },
  ];
  const start = Date.parse('2026-12-01T00:00:00-05:00');
  for (const change of changes) {
    for (let hours = 0; hours < 24 * 31; hours += 0.5) {
      const [changed, now] = [{ ...store, ...change }, start + hours * 3_600_000];
      const isOpen = getOpening(changed, calendar, now).state === 'open';
      if (isOpenAt(changed, calendar, now) !== isOpen) expect([change, hours]).toBe(isOpen);
    }
  }
});

describe('the opening status of a store', () => {
  // 2026-11-23 is a Monday.
  it.each([
    ['2026-11-23T08:59', 'Opens at 9 a.m.', 'Ouvre à 9 h'],
    ['2026-11-23T09:00', 'Open until 9 p.m.', 'Ouvert jusqu’à 21 h'],
    ['2026-11-23T20:59', 'Open until 9 p.m.', 'Ouvert jusqu’à 21 h'],
    ['2026-11-23T21:00', 'Opens tomorrow at 9 a.m.', 'Ouvre demain à 9 h'],
    ['2026-11-28T22:00', 'Opens tomorrow at 11 a.m.', 'Ouvre demain à 11 h'],
  ])('SF-08 at %s is “%s” and “%s”', (local, english, french) => {
    expect([tell({}, local), tell({}, local, 'fr')]).toEqual([english, french]);
  });

  it.each([
    [
      [
        ['09:00', '12:00'],
        ['13:30', '17:00'],
      ],
      '12:10',
      'Opens at 1:30 p.m.',
      'Ouvre à 13 h 30',
    ],
    [
      [
        ['09:00', '12:00'],
        ['13:30', '17:00'],
      ],
      '10:00',
      'Open until noon',
      'Ouvert jusqu’à midi',
    ],
    [[['12:00', '00:00']], '23:59', 'Open until midnight', 'Ouvert jusqu’à minuit'],
    [[['18:00', '02:00']], '00:30', 'Open until 2 a.m.', 'Ouvert jusqu’à 2 h'],
    [[['18:00', '02:00']], '23:30', 'Open until 2 a.m.', 'Ouvert jusqu’à 2 h'],
    [[['18:00', '02:00']], '02:00', 'Opens at 6 p.m.', 'Ouvre à 18 h'],
    [[['00:00', '00:00']], '03:00', 'Open 24 hours', 'Ouvert 24 heures'],
    [[], '12:00', 'Call the store for hours', 'Appelez le magasin pour connaître ses heures'],
  ] as const)('SF-08 with %j every day, on a Monday at %s, is “%s” and “%s”', (intervals, time, english, french) => {
    const at = `2026-11-23T${time}`;
    const hours = openDaily(intervals as readonly Interval[]);
    expect([tell(hours, at), tell(hours, at, 'fr')]).toEqual([english, french]);
  });

  it('SF-08 is open past midnight into a day on which the store is closed', () => {
    const night = { hours: { ...store.hours, 5: [['18:00', '02:00']] as const, 6: none } };
    expect(tell(night, '2026-11-28T01:59')).toBe('Open until 2 a.m.');
    expect(tell(night, '2026-11-28T02:00')).toBe('Opens tomorrow at 11 a.m.');
  });

  it('SF-08 has the right closing time in the night when the clocks change', () => {
    const night = openDaily([['22:00', '03:00']]);
    const opening = getOpening({ ...store, ...night }, calendar, Date.parse('2026-11-01T05:30:00Z'));
    expect(opening).toMatchObject({
      state: 'open',
      closes: { instant: Date.parse('2026-11-01T08:00:00Z'), minutes: 180 },
    });
  });

  it('SF-08 names the closing day, or the date after a week, of a store that is otherwise open around the clock', () => {
    const long = { hours: { ...openDaily([['00:00', '00:00']]).hours, 6: [['00:00', '18:00']] as const } };
    expect(tell(long, '2026-11-23T12:00')).toBe('Open until Saturday at 6 p.m.');
    expect(tell(long, '2026-11-23T12:00', 'fr')).toBe('Ferme samedi à 18 h');
    // More than a week ahead, the date.
    const closed = { ...openDaily([['00:00', '00:00']]), exceptions: [{ date: '2026-12-05', intervals: none }] };
    expect(tell(closed, '2026-11-23T12:00')).toBe('Open until December 4 at midnight');
    expect(tell(closed, '2026-11-23T12:00', 'fr')).toBe('Ferme à minuit le 4 décembre');
  });

  it('SF-08 names midnight after the evening, not after the day that it begins', () => {
    const long = { hours: { ...openDaily([['00:00', '00:00']]).hours, 5: none } };
    expect(tell(long, '2026-11-23T12:00')).toBe('Open until Thursday at midnight');
    expect(tell(long, '2026-11-23T12:00', 'fr')).toBe('Ferme à minuit jeudi');
    expect(tell(long, '2026-11-25T12:00')).toBe('Open until Thursday at midnight');
    expect(tell(long, '2026-11-26T00:00')).toBe('Open until midnight');
  });

  it('SF-08 names midnight after the evening when it opens a store, too', () => {
    const early = { hours: { ...openDaily(none).hours, 5: [['00:00', '18:00']] as const } };
    expect(tell(early, '2026-11-26T22:00')).toBe('Opens at midnight');
    expect(tell(early, '2026-11-26T22:00', 'fr')).toBe('Ouvre à minuit');
    expect(tell(early, '2026-11-25T22:00')).toBe('Opens tomorrow at midnight');
    expect(tell(early, '2026-11-23T12:00')).toBe('Opens Thursday at midnight');
    expect(tell(early, '2026-11-23T12:00', 'fr')).toBe('Ouvre jeudi à minuit');
  });

  it.each([
    ['2026-12-24T22:00', 'Opens Saturday at 10 a.m.', 'Ouvre samedi à 10 h'],
    ['2026-12-25T12:00', 'Closed for Christmas Day. Opens tomorrow at 10 a.m.', 'Fermé : Noël. Ouvre demain à 10 h'],
    ['2026-12-26T09:30', 'Opens at 10 a.m. on Boxing Day', 'Ouvre à 10 h : lendemain de Noël'],
    ['2026-12-26T17:59', 'Open until 6 p.m. on Boxing Day', 'Ouvert jusqu’à 18 h : lendemain de Noël'],
    ['2026-12-26T18:00', 'Opens tomorrow at 11 a.m.', 'Ouvre demain à 11 h'],
    ['2026-12-27T10:30', 'Opens at 11 a.m.', 'Ouvre à 11 h'],
    ['2027-02-15T12:00', 'Open until 9 p.m.', 'Ouvert jusqu’à 21 h'],
  ])('SF-08 around holidays, at %s, is “%s” and “%s”', (local, english, french) => {
    expect([tell({}, local), tell({}, local, 'fr')]).toEqual([english, french]);
  });

  it('SF-08 a holiday never makes hours longer, and is no reason on a day without hours', () => {
    expect(tell({ hours: { ...store.hours, 5: none } }, '2026-12-25T12:00')).toBe('Opens tomorrow at 10 a.m.');
    expect(readDay(store, calendar, '2026-12-27').intervals).toEqual([['11:00', '17:00']]);
  });

  it('SF-08 follows an exception of the store rather than the holiday and the weekday', () => {
    const exceptions = [
      { date: '2026-12-25', intervals: [['12:00', '15:00']] as const },
      { date: '2026-11-23', intervals: none, label: { en: 'Inventory', fr: 'Inventaire' } },
    ];
    expect(tell({ exceptions }, '2026-12-25T13:00')).toBe('Open until 3 p.m.');
    expect(tell({ exceptions }, '2026-11-23T13:00')).toBe('Opens tomorrow at 9 a.m.');
  });

  it.each([
    [{ status: 'temporarily-closed' }, 'Temporarily closed', 'Fermé temporairement'],
    [
      { status: 'temporarily-closed', reopensOn: '2026-12-01' },
      'Temporarily closed, reopens December 1',
      'Fermé temporairement, réouverture le 1er décembre',
    ],
    [{ status: 'temporarily-closed', reopensOn: '2026-11-23' }, 'Open until 9 p.m.', 'Ouvert jusqu’à 21 h'],
    [{ status: 'opening-soon' }, 'Opening soon', 'Ouverture prochaine'],
    [{ status: 'opening-soon', opensOn: '2026-11-28' }, 'Opens November 28', 'Ouverture le 28 novembre'],
    [{ status: 'opening-soon', opensOn: '2027-09-01' }, 'Opens September 1, 2027', 'Ouverture le 1er septembre 2027'],
    [{ status: 'opening-soon', opensOn: '2026-11-23' }, 'Open until 9 p.m.', 'Ouvert jusqu’à 21 h'],
    [{ status: 'closed' }, 'Closed', 'Fermé'],
    [{ timeZone: 'America/Nowhere' }, 'Call the store for hours', 'Appelez le magasin pour connaître ses heures'],
  ] as const)('SF-08 with %j, on a Monday at noon, is “%s” and “%s”', (change, english, french) => {
    expect([tell(change, '2026-11-23T12:00'), tell(change, '2026-11-23T12:00', 'fr')]).toEqual([english, french]);
  });

  it('SF-08 ends the evening before a holiday at midnight, when the store is closed on the holiday', () => {
    const late = openDaily([['18:00', '02:00']]);
    expect(tell(late, '2026-12-24T23:00')).toBe('Open until midnight');
    expect(tell(late, '2026-12-25T00:30')).toMatch(/^Closed for Christmas Day/);
    expect(tell(late, '2026-12-29T01:00')).toBe('Open until 2 a.m.');
    const party = [{ date: '2026-12-25', intervals: [['00:00', '02:00']] as const }];
    expect(tell({ ...late, exceptions: party }, '2026-12-25T00:30')).toBe('Open until 2 a.m.');
  });

  it('SF-08 names the date of the next opening after more than a week of closed days', () => {
    const exceptions = Array.from({ length: 9 }, (_, at) => ({ date: addDays('2026-11-23', at), intervals: none }));
    expect(tell({ exceptions }, '2026-11-23T12:00')).toBe('Opens December 2 at 9 a.m.');
    expect(tell({ exceptions }, '2026-11-23T12:00', 'fr')).toBe('Ouvre le 2 décembre à 9 h');
  });
});

describe('opening hours in words', () => {
  it.each([
    [[['09:00', '21:00']], '9 a.m.–9 p.m.', 'de 9 h à 21 h'],
    [[['09:30', '17:05']], '9:30 a.m.–5:05 p.m.', 'de 9 h 30 à 17 h 05'],
    [
      [
        ['09:00', '12:00'],
        ['13:00', '00:00'],
      ],
      '9 a.m.–noon and 1 p.m.–midnight',
      'de 9 h à midi et de 13 h à minuit',
    ],
    [[['12:30', '00:15']], '12:30 p.m.–12:15 a.m.', 'de 12 h 30 à 0 h 15'],
    [[['00:00', '00:00']], 'open 24 hours', 'ouvert 24 heures'],
    [[], 'closed', 'fermé'],
  ] as const)(
    'LOC-06 are for %j “%s” and “%s”, without a space that can break a line within a time',
    (intervals, english, french) => {
      const read = (locale: Locale) => formatIntervals(intervals as readonly Interval[], translate[locale]);
      expect(read('en').replaceAll('\u00A0', ' ').replaceAll('\u2060', '')).toBe(english);
      expect(read('fr').replaceAll('\u00A0', ' ')).toBe(french);
      expect(read('fr')).not.toMatch(/\d h|h \d/);
      expect(read('en')).not.toMatch(/\d [ap]\.m/);
      // A line never breaks within a range either.
      expect(read('en')).not.toMatch(/–(?!\u2060)/);
      expect(read('fr')).not.toMatch(/de \d| à /);
    },
  );

  it('LOC-06 name a holiday, and say that hours may differ where its hours are unknown', () => {
    const [friday] = listDays(store, calendar, '2026-12-25', 7);
    const familyDay = readDay(store, calendar, '2027-02-15');
    expect(friday && describeDay(friday, 'fr', translate.fr)).toBe('Noël');
    expect(describeDay(familyDay, 'en', translate.en)).toBe('Family Day: hours may differ');
    expect(describeDay(familyDay, 'fr', translate.fr)).toBe('Jour de la Famille\u00A0: les heures peuvent changer');
    expect(describeDay(readDay(store, calendar, '2027-02-16'), 'en', translate.en)).toBe('');
  });
});

describe('names of weekdays and months', () => {
  it.each(locales)('are those of Intl.DateTimeFormat on every day of a year (%s)', (locale) => {
    const nameOf = (date: string, options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(`${locale}-CA`, { ...options, timeZone: 'UTC' }).format(Date.parse(date));
    const t = translate[locale];
    for (let day = 0; day < 365; day += 1) {
      const date = addDays('2027-01-01', day);
      expect(formatWeekday(date, t)).toBe(nameOf(date, { weekday: 'long' }));
      expect(formatDate({ date, daysAway: 7 }, t)).toContain(nameOf(date, { month: 'long' }));
    }
  });
});

describe('readOpening and describeOpening', () => {
  const { DateTimeFormat } = Intl;
  afterEach(() => {
    Intl.DateTimeFormat = DateTimeFormat;
  });

  it('SF-08 never create an Intl.DateTimeFormat, whose time-zone data may be old on the device', () => {
    let count = 0;
    Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
      construct: (target, [locale, options]) => {
        count += 1;
        return new target(locale, options);
      },
    });
    const openings: [Partial<Store>, string][] = [
      [{}, '2026-11-23T12:00'],
      [{}, '2026-11-28T22:00'],
      [{}, '2026-12-24T22:00'],
      [{ status: 'opening-soon', opensOn: '2027-01-01' }, '2026-11-23T12:00'],
    ];
    for (const [change, local] of openings) {
      const opening = getOpening({ ...store, ...change }, calendar, Date.parse(`${local}:00-05:00`));
      describeOpening(opening, 'fr', translate.fr);
    }
    expect(count).toBe(0);
  });
});
