import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findOffset, toInstant, toLocalTime } from '../../widgets/shared/stores/zone-clock.ts';
import { provinceZones } from './province-zones.ts';
import { computeOffsets } from './zone-offsets.ts';

const zones = [...new Set(Object.values(provinceZones).flat())];
const from = Date.UTC(2026, 8, 1);
const until = Date.UTC(2028, 11, 1);
const offsets = new Map(zones.map((zone) => [zone, computeOffsets(zone, from, until)]));
const offsetsOf = (zone: string) => offsets.get(zone) ?? [];

/** Independent check: the local time that Intl shows for the zone, to the minute. */
function readClock(timeZone: string, instant: number): string {
  const options = { timeZone, dateStyle: 'short', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat('sv-SE', options).format(instant);
}

function showLocalTime(zone: string, instant: number): string {
  const { date, minutes } = toLocalTime(offsetsOf(zone), instant);
  return `${date} ${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

const anyZone = fc.constantFrom(...zones);
const anyInstant = fc.integer({ min: from / 60_000, max: until / 60_000 }).map((minutes) => minutes * 60_000);
/** Instants around the changes, where errors would occur. */
const nearChange = fc
  .constantFrom(...zones.flatMap((zone) => offsetsOf(zone).map(([change]) => ({ zone, change }))))
  .chain(({ zone, change }) =>
    fc.integer({ min: -200, max: 200 }).map((minutes) => ({ zone, instant: change + minutes * 60_000 })),
  )
  .filter(({ instant }) => instant >= from);

describe('time zone offsets of the store feed', () => {
  it('SF-08 give the same local time as Intl in every Canadian time zone', () => {
    fc.assert(
      fc.property(anyZone, anyInstant, (zone, instant) => {
        expect(showLocalTime(zone, instant)).toBe(readClock(zone, instant));
      }),
      { numRuns: 2000 },
    );
  });

  it('SF-08 give the same local time as Intl within hours of every daylight saving time change', () => {
    fc.assert(
      fc.property(nearChange, ({ zone, instant }) => {
        expect(showLocalTime(zone, instant)).toBe(readClock(zone, instant));
      }),
      { numRuns: 2000 },
    );
  });

  it('SF-08 convert a local time to the first instant at which clocks show it', () => {
    fc.assert(
      fc.property(nearChange, ({ zone, instant }) => {
        const local = toLocalTime(offsetsOf(zone), instant);
        const found = toInstant(offsetsOf(zone), local);
        expect(toLocalTime(offsetsOf(zone), found)).toEqual(local);
        expect(found).toBeLessThanOrEqual(instant);
        const earlier = found - 60 * 60_000;
        expect(toLocalTime(offsetsOf(zone), earlier)).not.toEqual(local);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['America/Toronto', '2027-03-14', 150, '2027-03-14T07:30:00.000Z'],
    ['America/Toronto', '2026-11-01', 90, '2026-11-01T05:30:00.000Z'],
    ['America/St_Johns', '2027-03-14', 150, '2027-03-14T06:00:00.000Z'],
    ['America/Regina', '2027-03-14', 150, '2027-03-14T08:30:00.000Z'],
    ['America/Vancouver', '2027-03-14', 150, '2027-03-14T09:30:00.000Z'],
  ])(
    'SF-08 in %s convert %s at minute %i to %s, as Temporal with “compatible” does',
    (zone, date, minutes, instant) => {
      expect(new Date(toInstant(offsetsOf(zone), { date, minutes })).toISOString()).toBe(instant);
    },
  );

  it.each([
    ['America/Vancouver', -420],
    ['America/Edmonton', -360],
    ['America/Whitehorse', -420],
    ['America/Regina', -360],
  ])('SF-08 %s has a single offset from September 2026 to December 2028', (zone, minutes) => {
    expect(offsetsOf(zone).map(([, offset]) => offset)).toEqual([minutes]);
  });

  it('have the first value before their period and the last value after it', () => {
    const zone = offsetsOf('America/Halifax');
    expect(findOffset(zone, 0)).toBe(-180);
    expect(findOffset(zone, Date.UTC(2040, 0, 1))).toBe(-240);
  });
});
