import Holidays from 'date-holidays';
import type { LocalizedText } from '../../widgets/shared/locale/locale.ts';
import type { Interval, Province } from '../../widgets/shared/stores/store.ts';
import type { Holiday } from '../../widgets/shared/stores/store-calendar.ts';
import { provinces } from '../../widgets/shared/submissions/provinces.ts';
import settings from '../content/stores/holidays.json' with { type: 'json' };

interface HolidayRule {
  rule: string;
  name: LocalizedText;
  closed?: string[];
  short?: string[];
  noted?: string[];
}

const [opens = '', closes = ''] = settings.shortHours;
const shortHours: readonly Interval[] = [[opens, closes]];

function findDate(rule: string, year: number): string {
  const holidays = new Holidays();
  holidays.setHoliday(rule, { name: { en: rule }, type: 'public' });
  const date = holidays.getHolidays(year)[0]?.date.slice(0, 10);
  if (!date) throw new Error(`holidays.json: no day follows from ${rule}`);
  return date;
}

function applyTo(province: Province, day: HolidayRule, date: string): Holiday[] {
  const { name } = day;
  if (day.closed?.includes(province)) return [{ date, name, hours: [] }];
  if (day.short?.includes(province)) return [{ date, name, hours: shortHours }];
  return day.noted?.includes(province) ? [{ date, name }] : [];
}

/** Public holidays of every province in the given years, by date, with their effect on store hours. */
export function listHolidays(years: readonly number[]): Record<Province, Holiday[]> {
  const days = years.flatMap((year) =>
    settings.days.map((day: HolidayRule) => ({ day, date: findDate(day.rule, year) })),
  );
  const inOrder = days.sort((a, b) => a.date.localeCompare(b.date));
  return Object.fromEntries(
    provinces.map((province) => [province, inOrder.flatMap(({ day, date }) => applyTo(province, day, date))]),
  ) as Record<Province, Holiday[]>;
}
