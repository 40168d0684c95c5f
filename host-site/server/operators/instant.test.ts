import { describe, expect, it } from 'vitest';
import { parseExportQuery } from './export-query.ts';
import { toPeriod } from './instant.ts';

const parseSince = (since: string) => parseExportQuery({ kind: 'newsletter', format: 'csv', since });

describe('dates in operators’ commands', () => {
  it.each([
    ['2026-11-01', '2026-11-01T00:00:00.000Z'],
    ['2028-02-29', '2028-02-29T00:00:00.000Z'],
    ['2026-11-01T00:00-04:00', '2026-11-01T04:00:00.000Z'],
    ['2026-12-31T23:30:15.5-05:00', '2027-01-01T04:30:15.500Z'],
  ])('of the form %s are read as %s', (text, instant) => {
    expect(parseSince(text)).toMatchObject({ query: { since: new Date(instant) } });
  });

  it.each(['2026-02-30', '2026-02-29', '2026-04-31T12:00Z', '2026-13-01', '2026-00-10', '2026-11-01T25:00Z'])(
    'are rejected when they do not exist: %s',
    (text) => {
      expect(parseSince(text)).toEqual({
        problems: [expect.stringMatching(/^since: expected a date such as 2026-11-01 .* that exists$/)],
      });
    },
  );

  it('are rejected as a period that ends before or when it starts', () => {
    const [earlier, later] = [new Date('2026-11-01'), new Date('2026-12-01')];
    expect(toPeriod({ since: earlier, until: later })).toEqual({ since: earlier, until: later });
    for (const since of [later, new Date('2027-01-01')]) {
      expect(() => toPeriod({ since, until: later })).toThrow('since: expected a time before until');
    }
  });
});
