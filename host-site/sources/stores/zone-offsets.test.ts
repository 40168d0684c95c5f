import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findOffset, toInstant, toLocalTime } from '../../../widgets/shared/stores/zone-clock.ts';
import { provinceZones } from './province-zones.ts';
import { computeOffsets } from './zone-offsets.ts';

const zones = [...new Set(Object.values(provinceZones).flat())];
const from = Date.UTC(2026, 8, 1);
const until = Date.UTC(2028, 11, 1);
const offsets = new Map(zones.map((zone) => [zone, computeOffsets(zone, from, until)]));
const offsetsOf = (zone: string) => offsets.get(zone) ?? [];

/** Independent check: the local time that Intl shows for the zone, to the minute. */
const clocks = new Map(
  zones.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }),
  ]),
);
const readClock = (zone: string, instant: number) => clocks.get(zone)?.format(instant);

function showLocalTime(zone: string, instant: number): string {
  const { date, minutes } = toLocalTime(offsetsOf(zone), instant);
  return `${date} ${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

const anyZone = fc.constantFrom(...zones);
const anyInstant = fc.integer({ min: from / 60_000, max: until / 60_000 }).map((minutes) => minutes * 60_000);
const changes = zones.flatMap((zone) =>
  offsetsOf(zone)
    .slice(1)
    .map(([change, offset]) => ({ zone, change, gained: offset - findOffset(offsetsOf(zone), change - 1) })),
);
/** Every minute of some hours around every change, where errors would occur. */
const nearChanges = changes.flatMap(({ zone, change }) =>
  Array.from({ length: 401 }, (_, at) => ({ zone, instant: change + (at - 200) * 60_000 })),
);
const show = ({ zone, instant }: { zone: string; instant: number }) => `${zone} ${new Date(instant).toISOString()}`;

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
    expect(changes.length).toBeGreaterThan(0);
    const wrong = nearChanges.filter(({ zone, instant }) => showLocalTime(zone, instant) !== readClock(zone, instant));
    expect(wrong.map(show)).toEqual([]);
  });

  it('SF-08 convert every local time near a change to the first instant at which clocks show it', () => {
    const first = new Map<string, number>();
    for (const { zone, instant } of nearChanges) {
      const shown = `${zone} ${readClock(zone, instant)}`;
      first.set(shown, Math.min(instant, first.get(shown) ?? instant));
    }
    const wrong = nearChanges.filter(({ zone, instant }) => {
      const found = toInstant(offsetsOf(zone), toLocalTime(offsetsOf(zone), instant));
      return found !== first.get(`${zone} ${readClock(zone, instant)}`);
    });
    expect(wrong.map(show)).toEqual([]);
  });

  it('SF-08 convert every local time that clocks skip to an instant after the gap, later by its length', () => {
    const gaps = changes.filter(({ gained }) => gained > 0);
    expect(gaps.length).toBeGreaterThan(0);
    const skipped = gaps.flatMap((gap) => Array.from({ length: gap.gained }, (_, at) => ({ ...gap, at })));
    const wrong = skipped.filter(({ zone, change, at }) => {
      const { date, minutes } = toLocalTime(offsetsOf(zone), change - 60_000);
      return toInstant(offsetsOf(zone), { date, minutes: minutes + 1 + at }) !== change + at * 60_000;
    });
    expect(wrong).toEqual([]);
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
