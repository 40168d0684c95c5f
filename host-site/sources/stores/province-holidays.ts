import type { LocalizedText } from '../../../widgets/shared/locale/locale.ts';
import { limitHours } from '../../../widgets/shared/stores/minute-range.ts';
import type { Interval, Province } from '../../../widgets/shared/stores/store.ts';
import type { Holiday } from '../../../widgets/shared/stores/store-calendar.ts';
import { provinces } from '../../../widgets/shared/submissions/provinces.ts';
import { holidaySettings as settings } from '../../retailers/retailer-content.ts';
import { findHolidayDate } from './holiday-dates.ts';
import { findLegalDay, type LawSubject, listLegalRules } from './retail-laws.ts';

const effects = ['closed', 'short', 'noted'] as const;

/** Provinces by what a holiday does to their stores. */
type Effects = Partial<Record<(typeof effects)[number], string[]>>;

interface HolidayRule extends Effects {
  rule: string;
  name: LocalizedText;
}

const [opens = '', closes = ''] = settings.shortHours;
const shortHours: readonly Interval[] = [[opens, closes]];

/** What the retailer does on a holiday: the longest hours, or undefined for the usual ones, which may differ. */
function findChoice({ closed, short }: HolidayRule, province: Province): readonly Interval[] | undefined {
  if (closed?.includes(province)) return [];
  return short?.includes(province) ? shortHours : undefined;
}

function applyTo(subject: LawSubject, day: HolidayRule, date: string): Holiday[] {
  const { province } = subject.address;
  if (!effects.some((effect) => day[effect]?.includes(province))) return [];
  const chosen = findChoice(day, province);
  const legal = findLegalDay(subject, date);
  const limit = legal?.isSpecial ? legal.hours : undefined;
  const hours = chosen && limit ? limitHours(chosen, limit) : (chosen ?? limit);
  return [{ date, name: day.name, ...(hours ? { hours } : {}) }];
}

/**
 * Days that a law limits in a province but the list of holidays does not name for it, so that visitors would see them as
 * ordinary days.
 */
export function listUnnamedDays(
  days: readonly (Effects & { rule?: string })[],
): { province: Province; rule: string }[] {
  return provinces.flatMap((province) =>
    listLegalRules(province)
      .filter((rule) => !days.some((day) => day.rule === rule && effects.some((e) => day[e]?.includes(province))))
      .map((rule) => ({ province, rule })),
  );
}

/** A day that the retailer's list names, with its date in some year. */
interface DatedRule {
  day: HolidayRule;
  date: string;
}

function listDatedRules(years: readonly number[]): DatedRule[] {
  const [unnamed] = listUnnamedDays(settings.days);
  if (unnamed) throw new Error(`holidays.json: ${unnamed.province} is missing on ${unnamed.rule}, which a law limits`);
  const days = years.flatMap((year) =>
    settings.days.map((day: HolidayRule) => ({ day, date: findHolidayDate(day.rule, year) })),
  );
  return days.sort((a, b) => a.date.localeCompare(b.date));
}

/**
 * Public holidays of a store in the given years, by date, with their effect on its hours: what the retailer does, within
 * the law. Throws when holidays.json lacks a day that a law limits.
 */
export function listHolidaysOf(subject: LawSubject, years: readonly number[]): Holiday[] {
  return listDatedRules(years).flatMap(({ day, date }) => applyTo(subject, day, date));
}

/** The same for ordinary stores of every province. */
export function listHolidays(years: readonly number[]): Record<Province, Holiday[]> {
  const dated = listDatedRules(years);
  return Object.fromEntries(
    provinces.map((province) => [
      province,
      dated.flatMap(({ day, date }) => applyTo({ address: { province } }, day, date)),
    ]),
  ) as Record<Province, Holiday[]>;
}

/** What the retailer itself does on a date in a province: the longest hours and the day's name, if it shortens them. */
export function findChosenDay(
  province: Province,
  date: string,
): { name: LocalizedText; hours: readonly Interval[] } | undefined {
  for (const { day, date: at } of listDatedRules([Number(date.slice(0, 4))])) {
    const hours = at === date ? findChoice(day, province) : undefined;
    if (hours) return { name: day.name, hours };
  }
  return undefined;
}
