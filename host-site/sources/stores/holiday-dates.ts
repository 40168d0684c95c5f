import Holidays from 'date-holidays';

const found = new Map<string, string | undefined>();

function compute(rule: string, year: number): string | undefined {
  const holidays = new Holidays();
  holidays.setHoliday(rule, { name: { en: rule }, type: 'public' });
  return holidays.getHolidays(year)[0]?.date.slice(0, 10);
}

/**
 * The date of a holiday in a year, from a rule in the grammar of date-holidays. Throws when no day follows from the
 * rule.
 */
export function findHolidayDate(rule: string, year: number): string {
  const key = `${year} ${rule}`;
  if (!found.has(key)) found.set(key, compute(rule, year));
  const date = found.get(key);
  if (!date) throw new Error(`holidays.json: no day follows from ${rule}`);
  return date;
}
