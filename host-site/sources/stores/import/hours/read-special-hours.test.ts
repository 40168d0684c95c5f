import { describe, expect, it } from 'vitest';
import { readSpecialHours } from './read-special-hours.ts';

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
    const eve = { date: '2026-12-24', intervals: [['09:00', '17:00']] };
    for (const text of [
      '24 décembre 2026 : 9 h à 17 h',
      'le jeudi 24 déc. 2026, 9 h-17 h',
      'Dec 24, 2026: 9-5',
      'Thursday, December 24th 2026 9am-5pm',
      '24/12/2026 9-17',
      '12/24/2026: 9:00 AM-5:00 PM',
      '2026/12/24 9-5',
    ])
      expect([text, readSpecialHours(text)]).toEqual([text, { days: [eve], problems: [] }]);
    const range = [24, 25, 26].map((day) => ({ date: `2026-12-${day}`, intervals: [] }));
    for (const text of [
      '2026-12-24 to 2026-12-26 closed',
      '2026-12-24/2026-12-26: x',
      'du 24 décembre 2026 au 26 décembre 2026 : fermé',
      'Dec 24, 2026 - Dec 26, 2026: closed',
    ])
      expect([text, readSpecialHours(text)]).toEqual([text, { days: range, problems: [] }]);
    // It could be May or June.
    expect(readSpecialHours('05/06/2027 fermé')).toEqual({
      days: [],
      problems: [{ code: 'specialDayUnreadable', date: '05/06/2027', hours: 'fermé' }],
    });
    expect(readSpecialHours('2026-12-24 9-17 | 05/06/2027 fermé').problems).toHaveLength(1);
    expect(readSpecialHours('Noël').problems).toEqual([{ code: 'specialDaysUnreadable' }]);
  });
});
