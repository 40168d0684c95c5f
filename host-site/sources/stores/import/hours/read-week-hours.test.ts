import { describe, expect, it } from 'vitest';
import type { Interval } from '../../../../../widgets/shared/stores/store.ts';
import { readStructuredHours } from './read-structured-hours.ts';
import { readWeekHours } from './read-week-hours.ts';

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
    ['9-5 Mon-Fri, 10-4 Sat', `${five(nine)} 10:00-16:00 .`],
    ['9h à 17h, du lundi au vendredi et 10h à 16h le samedi', `${five(nine)} 10:00-16:00 .`],
    ['9 h à 17 h tous les jours', `${five(nine)} ${nine} ${nine}`],
    ['9am to 5pm, 7 days a week', `${five(nine)} ${nine} ${nine}`],
    ['Open 7 days a week 9-5', `${five(nine)} ${nine} ${nine}`],
    ['24h/24, 7j/7', Array.from({ length: 7 }, () => '00:00-00:00').join(' ')],
    ['Closed Sunday and Monday; Tue-Sat 9-5', `x ${five(nine)} x`],
    ['Fermé le dimanche. Lundi au samedi 9h à 17h.', `${five(nine)} ${nine} x`],
    ['Mon.-Fri.: 9a.m.-5p.m.', `${five(nine)} . .`],
    ['Lundi - 9 h à 17 h, Saturday-9-5', `${nine} . . . . ${nine} .`],
    ['Hours: Mon-Fri 9-5', `${five(nine)} . .`],
    ['Heures d’ouverture : lun-ven 9h-17h', `${five(nine)} . .`],
    ['Mon-Fri 9-5 - Sat 10-4', `${five(nine)} 10:00-16:00 .`],
    ['L-V 9h-17h, S 10h-16h, D fermé', `${five(nine)} 10:00-16:00 x`],
    ['M-W 9-5, Th-F 9-9, Sa 9-5', `${nine} ${nine} ${nine} 09:00-21:00 09:00-21:00 ${nine} .`],
    ['Monday - Friday: 9:00 AM - 5:00 PM<br>Saturday: 10am-4pm<br/>Sunday: Closed', `${five(nine)} 10:00-16:00 x`],
    [
      '<table><tr><td>Monday</td><td><time>9:00 AM &ndash; 5:00 PM</time></td></tr><tr><td>Tuesday</td><td>Closed</td></tr></table>',
      `${nine} x . . . . .`,
    ],
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
    // After a comma, a rule adds; after a semicolon, it replaces.
    ['Mo-Fr 09:00-12:00, Mo-Fr 13:00-17:00', `${five('09:00-12:00+13:00-17:00')} . .`],
    [
      'Mo-Fr 13:00-17:00, We 09:00-12:00',
      '13:00-17:00 13:00-17:00 09:00-12:00+13:00-17:00 13:00-17:00 13:00-17:00 . .',
    ],
    ['Mo-Fr 09:00-17:00; We 13:00-17:00', `${nine} ${nine} 13:00-17:00 ${nine} ${nine} . .`],
    ['Mo-Fr 09:00-17:00, We off', `${nine} ${nine} x ${nine} ${nine} . .`],
  ])('SF-03 OpenStreetMap’s “%s” is %s', (text, expected) => expect(showWeek(text, true)).toBe(expected));

  it.each([
    ['Mo-Sa 08:00-13:00; 15:00-18:00', 'dayTwice'],
    ['We 08:00-12:00; 08:00-18:00', 'dayTwice'],
    // Its clock has 24 hours: this is not 5 in the afternoon.
    ['Su-Th 11:00-03:00; Fr-Sa 11:00-05:00', 'closesBeforeOpens'],
    ['08:00-18:00; We 08:00-12:00', 'weekUnreadable'],
    ['Tu,Th 07:00-14:00; Mo,We,Fr 09:00-13:00, Tu,Th 12:00-13:00', 'dayTwice'],
  ])('SF-03 OpenStreetMap’s “%s” is refused: %s', (text, code) => expect(showWeek(text, true)).toBe(code));

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
    ['L 9-17, M 9-17, V 9-17', 'weekUnreadable'],
    ['Closed Sunday, Monday 9-5', 'weekUnreadable'],
    ['9-5 Mon-Fri; Sat', 'weekUnreadable'],
    ['Mon-Fri 9-5; every other week Sat 10-2', 'hoursUnreadable'],
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
    // Google Places and Google Business Profile.
    ['["Monday: 9:00 AM – 5:00 PM","Tuesday: Closed"]', `${nine} x . . . . .`],
    [
      '{"periods":[{"open":{"day":1,"time":"0900"},"close":{"day":1,"time":"1700"}},{"open":{"day":5,"time":"1800"},"close":{"day":6,"time":"0200"}}]}',
      `${nine} . . . 18:00-02:00 . .`,
    ],
    [
      '{"periods":[{"open":{"day":1,"hour":9,"minute":0},"close":{"day":1,"hour":12,"minute":30}},{"open":{"day":1,"hour":13},"close":{"day":1,"hour":17}}]}',
      '09:00-12:30+13:00-17:00 . . . . . .',
    ],
    [
      '{"periods":[{"openDay":"MONDAY","openTime":{"hours":9},"closeDay":"MONDAY","closeTime":{"hours":17}}]}',
      `${nine} . . . . . .`,
    ],
    ['{"periods":[{"open":{"day":0,"time":"0000"}}]}', Array.from({ length: 7 }, () => '00:00-00:00').join(' ')],
    ['{"periods":[{"open":{"day":1,"time":"0900"}}]}', 'hoursUnreadable'],
    ['{"mon":["9:00 AM - 5:00 PM"],"sun":0}', `${nine} . . . . . x`],
    ['{"mon":{"open":true}}', 'hoursUnreadable'],
    ['{"a":1}', 'weekUnreadable'],
  ])('SF-03 the structure %s is %s', (text, expected) => expect(showWeek(text)).toBe(expected));
});
