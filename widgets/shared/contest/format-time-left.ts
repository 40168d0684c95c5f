import type { Locale } from '../locale/locale.ts';

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** `2 days 5 hours`, `5 hours 12 minutes`, `12 minutes`; empty for less than a minute. */
export function formatTimeLeft(seconds: number, locale: Locale): string {
  const first = units.findIndex(([, size]) => seconds >= size);
  if (first < 0) return '';
  let rest = seconds;
  const parts = units.slice(first, first + 2).map(([unit, size]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    const format = new Intl.NumberFormat(`${locale}-CA`, { style: 'unit', unit, unitDisplay: 'long' });
    return count > 0 && format.format(count).replace(' ', '\u00a0');
  });
  return parts.filter(Boolean).join(' ');
}
