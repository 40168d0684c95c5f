import { isCalendarDate } from '../sources/calendar.ts';
import type { FactKind } from '../sources/facts/facts.ts';
import type { FieldProblem, Problem } from '../sources/problems/problem.ts';
import { findEnglish, findSpelling, findTypography } from '../sources/source-text/check-text.ts';
import { isTime } from '../sources/stores/hours-text.js';

const matches = (pattern: RegExp) => (value: unknown) => typeof value === 'string' && pattern.test(value);
const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value) && value >= 0;

/** What a fact of each kind must be; the others have no form of their own. */
const forms: Partial<Record<FactKind, readonly [isValid: (value: unknown) => boolean, problem: Problem]>> = {
  number: [isNumber, { code: 'number' }],
  year: [(value) => Number.isInteger(value) && isNumber(value), { code: 'year' }],
  money: [(value) => Number.isInteger(value) && isNumber(value), { code: 'wholeDollars' }],
  percent: [isNumber, { code: 'number' }],
  date: [(value) => isCalendarDate(String(value)), { code: 'date', example: '2026-12-24' }],
  time: [isTime, { code: 'time', example: '09:30' }],
  hours: [
    (value) => Array.isArray(value) && value.length === 2 && value.every(isTime),
    { code: 'twoTimes', example: '09:30' },
  ],
  phone: [matches(/^\d{10}$/), { code: 'phone' }],
  email: [matches(/^[^\s@]+@[^\s@]+\.[^\s@]+$/), { code: 'email' }],
};

/** A problem by its path in the group. */
interface FactProblem extends FieldProblem {
  locale?: 'en' | 'fr';
}

/** Slips in the texts of a value, by language; an address is no text. `field` is the value's path. */
export function checkTexts(value: unknown, field: string): FactProblem[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]): FactProblem[] => {
    const path = `${field}.${key}`;
    if (typeof each !== 'string') return checkTexts(each, path);
    const locale = path.split('.').findLast((part): part is 'en' | 'fr' => part === 'en' || part === 'fr');
    if (key === 'href' || !locale) return [];
    if (each.trim() === '') return [{ field: path, locale, problem: { code: 'missing' } }];
    const slips = [...findTypography(each, locale), ...(locale === 'fr' ? findEnglish(each) : findSpelling(each))];
    return slips.map((slip) => ({ field: path, locale, problem: { code: 'spelling', text: slip } }));
  });
}

/** What is wrong with a group of facts, by the path of each value. */
export function listFactProblems(node: unknown, path = ''): FactProblem[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]): FactProblem[] => {
    const field = path ? `${path}.${key}` : key;
    const form = forms[key as FactKind];
    if (form && (typeof value !== 'object' || Array.isArray(value))) {
      return form[0](value) ? [] : [{ field, problem: form[1] }];
    }
    if (['text', 'link', 'closures'].includes(key)) return checkTexts(value, field);
    return listFactProblems(value, field);
  });
}
