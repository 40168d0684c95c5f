import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import { nameCity } from '../../../widgets/shared/stores/name-city.ts';
import type { Store } from '../../../widgets/shared/stores/store.ts';
import { factMessages } from './fact-messages.ts';
import type { Interval } from './facts.ts';

const noBreak = '\u00A0';
/** Word joiner after a dash, to prevent a line break. */
const join = '\u2060';

/** 18400.5 → `18,400.5` / `18 400,5`. Does not use Intl, so that a page never depends on the build machine's locale data. */
export function formatNumber(value: number, locale: Locale): string {
  const [whole = '', fraction] = String(value).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, locale === 'en' ? ',' : noBreak);
  return fraction ? `${grouped}${locale === 'en' ? '.' : ','}${fraction}` : grouped;
}

/** Whole dollars: `$25` / `25 $`. */
export function formatMoney(dollars: number, locale: Locale): string {
  const amount = formatNumber(dollars, locale);
  return locale === 'en' ? `$${amount}` : `${amount}${noBreak}$`;
}

/** `60%` / `60 %`. */
export function formatPercent(value: number, locale: Locale): string {
  return formatNumber(value, locale) + (locale === 'en' ? '%' : `${noBreak}%`);
}

/** YYYY-MM-DD → `October 28` / `28 octobre`, the first of a month `1er`, without a line break. Throws on anything else. */
export function formatMonthDay(date: string, locale: Locale): string {
  const [, month, day] = /^\d{4}-(\d{2})-(\d{2})$/.exec(date) ?? [];
  const name = factMessages[locale].months[Number(month) - 1];
  if (!name) throw new Error(`Not a date: ${date}`);
  if (locale === 'en') return `${name}${noBreak}${Number(day)}`;
  return `${Number(day) === 1 ? '1er' : Number(day)}${noBreak}${name}`;
}

/** YYYY-MM-DD → `October 28, 2024` / `28 octobre 2024`. Throws on anything else. */
export function formatDate(date: string, locale: Locale): string {
  return `${formatMonthDay(date, locale)}${locale === 'en' ? ',' : ''} ${date.slice(0, 4)}`;
}

/** The first day of a period, without what it has in common with the last: its year, in French its month as well. */
export function formatFirstDay(first: string, last: string, locale: Locale): string {
  if (locale === 'fr' && first.slice(0, 7) === last.slice(0, 7))
    return formatMonthDay(first, locale).split(noBreak)[0] ?? '';
  return (first.slice(0, 4) === last.slice(0, 4) ? formatMonthDay : formatDate)(first, locale);
}

/** HH:mm → `9:30 a.m.` / `9 h 30`; twelve o'clock is `noon` / `midi`. Throws on anything else. */
export function formatTime(time: string, locale: Locale): string {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  if (!hour || !minute) throw new Error(`Not a time: ${time}`);
  if (time === '12:00') return factMessages[locale].noon;
  const minutes = minute === '00' ? '' : minute;
  if (locale === 'fr') return `${Number(hour)}${noBreak}h${minutes && noBreak + minutes}`;
  return `${Number(hour) % 12 || 12}${minutes && `:${minutes}`}${noBreak}${Number(hour) < 12 ? 'a.m.' : 'p.m.'}`;
}

/** `9 a.m.–5 p.m.` / `9 h à 17 h`, without line breaks. */
export function formatHours([opens, closes]: Interval, locale: Locale): string {
  const range = locale === 'en' ? `–${join}` : `${noBreak}à${noBreak}`;
  return formatTime(opens, locale) + range + formatTime(closes, locale);
}

/**
 * Formats ten digits as `416-555-0160`, and a toll-free number as `1-800-555-0142`; French has a space in place of the
 * first hyphens. An extension follows: `, ext. 12`, `, poste 12`.
 */
export function formatPhone(digits: string, locale: Locale, extension = ''): string {
  const [, area, exchange, line] = /^(\d{3})(\d{3})(\d{4})$/.exec(digits) ?? [];
  if (!area) throw new Error(`Not a phone number: ${digits}`);
  const separator = locale === 'en' ? '-' : noBreak;
  const more = extension && `, ${locale === 'en' ? 'ext.' : 'poste'}${noBreak}${extension}`;
  return `${/^8(00|([3-8])\2)$/.test(area) ? `1${separator}` : ''}${area}${separator}${exchange}-${line}${more}`;
}

/** `Halifax, Nova Scotia` / `Halifax (Nouvelle-Écosse)`. */
export function formatRegion(town: string, province: Store['address']['province'], locale: Locale): string {
  const region = factMessages[locale].provinces[province];
  return locale === 'en' ? `${town}, ${region}` : `${town} (${region})`;
}

/** `Halifax, Nova Scotia B3J 0A7` / `Halifax (Nouvelle-Écosse) B3J 0A7`; a town with a French name has it in French. */
export function formatTown(address: Store['address'], locale: Locale): string {
  const { province, postalCode } = address;
  return `${formatRegion(nameCity(address, locale), province, locale)} ${postalCode.replace(' ', noBreak)}`;
}

/** A store's address in one line: `12 Quay Street, Halifax, Nova Scotia B3J 0A7`. */
export function formatAddress(address: Store['address'], locale: Locale): string {
  const { line1, line2 } = address;
  return `${line2 ? `${line1}, ${line2}` : line1}, ${formatTown(address, locale)}`;
}
