import type { Store } from '../../../widgets/shared/stores/store.ts';
import { normalizePostalCode } from '../../../widgets/shared/submissions/postal-code.ts';
import { isPostalCodeOf } from '../../../widgets/shared/submissions/postal-province.ts';
import { facts } from '../facts/facts.ts';
import { deriveTimeZone, isZoneOf } from './derive-time-zone.ts';
import { formatIntervals, isTooLong } from './hours-text.js';

/** A valid but suspicious value. */
export interface FieldWarning {
  field: string;
  message: string;
}

/** Hours that end so late on the next day that opening and closing time are likely the wrong way round. */
function listLateHours({ hours, exceptions }: Store): FieldWarning[] {
  const days = [
    ...Object.entries(hours).map(([day, intervals]) => ({ field: `hours.${day}`, intervals })),
    ...exceptions.map(({ intervals }, at) => ({ field: `exceptions.${at}.intervals`, intervals })),
  ];
  return days.flatMap(({ field, intervals }) =>
    intervals
      .filter(isTooLong)
      .map((interval) => ({ field, message: `${formatIntervals([interval])} ends late on the next day` })),
  );
}

/** Suspicious values of a store that passed the schema. */
export function listWarnings(store: Store): FieldWarning[] {
  const { address, timeZone, status, hours } = store;
  const derived = deriveTimeZone(store, address.province);
  const unnamed = [...store.departments, ...store.specialtyDepartments].filter(
    (key) => !Object.hasOwn(facts.departments, key),
  );
  const doubts: [boolean, string, string][] = [
    [!derived.isCertain, 'lat', `the position is not in ${address.province} by the map of time zones`],
    [!isZoneOf(timeZone, address.province), 'timeZone', `${timeZone} is no zone of ${address.province}`],
    [
      derived.isCertain && isZoneOf(timeZone, address.province) && timeZone !== derived.timeZone,
      'timeZone',
      `the position is in ${derived.timeZone}, the row says ${timeZone}`,
    ],
    [
      !isPostalCodeOf(normalizePostalCode(address.postalCode), address.province),
      'address.postalCode',
      `${address.postalCode} is not of ${address.province}`,
    ],
    [unnamed.length > 0, 'departments', `facts.json has no name for ${unnamed.join(', ')}`],
    [status === 'opening-soon' && !store.opensOn, 'opensOn', 'opening soon, but no date'],
    [
      status === 'open' && Object.values(hours).every((day) => day.length === 0),
      'hours',
      'no hours on any day of the week',
    ],
  ];
  const found = doubts.flatMap(([isDoubtful, field, message]) => (isDoubtful ? [{ field, message }] : []));
  return [...found, ...listLateHours(store)];
}
