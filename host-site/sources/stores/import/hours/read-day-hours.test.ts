import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDayHours } from './read-day-hours.ts';

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
    ['9:00A.M.-9:00P.M.', '09:00-21:00'],
    ['9a.m. to 5p.m.', '09:00-17:00'],
    ['9h.-17h.', '09:00-17:00'],
    ['9 hres à 17 hres', '09:00-17:00'],
    ['0900h-1700h', '09:00-17:00'],
    ['0900 - 1700 hrs', '09:00-17:00'],
    ['9:00 AM - 17:00 PM', '09:00-17:00'],
    ['00:30 AM - 5:00 AM', '00:30-05:00'],
    ['9:30am → 6pm', '09:30-18:00'],
    ['9:30 ~ 18:00', '09:30-18:00'],
    ['9h30@18h', '09:30-18:00'],
    ['9 h @ 18 h', '09:00-18:00'],
    ['9:30 -- 18:00', '09:30-18:00'],
    ['entre 9 h et 17 h', '09:00-17:00'],
    ['between 9 and 5', '09:00-17:00'],
    ['9h à 12h30 - 13h30 à 17h', '09:00-12:30 13:30-17:00'],
    ['Heures : 9 h à 17 h', '09:00-17:00'],
    ['Hours: 9-5', '09:00-17:00'],
    ['opens 9am, closes 9pm', '09:00-21:00'],
    ['Ouverture 9 h, fermeture 17 h', '09:00-17:00'],
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

  it.each([
    'fermé',
    'Fermé.',
    'FERMÉE',
    'Closed',
    'closed all day',
    'x',
    'X',
    '-',
    '–',
    'off',
    '--',
    '✗',
    'Closed - Closed',
    'fermé-fermé',
    'Fermés',
  ])('SF-03 “%s” is closed', (text) => expect(show(text)).toBe('closed'));

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
    'Open 24 hours a day',
    '24 heures par jour',
    '24-hour',
    'Toujours ouvert',
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
    ['9-12-', 'hoursUnreadable'],
    ['9:00-17:00 AM', 'hoursUnreadable'],
    // A shop is not open for half an hour.
    ['8:30-9', 'halfOfDayUnknown'],
    ['9:30-10:00', 'halfOfDayUnknown'],
    ['11h-1h', 'halfOfDayUnknown'],
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
