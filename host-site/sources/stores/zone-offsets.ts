import type { ZoneOffsets } from '../../../widgets/shared/stores/store-calendar.ts';

const hour = 3_600_000;

/** Minutes east of UTC, from this Node's time zone data. Throws for an unknown zone. */
function openZone(timeZone: string): (instant: number) => number {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  return (instant) => {
    const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const [, sign, hours = '0', minutes = '0'] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(name) ?? [];
    return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) || 0;
  };
}

/** The whole UTC hour at which the offset changes between two instants with different offsets. */
function findChange(readOffset: (instant: number) => number, before: number, after: number): number {
  if (after - before <= hour) return after;
  const middle = before + Math.floor((after - before) / 2 / hour) * hour;
  return readOffset(middle) === readOffset(before)
    ? findChange(readOffset, middle, after)
    : findChange(readOffset, before, middle);
}

/**
 * A zone's offsets between two instants (ms since 1970), one entry per change. Canadian zones change only at whole or
 * half UTC hours, and at most once a day.
 */
export function computeOffsets(timeZone: string, from: number, until: number): ZoneOffsets {
  const readOffset = openZone(timeZone);
  const start = Math.floor(from / hour) * hour;
  const offsets: [number, number][] = [[start, readOffset(start)]];
  for (let at = start; at < until; at += 24 * hour) {
    if (readOffset(at) === readOffset(at + 24 * hour)) continue;
    const change = findChange(readOffset, at, at + 24 * hour);
    const isHalf = readOffset(change - hour / 2) === readOffset(change);
    const exact = isHalf ? change - hour / 2 : change;
    offsets.push([exact, readOffset(exact)]);
  }
  return offsets;
}
