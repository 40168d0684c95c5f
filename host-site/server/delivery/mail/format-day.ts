import type { Locale } from '../../../../widgets/shared/locale/locale.ts';
import { formatLocalTime } from '../../../sources/contests/contest-state.ts';
import { formatDate } from '../../../sources/facts/format-value.ts';

/** Time zone of the days that emails name, apart from those about a contest, which has its own. */
export const emailZone = 'America/Toronto';

/** The day of an instant in a time zone, Toronto's by default: `December 1, 2026` / `1er décembre 2026`. */
export function formatDay(instant: Date, locale: Locale, zone = emailZone): string {
  return formatDate(formatLocalTime(instant.getTime(), zone).date, locale);
}
