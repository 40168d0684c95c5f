import type { LocalizedText } from '../../../widgets/shared/locale/locale.ts';
import { addDays, findWeekday } from '../../../widgets/shared/stores/calendar-date.ts';
import { limitHours } from '../../../widgets/shared/stores/minute-range.ts';
import type { Interval, SpecialDay, Store, Weekday } from '../../../widgets/shared/stores/store.ts';
import type { FieldProblem, Problem } from '../problems/problem.ts';
import { formatIntervals } from './hours-text.js';
import {
  findExemption,
  findLegalDay,
  findLegalWeek,
  type LegalDay,
  listExemptions,
  listWeekLimits,
  storeTypes,
} from './retail-laws.ts';

/** A value that the law does not allow, and that is left out, or one that it will not allow from some day on. */
export interface LawProblem extends FieldProblem {
  level: 'refused' | 'warning';
}

/** A store as far as the law allows its values, and what it does not allow. */
export interface LegalStore {
  store: Store;
  problems: LawProblem[];
}

/** Days after today for which a change of the law is told. */
const daysAhead = 550;

const isWider = (intervals: readonly Interval[], allowed: readonly Interval[]) =>
  String(limitHours(intervals, allowed)) !== String(intervals);

const nameLaw = ({ en, fr }: LocalizedText) => ({ law: en, loi: fr });

/** A type or an exemption that the law does not know there is left out. */
function checkStanding(store: Store): LegalStore {
  const problems: LawProblem[] = [];
  const { type, exemption, ...rest } = store;
  const isType = type === undefined || Object.hasOwn(storeTypes, type);
  if (!isType) {
    const names = Object.keys(storeTypes).join(', ');
    problems.push({ field: 'type', problem: { code: 'storeTypeUnknown', value: type, names }, level: 'refused' });
  }
  // What the law has no other rules for needs no key of its own.
  const typed: Store = { ...rest, ...(isType && type && type !== 'general' ? { type } : {}) };
  if (exemption === undefined) return { store: typed, problems };
  const exempt: Store = { ...typed, exemption };
  if (findExemption(exempt)) return { store: exempt, problems };
  const { province } = store.address;
  const names = listExemptions(province).join(', ');
  const problem: Problem = names
    ? { code: 'exemptionUnknown', value: exemption, province, names }
    : { code: 'exemptionNeedless', value: exemption, province };
  return { store: typed, problems: [...problems, { field: 'exemption', problem, level: 'refused' }] };
}

function reportDay({ date }: SpecialDay, { hours, law }: LegalDay): Problem {
  return hours.length === 0
    ? { code: 'closedByLaw', ...nameLaw(law), date }
    : { code: 'limitedByLaw', ...nameLaw(law), hours: formatIntervals(hours), date };
}

function checkSpecialDays(store: Store): LegalStore {
  const checked = store.exceptions.map((day, at) => {
    const legal = findLegalDay(store, day.date);
    if (!legal || !isWider(day.intervals, legal.hours)) return { day };
    const problem: LawProblem = {
      field: `exceptions.${at}.intervals`,
      problem: reportDay(day, legal),
      level: 'refused',
    };
    return { day, problem };
  });
  return {
    store: { ...store, exceptions: checked.flatMap(({ day, problem }) => (problem ? [] : [day])) },
    problems: checked.flatMap(({ problem }) => problem ?? []),
  };
}

/** The first day, from a date on, of a weekday. */
const findNext = (weekday: Weekday, from: string) => addDays(from, (weekday - findWeekday(from) + 7) % 7);

/** Hours of a weekday that are longer than the law allows today, or will allow from a day on. */
function checkWeekday(store: Store, weekday: Weekday, today: string): LawProblem[] {
  const changes = listWeekLimits(store, today, addDays(today, daysAhead)).map(({ from }) => from);
  for (const from of changes) {
    const legal = findLegalWeek(store, findNext(weekday, from));
    if (!legal || !isWider(store.hours[weekday], legal.hours)) continue;
    const values = { ...nameLaw(legal.law), hours: formatIntervals(legal.hours) };
    return from === today
      ? [{ field: `hours.${weekday}`, problem: { code: 'weekLimitedByLaw', ...values }, level: 'refused' }]
      : [{ field: `hours.${weekday}`, problem: { code: 'weekLimitedFrom', ...values, date: from }, level: 'warning' }];
  }
  return [];
}

/**
 * Holds a store against the law on opening hours as of `today`, YYYY-MM-DD. Special days with longer hours than it allows
 * are left out; weekly hours stay as they are, because the calendar limits them on each day by the law of that day.
 */
export function checkLegalHours(raw: Store, today: string): LegalStore {
  const standing = checkStanding(raw);
  const special = checkSpecialDays(standing.store);
  const weekdays = ([0, 1, 2, 3, 4, 5, 6] as const).flatMap((weekday) => checkWeekday(special.store, weekday, today));
  return { store: special.store, problems: [...standing.problems, ...weekdays, ...special.problems] };
}
