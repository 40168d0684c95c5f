import { describe, expect, it } from 'vitest';
import { findEndOfDay } from './end-of-day.ts';

const find = (now: string, zone: string, days = 7) => new Date(findEndOfDay(Date.parse(now), zone, days)).toISOString();

describe('findEndOfDay', () => {
  it('returns the end of the seventh day in the given time zone', () => {
    expect(find('2026-12-14T09:00:00-05:00', 'America/Toronto')).toBe('2026-12-22T05:00:00.000Z');
    expect(find('2026-12-14T23:59:00-08:00', 'America/Los_Angeles')).toBe('2026-12-22T08:00:00.000Z');
    expect(find('2026-12-15T00:01:00Z', 'America/St_Johns')).toBe('2026-12-22T03:30:00.000Z');
  });

  it('accounts for a daylight saving time change before or on the last day', () => {
    expect(find('2026-10-28T12:00:00-04:00', 'America/Toronto')).toBe('2026-11-05T05:00:00.000Z');
    expect(find('2027-03-08T12:00:00-05:00', 'America/Toronto')).toBe('2027-03-16T04:00:00.000Z');
    // The day of the change itself: its midnight has the earlier offset.
    expect(find('2027-03-13T12:00:00-05:00', 'America/Toronto', 0)).toBe('2027-03-14T05:00:00.000Z');
  });
});
