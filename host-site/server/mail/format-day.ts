import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import { formatLocalTime } from '../../contests/contest-state.ts';
import { formatDate } from '../../facts/format-value.ts';

/** The day of an instant in a time zone, Toronto's by default: `December 1, 2026` / `1er décembre 2026`. */
export function formatDay(instant: Date, locale: Locale, zone = 'America/Toronto'): string {
  return formatDate(formatLocalTime(instant.getTime(), zone).date, locale);
}
