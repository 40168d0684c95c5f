import { provinces } from '../../../widgets/shared/submissions/provinces.ts';
import type { FieldProblem } from '../problems/problem.ts';
import { findHolidayDate } from './holiday-dates.ts';
import { isTime } from './hours-text.js';
import { listUnnamedDays } from './province-holidays.ts';

const effects = ['closed', 'short', 'noted'] as const;

/** A holiday in holidays.json. */
interface HolidayRow extends Partial<Record<(typeof effects)[number], string[]>> {
  rule?: string;
  name?: { en?: string; fr?: string };
}

function isRule(rule: string): boolean {
  try {
    return findHolidayDate(rule, 2026) !== '';
  } catch {
    return false;
  }
}

function checkRow({ rule = '', name, ...row }: HolidayRow, index: number): FieldProblem[] {
  const named = effects.flatMap((effect) => (row[effect] ?? []).map((province) => ({ effect, province })));
  const isKnown = (province: string) => (provinces as readonly string[]).includes(province);
  const unknown = named.filter(({ province }) => !isKnown(province));
  const twice = named.filter(({ province }, at) => named.findIndex((other) => other.province === province) < at);
  const problems: FieldProblem[] = [
    ...(isRule(rule) ? [] : [{ field: 'rule', problem: { code: 'unknownRule', rule } } as const]),
    ...(name?.en && name.fr ? [] : [{ field: 'name', problem: { code: 'bothLanguages' } } as const]),
    ...unknown.map(
      ({ effect, province }) => ({ field: effect, problem: { code: 'unknownProvince', province } }) as const,
    ),
    ...twice.map(
      ({ effect, province }) => ({ field: effect, problem: { code: 'namedTwice', name: province } }) as const,
    ),
  ];
  return problems.map(({ field, problem }) => ({ field: `days.${index}.${field}`, problem }));
}

/** What is wrong with holidays.json, by the path of each value. */
export function listHolidayProblems(file: { shortHours?: unknown; days?: HolidayRow[] }): FieldProblem[] {
  const hours = Array.isArray(file.shortHours) ? file.shortHours : [];
  const areHours = hours.length === 2 && hours.every(isTime) && String(hours[0]) < String(hours[1]);
  return [
    ...(areHours ? [] : [{ field: 'shortHours', problem: { code: 'twoTimes', example: '09:30' } } as const]),
    ...(file.days ?? []).flatMap(checkRow),
    ...listUnnamedDays(file.days ?? []).map(
      ({ province, rule }) => ({ field: 'days', problem: { code: 'provinceMissing', province, rule } }) as const,
    ),
  ];
}
