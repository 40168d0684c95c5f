import { limitHours } from '../../../widgets/shared/stores/minute-range.ts';
import type { SpecialDay, Store } from '../../../widgets/shared/stores/store.ts';
import type { FieldProblem, Problem } from '../problems/problem.ts';
import { formatIntervals } from './hours-text.js';
import { findLegalDay, type LegalDay } from './retail-laws.ts';

/** A special day on which a store would be open longer than a law allows. */
export interface WideDay extends FieldProblem {
  /** `refused` where no store may be open so long, so that the law's hours apply instead. */
  level: 'refused' | 'warning';
}

const isWider = ({ intervals }: SpecialDay, { hours }: LegalDay) =>
  String(limitHours(intervals, hours)) !== String(intervals);

function reportWideDay({ date }: SpecialDay, { hours, law }: LegalDay): Problem {
  return hours.length === 0
    ? { code: 'closedByLaw', law, date }
    : { code: 'limitedByLaw', law, hours: formatIntervals(hours), date };
}

/** A store's special days, without those that are refused, and what is wrong with those that are wider than a law. */
export function checkSpecialDays({ address, exceptions }: Pick<Store, 'address' | 'exceptions'>): {
  kept: SpecialDay[];
  wide: WideDay[];
} {
  const checked = exceptions.map((day, at) => {
    const legal = findLegalDay(address.province, day.date);
    if (!legal || !isWider(day, legal)) return { day };
    const level: WideDay['level'] = legal.isStrict ? 'refused' : 'warning';
    return { day, wide: { field: `exceptions.${at}.intervals`, problem: reportWideDay(day, legal), level } };
  });
  return {
    kept: checked.flatMap(({ day, wide }) => (wide?.level === 'refused' ? [] : [day])),
    wide: checked.flatMap(({ wide }) => wide ?? []),
  };
}
