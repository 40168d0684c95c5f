import { findWeekday } from '../../../widgets/shared/stores/calendar-date.ts';
import type { Interval, Province } from '../../../widgets/shared/stores/store.ts';
import laws from '../../content/stores/retail-laws.json' with { type: 'json' };
import { findHolidayDate } from './holiday-dates.ts';

interface LegalRule {
  /** In the grammar of date-holidays, as in holidays.json. */
  rule: string;
  section: string;
  hours: readonly Interval[];
  weekendHours?: readonly Interval[];
}

interface RetailAct {
  act: string;
  widerHours: string;
  days: readonly LegalRule[];
}

/** What the law says about a province's stores on a day. */
export interface LegalDay {
  /** The longest hours that it allows; none means closed. */
  hours: readonly Interval[];
  /** The act and its section. */
  law: string;
  /** Whether no store may have wider hours, or only some with a local exception. */
  isStrict: boolean;
}

const byProvince: Partial<Record<string, readonly RetailAct[]>> = laws.provinces as unknown as Record<
  string,
  readonly RetailAct[]
>;
const listActs = (province: Province): readonly RetailAct[] => byProvince[province] ?? [];

/** Rules of the days on which a law limits the hours of a province's stores. */
export function listLegalRules(province: Province): string[] {
  return listActs(province).flatMap(({ days }) => days.map(({ rule }) => rule));
}

/** What the law says about a province's stores on a date, YYYY-MM-DD; undefined on an ordinary day. */
export function findLegalDay(province: Province, date: string): LegalDay | undefined {
  const year = Number(date.slice(0, 4));
  for (const { act, widerHours, days } of listActs(province)) {
    const day = days.find(({ rule }) => findHolidayDate(rule, year) === date);
    if (!day) continue;
    const isWeekend = [0, 6].includes(findWeekday(date));
    return {
      hours: (isWeekend && day.weekendHours) || day.hours,
      law: `${act}, ${day.section}`,
      isStrict: widerHours === 'refused',
    };
  }
  return undefined;
}
