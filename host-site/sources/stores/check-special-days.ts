import { limitHours } from '../../../widgets/shared/stores/minute-range.ts';
import type { SpecialDay, Store } from '../../../widgets/shared/stores/store.ts';
import { formatIntervals } from './hours-text.js';
import { findLegalDay, type LegalDay } from './retail-laws.ts';

/** A special day on which a store would be open longer than a law allows. */
export interface WideDay {
  field: string;
  message: string;
  /** `refused` where no store may be open so long, so that the law's hours apply instead. */
  level: 'refused' | 'warning';
}

const isWider = ({ intervals }: SpecialDay, { hours }: LegalDay) =>
  String(limitHours(intervals, hours)) !== String(intervals);

function describeWideDay({ date }: SpecialDay, { hours, law }: LegalDay): string {
  return hours.length === 0
    ? `by law (${law}) stores are closed on ${date}`
    : `by law (${law}) stores may open ${formatIntervals(hours)} on ${date}`;
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
    return { day, wide: { field: `exceptions.${at}.intervals`, message: describeWideDay(day, legal), level } };
  });
  return {
    kept: checked.flatMap(({ day, wide }) => (wide?.level === 'refused' ? [] : [day])),
    wide: checked.flatMap(({ wide }) => wide ?? []),
  };
}
