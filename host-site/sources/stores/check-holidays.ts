import { provinces } from '../../../widgets/shared/submissions/provinces.ts';
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

function checkRow({ rule = '', name, ...row }: HolidayRow, at: number): { field: string; text: string }[] {
  const named = effects.flatMap((effect) => (row[effect] ?? []).map((province) => ({ effect, province })));
  const isKnown = (province: string) => (provinces as readonly string[]).includes(province);
  const unknown = named.filter(({ province }) => !isKnown(province));
  const twice = named.filter(({ province }, place) => named.findIndex((other) => other.province === province) < place);
  return [
    ...(isRule(rule) ? [] : [{ field: 'rule', text: `no day follows from ${rule}` }]),
    ...(name?.en && name.fr ? [] : [{ field: 'name', text: 'a text in both languages' }]),
    ...unknown.map(({ effect, province }) => ({ field: effect, text: `there is no province ${province}` })),
    ...twice.map(({ effect, province }) => ({ field: effect, text: `${province} is named twice` })),
  ].map(({ field, text }) => ({ field: `days.${at}.${field}`, text }));
}

/** What is wrong with holidays.json, by the path of each value. */
export function listHolidayProblems(file: {
  shortHours?: unknown;
  days?: HolidayRow[];
}): { field: string; text: string }[] {
  const hours = Array.isArray(file.shortHours) ? file.shortHours : [];
  const areHours = hours.length === 2 && hours.every(isTime) && String(hours[0]) < String(hours[1]);
  return [
    ...(areHours ? [] : [{ field: 'shortHours', text: 'two times like 09:30' }]),
    ...(file.days ?? []).flatMap(checkRow),
    ...listUnnamedDays(file.days ?? []).map(({ province, rule }) => ({
      field: 'days',
      text: `${province} is missing on ${rule}, which a law limits`,
    })),
  ];
}
