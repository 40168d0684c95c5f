import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Interval } from '../../../../../widgets/shared/stores/store.ts';
import { readDayHours } from './read-day-hours.ts';
import { readSpecialHours } from './read-special-hours.ts';
import { readStructuredHours } from './read-structured-hours.ts';
import { readWeekHours } from './read-week-hours.ts';

/** `09:30-12:00 13:00-21:00`, `closed`, or the code of the problem. */
function show(text: string): string {
  const read = readDayHours(text);
  if ('problem' in read) return read.problem.code;
  return read.intervals.map((times) => times.join('-')).join(' ') || 'closed';
}

describe('hours of a day in a foreign file', () => {
  it.each([
    ['09:30 - 21:00', '09:30-21:00'],
    ['9h30-21h', '09:30-21:00'],
    ['9 h 30 à 21 h', '09:30-21:00'],
    ['9\u202Fh\u00A030 – 21\u00A0h', '09:30-21:00'],
    ['de 10 h à 12 h et de 14 h à 19 h', '10:00-12:00 14:00-19:00'],
    ['Ouvert de 9 h à midi', '09:00-12:00'],
    ['9:00 AM-9:00 PM', '09:00-21:00'],
    ['9 a.m.–9 p.m.', '09:00-21:00'],
    ['9:00 a. m. to 5:00 p. m.', '09:00-17:00'],
    ['11am-midnight', '11:00-00:00'],
    ['noon-5', '12:00-17:00'],
    ['10:00:00-12:00:00, 13:00:00-14:00:00', '10:00-12:00 13:00-14:00'],
    ['09.30-21.00', '09:30-21:00'],
    ['0930-2100', '09:30-21:00'],
    ['09:00h-17:00h', '09:00-17:00'],
    ['09:30-12:00;13:00-21:00', '09:30-12:00 13:00-21:00'],
    ['09:30-12:00 13:00-21:00', '09:30-12:00 13:00-21:00'],
    ['10h-12h/14h-19h', '10:00-12:00 14:00-19:00'],
    ['9-12 & 1-5', '09:00-12:00 13:00-17:00'],
    ['９:００-１７:００', '09:00-17:00'],
  ])('SF-03 “%s” is %s', (text, expected) => expect(show(text)).toBe(expected));

  it.each([
    ['10:00-5:00', '10:00-17:00'],
    ['9-5', '09:00-17:00'],
    ['12-5', '12:00-17:00'],
    ['9-6', '09:00-18:00'],
    ['9-9', '09:00-21:00'],
    ['9.30-6', '09:30-18:00'],
    ['1-5', '13:00-17:00'],
    ['9-5pm', '09:00-17:00'],
    ['1-4pm', '13:00-16:00'],
    ['10am-5', '10:00-17:00'],
    ['9am-9', '09:00-21:00'],
    ['10-1, 2-4', '10:00-13:00 14:00-16:00'],
    ['10am-12pm, 3-5', '10:00-12:00 15:00-17:00'],
    ['8-10, 11-4', '08:00-10:00 11:00-16:00'],
    ['09:00-05:00', '09:00-17:00'],
  ])('SF-03 “%s” ends in the afternoon: %s', (text, expected) => expect(show(text)).toBe(expected));

  it.each([
    ['18:00-02:00', '18:00-02:00'],
    ['11:00-02:00', '11:00-02:00'],
    ['6pm-2am', '18:00-02:00'],
    ['18-2', '18:00-02:00'],
    ['22:00-06:00', '22:00-06:00'],
    ['07:00-24:00', '07:00-00:00'],
    ['13:00-17:00, 09:00-12:00', '09:00-12:00 13:00-17:00'],
    ['09:00-12:00 12:00-17:00', '09:00-17:00'],
  ])('SF-03 “%s” stays past midnight, or in its order: %s', (text, expected) => expect(show(text)).toBe(expected));

  it.each(['fermé', 'Fermé.', 'FERMÉE', 'Closed', 'closed all day', 'x', 'X', '-', '–', 'off'])(
    'SF-03 “%s” is closed',
    (text) => expect(show(text)).toBe('closed'),
  );

  it.each([
    '24 h',
    '24h/24',
    '24/7',
    '24 hours',
    'Open 24 hours',
    '24hr',
    '24 heures sur 24',
    '00:00-24:00',
    '00:00-23:59',
    '0h-24h',
  ])('SF-03 “%s” is open for 24 hours', (text) => expect(show(text)).toBe('00:00-00:00'));

  it.each([
    ['', 'hoursEmpty'],
    ['21:00-09:00', 'closesBeforeOpens'],
    ['9 am-5 am', 'closesBeforeOpens'],
    ['12:00-13:00 12:30-14:00', 'hoursOverlap'],
    ['7-11', 'halfOfDayUnknown'],
    ['12-12', 'halfOfDayUnknown'],
    ['by appointment', 'hoursUnreadable'],
    ['sur rendez-vous', 'hoursUnreadable'],
    ['9:00-17:00 (sauf fériés)', 'hoursUnreadable'],
    ['9:60-12:00', 'hoursUnreadable'],
    ['9:30-', 'hoursUnreadable'],
    ['n/a', 'hoursUnreadable'],
    ['9', 'hoursUnreadable'],
  ])('SF-03 “%s” is refused: %s', (text, code) => expect(show(text)).toBe(code));

  it('SF-03 come back from every spelling of intervals', () => {
    const minute = fc.constantFrom(0, 15, 30, 45);
    const interval = fc.tuple(fc.integer({ min: 7, max: 11 }), minute, fc.integer({ min: 13, max: 23 }), minute);
    const two = (value: number) => String(value).padStart(2, '0');
    const english = (hour: number, min: number) =>
      `${hour % 12 || 12}${min ? `:${two(min)}` : ''} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
    const spellings: Record<string, (hour: number, min: number) => string> = {
      colon: (hour, min) => `${two(hour)}:${two(min)}`,
      plain: (hour, min) => `${hour}:${two(min)}`,
      french: (hour, min) => `${hour} h${min ? ` ${two(min)}` : ''}`,
      short: (hour, min) => `${hour}h${min ? two(min) : ''}`,
      military: (hour, min) => `${two(hour)}${two(min)}`,
      point: (hour, min) => `${two(hour)}.${two(min)}`,
      english,
      excel: (hour, min) => `${two(hour)}:${two(min)}:00`,
    };
    const joins = ['-', ' - ', '–', ' à ', ' to ', ' au '];
    fc.assert(
      fc.property(
        interval,
        fc.constantFrom(...Object.keys(spellings)),
        fc.constantFrom(...joins),
        (times, name, join) => {
          const [fromHour, fromMinute, toHour, toMinute] = times;
          const write = spellings[name] as (hour: number, min: number) => string;
          const text = write(fromHour, fromMinute) + join + write(toHour, toMinute);
          expect([text, show(text)]).toEqual([
            text,
            `${two(fromHour)}:${two(fromMinute)}-${two(toHour)}:${two(toMinute)}`,
          ]);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('SF-03 never end before they begin, nor overlap, whatever is read', () => {
    const piece = fc.constantFrom(
      '9',
      '12',
      '5',
      '21',
      '00',
      ':00',
      ':30',
      ' h ',
      '-',
      ' à ',
      'am',
      'pm',
      ', ',
      'fermé',
      ' ',
      '/',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const read = readDayHours(pieces.join(''));
        if ('problem' in read) return;
        for (const [at, [opens, closes]] of read.intervals.entries()) {
          expect([opens, closes].join()).toMatch(/^([01]\d|2[0-3]):[0-5]\d,([01]\d|2[0-3]):[0-5]\d$/);
          const next = read.intervals[at + 1];
          if (next) expect(opens < closes && closes < next[0]).toBe(true);
        }
      }),
      { numRuns: 3000 },
    );
  });
});

/** Monday to Sunday; a day that isn't named is a dot. */
function showWeek(text: string, isOsm = false): string {
  const read = readStructuredHours(text) ?? readWeekHours(text, isOsm);
  if ('problem' in read) return read.problem.code;
  const format = (intervals: readonly Interval[] | undefined) =>
    intervals === undefined ? '.' : intervals.map((times) => times.join('-')).join('+') || 'x';
  return [1, 2, 3, 4, 5, 6, 0].map((day) => format(read.week[day as 0])).join(' ');
}
const nine = '09:00-17:00';
const five = (hours: string) => Array.from({ length: 5 }, () => hours).join(' ');

describe('hours of a week in one cell', () => {
  it.each([
    ['Mon-Fri 9-5; Sat 10-5', `${five(nine)} 10:00-17:00 .`],
    ['lun.–ven. 9 h–21 h, sam. 9 h–17 h, dim. fermé', `${five('09:00-21:00')} ${nine} x`],
    ['Lundi au vendredi : 9h à 17h\nSamedi : 9h à 17h', `${five(nine)} ${nine} .`],
    ['Mon, Wed & Fri 9-5; Sat and Sun 10-4', `${nine} . ${nine} . ${nine} 10:00-16:00 10:00-16:00`],
    ['M-F 9-5, Sa 10-4', `${five(nine)} 10:00-16:00 .`],
    ['en semaine 9 h à 17 h, fin de semaine fermé', `${five(nine)} x x`],
    ['Daily 9-5', `${five(nine)} ${nine} ${nine}`],
    ['7 jours sur 7, 9 h à 17 h', `${five(nine)} ${nine} ${nine}`],
    ['Monday to Friday 9-12, 1-5', `${five('09:00-12:00+13:00-17:00')} . .`],
    ['Mon-Fri 9-5, closed Saturday', `${five(nine)} x .`],
    ['Mar-Sam 10h-18h', `. ${five('10:00-18:00')} .`],
    ['Sat-Mon 9-5', `${nine} . . . . ${nine} ${nine}`],
  ])('SF-03 “%s” is %s', (text, expected) => expect(showWeek(text)).toBe(expected));

  it.each([
    ['Mo-Fr 09:00-17:00; Sa 09:00-17:00', `${five(nine)} ${nine} .`],
    ['24/7', Array.from({ length: 7 }, () => '00:00-00:00').join(' ')],
    // caresteouvert#631
    ['Mo-Su 09:00-17:00; PH off', `${five(nine)} ${nine} ${nine}`],
    ['PH,Mo-Su 09:00-17:00', `${five(nine)} ${nine} ${nine}`],
    ['Mo-Fr 09:00-17:00; We off', `${nine} ${nine} x ${nine} ${nine} . .`],
    ['Mo-Fr 08:30-12:30,14:00-19:30', `${five('08:30-12:30+14:00-19:30')} . .`],
    ['Fr-Sa 11:00-26:00', '. . . . 11:00-02:00 11:00-02:00 .'],
    ['Mo-Su 11:00-24:00', `${five('11:00-00:00')} 11:00-00:00 11:00-00:00`],
    ['Mo-Su off', 'x x x x x x x'],
  ])('SF-03 OpenStreetMap’s “%s” is %s', (text, expected) => expect(showWeek(text, true)).toBe(expected));

  it.each([
    ['Apr-Oct Mo-Su 09:00-17:00', 'hoursOfSeason'],
    ['Mo-Fr 09:00-17:00; Dec 25 off', 'hoursOfSeason'],
    ['Mo[1] 09:00-12:00', 'hoursOfSeason'],
    ['Mo-Fr 09:00+', 'hoursOfSeason'],
    ['Mo-Fr "by appointment"', 'hoursOfSeason'],
    ['week 1-20 Mo 09:00-12:00', 'hoursOfSeason'],
    ['sunrise-sunset', 'weekUnreadable'],
    ['PH off', 'weekUnreadable'],
    ['', 'hoursEmpty'],
    ['by appointment', 'weekUnreadable'],
    ['Mon-Fri 9-5 except holidays', 'hoursUnreadable'],
    ['Mon 9-12, Mon 1-5', 'dayTwice'],
  ])('SF-03 “%s” is refused: %s', (text, code) => expect(showWeek(text, code === 'hoursOfSeason')).toBe(code));

  it.each([
    [
      'a:2:{s:6:"monday";a:2:{i:0;s:16:"9:00 AM,12:00 PM";i:1;s:15:"1:00 PM,5:00 PM";}s:6:"sunday";a:0:{}}',
      '09:00-12:00+13:00-17:00 . . . . . x',
    ],
    ['{"mon":["9:00 AM - 5:00 PM"],"sun":"0"}', `${nine} . . . . . x`],
    ['{"monday":{"open":"09:00","close":"17:00"},"sunday":{"open":"-","close":"-"}}', `${nine} . . . . . x`],
    [
      '[{"dayOfWeek":["Monday","https://schema.org/Sunday"],"opens":"09:00","closes":"17:00"}]',
      `${nine} . . . . . ${nine}`,
    ],
    ['{"1":[["09:00","17:00"]],"0":[]}', `${nine} . . . . . x`],
    ['{"mon":{"slot":[{"from":"09:00","to":"17:00"}],"status":1},"sun":{"slot":[],"status":0}}', `${nine} . . . . . x`],
    ['{"mon":{"open":true}}', 'hoursUnreadable'],
    ['{"a":1}', 'weekUnreadable'],
  ])('SF-03 the structure %s is %s', (text, expected) => expect(showWeek(text)).toBe(expected));
});

describe('special days of a foreign file', () => {
  it('SF-03 are read as Google Business Profile and feed.csv have them, without those that are no dates', () => {
    const google =
      '2026-12-24: 09:00-13:00, 2026-12-25: x, 2026-12-26: 10:00-12:00, 2026-12-26: 13:00-17:00, 2026-12-32: x';
    const { days, problems } = readSpecialHours(google);
    expect(days).toEqual([
      { date: '2026-12-24', intervals: [['09:00', '13:00']] },
      { date: '2026-12-25', intervals: [] },
      {
        date: '2026-12-26',
        intervals: [
          ['10:00', '12:00'],
          ['13:00', '17:00'],
        ],
      },
    ]);
    expect(problems).toEqual([{ code: 'specialDayUnreadable', date: '2026-12-32', hours: 'x' }]);
    expect(readSpecialHours('2026-12-24 9 h-17 h | 2026-12-31 fermé')).toEqual({
      days: [
        { date: '2026-12-24', intervals: [['09:00', '17:00']] },
        { date: '2026-12-31', intervals: [] },
      ],
      problems: [],
    });
    expect(readSpecialHours('Noël').problems).toEqual([{ code: 'specialDaysUnreadable' }]);
  });
});
