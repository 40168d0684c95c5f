import type { Store } from '../../../widgets/shared/stores/store.ts';
import { normalizePostalCode } from '../../../widgets/shared/submissions/postal-code.ts';
import { isPostalCodeOf } from '../../../widgets/shared/submissions/postal-province.ts';
import { facts } from '../facts/facts.ts';
import type { FieldProblem, Problem } from '../problems/problem.ts';
import { deriveTimeZone, isZoneOf } from './derive-time-zone.ts';
import { formatIntervals, isTooLong } from './hours-text.js';

/** Hours that end so late on the next day that opening and closing time are likely the wrong way round. */
function listLateHours({ hours, exceptions }: Store): FieldProblem[] {
  const days = [
    ...Object.entries(hours).map(([day, intervals]) => ({ field: `hours.${day}`, intervals })),
    ...exceptions.map(({ intervals }, at) => ({ field: `exceptions.${at}.intervals`, intervals })),
  ];
  return days.flatMap(({ field, intervals }) =>
    intervals
      .filter(isTooLong)
      .map((interval) => ({ field, problem: { code: 'lateHours', interval: formatIntervals([interval]) } })),
  );
}

/** Suspicious values of a store that passed the schema. */
export function listWarnings(store: Store): FieldProblem[] {
  const { address, timeZone, status, hours } = store;
  const derived = deriveTimeZone(store, address.province);
  const unnamed = [...store.departments, ...store.specialtyDepartments].filter(
    (key) => !Object.hasOwn(facts.departments, key),
  );
  const { province, postalCode } = address;
  const warnings: [isWrong: boolean, field: string, problem: Problem][] = [
    [!derived.isCertain, 'lat', { code: 'positionOutsideProvince', province }],
    [!isZoneOf(timeZone, province), 'timeZone', { code: 'zoneOutsideProvince', zone: timeZone, province }],
    [
      derived.isCertain && isZoneOf(timeZone, province) && timeZone !== derived.timeZone,
      'timeZone',
      { code: 'positionInOtherZone', derived: derived.timeZone, given: timeZone },
    ],
    [
      !isPostalCodeOf(normalizePostalCode(postalCode), province),
      'address.postalCode',
      { code: 'postalCodeOutsideProvince', postalCode, province },
    ],
    [unnamed.length > 0, 'departments', { code: 'departmentsWithoutName', keys: unnamed.join(', ') }],
    [status === 'opening-soon' && !store.opensOn, 'opensOn', { code: 'openingDateMissing' }],
    [status === 'open' && Object.values(hours).every((day) => day.length === 0), 'hours', { code: 'weekWithoutHours' }],
  ];
  const found = warnings.flatMap(([isWrong, field, problem]) => (isWrong ? [{ field, problem }] : []));
  return [...found, ...listLateHours(store)];
}
