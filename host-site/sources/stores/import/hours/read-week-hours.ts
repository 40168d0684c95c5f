import type { Interval, Weekday } from '../../../../../widgets/shared/stores/store.ts';
import type { Problem } from '../../../problems/problem.ts';
import { dayGroups, dayPattern, findWeekday, listDays } from './day-names.ts';
import type { WeekHours, WeekResult } from './hours-result.ts';
import { toPlainHours } from './plain-text.ts';
import { readDayHours } from './read-day-hours.ts';

/** Public holidays; the site has their hours from another file. */
const holidays = 'ph|public holidays?|stat(?:utory)? holidays?|holidays?|jours? feries?|feries?';
const months = 'jan|feb|apr|jun|jul|aug|sep|oct|nov|dec|janv|fevr?|avr|mai|juin|juil|aout|may';

const groups = dayGroups.map(([pattern], at) => `(?<group${at}>${pattern})`).join('|');
const token = new RegExp(
  String.raw`(?<![a-z\d])(?:(?<holiday>${holidays})|${groups}|(?<day>${dayPattern}))(?![a-z])[.]?`,
  'g',
);

/** Days, or public holidays, of a part such as `mon-fri` or `sa, su, ph`, with the hours that follow them. */
interface Part {
  days: Weekday[];
  hasHolidays: boolean;
  hours: string;
}

const isList = (gap: string) => /^ ?(?:[,&+/]|and|et|ou|or)? ?(?:and |et |le |les |on )?$/.test(gap);
const isRange = (gap: string) => /^ ?-+ ?$/.test(gap);

/** The text between a name and what follows, without the punctuation around it. */
const trimHours = (text: string) => text.replace(/^[\s:,=]+|[\s,;|/.&]+$|\s(?:and|et)$/g, '').trim();

function listNamed(match: RegExpMatchArray): readonly Weekday[] {
  const { day } = match.groups ?? {};
  const found = day === undefined ? undefined : findWeekday(day);
  if (found !== undefined) return [found];
  return dayGroups.find((_, at) => match.groups?.[`group${at}`] !== undefined)?.[1] ?? [];
}

/** Splits a text at the names of days; undefined if something stands before the first. */
function splitParts(text: string): Part[] | undefined {
  const matches = [...text.matchAll(token)];
  if (
    matches.length === 0 ||
    !/^(?:(?:open|ouvert|du|le|les|from|on) ?)*$/.test(text.slice(0, matches[0]?.index).trim())
  )
    return undefined;
  const parts: Part[] = [];
  let part: Part = { days: [], hasHolidays: false, hours: '' };
  let isTo = false;
  for (const [at, match] of matches.entries()) {
    const named = listNamed(match);
    const [first] = named;
    const from = part.days.at(-1);
    if (isTo && from !== undefined && first !== undefined) part.days.push(...listDays(from, first).slice(1));
    else part.days.push(...named);
    part.hasHolidays ||= match.groups?.holiday !== undefined;
    const next = matches[at + 1];
    const gap = text.slice(match.index + match[0].length, next?.index);
    isTo = isRange(gap);
    if (next && (isTo || isList(gap))) continue;
    parts.push({ ...part, hours: trimHours(gap.replace(/[\s,;]+(?:du|le|les|on)\s*$/, '')) });
    part = { days: [], hasHolidays: false, hours: '' };
  }
  return parts;
}

/** `9-5, closed sunday`: the word belongs to the day after it. */
function moveClosed(parts: readonly Part[]): Part[] {
  return parts.map((part, at) => {
    const [, before] = /^(.*\d.*?)[\s,;.]+(?:closed|ferme)(?: on| le| les)?$/.exec(part.hours) ?? [];
    if (before !== undefined && parts[at + 1]?.hours === '') return { ...part, hours: before };
    const last = parts[at - 1]?.hours ?? '';
    return part.hours === '' && /[\s,;.](?:closed|ferme)(?: on| le| les)?$/.test(last)
      ? { ...part, hours: 'closed' }
      : part;
  });
}

/** A day that is named twice: the second hours come in addition, unless the format says that they replace the first. */
function addHours(week: WeekHours, days: readonly Weekday[], hours: readonly Interval[], replaces: boolean): boolean {
  for (const day of days) {
    const before = week[day];
    if (before && !replaces) return false;
    week[day] = hours;
  }
  return true;
}

/**
 * Reads the hours of a week in one text: `Mon-Fri 9-5; Sat 10-5`, « lun.–ven. 9 h–21 h, dim. fermé », `Mo-Su 09:00-21:00;
 * PH off`, `24/7`. Days that the text doesn't name are left out. `isOsm`: as OpenStreetMap has it, later rules replace
 * earlier ones. Seasons, weeks of the year, dates, comments and open ends are problems.
 */
export function readWeekHours(written: string, isOsm = false): WeekResult {
  const text = toPlainHours(written.replace(/[\r\n]+/g, ' ; ')).replace(/(?<=[a-z]{2})\.(?=[\s-])/g, '');
  if (text === '') return { problem: { code: 'hoursEmpty' } };
  if (new RegExp(String.raw`\b(?:${months})[a-z]*\b|\bmar ?\d|["+\[\]]|\|\||\b(?:week|sh|easter)\b`).test(text))
    return { problem: { code: 'hoursOfSeason' } };
  const everyDay = readDayHours(text);
  if (!('problem' in everyDay)) {
    const days = listDays(0, 6).map((day) => [day, everyDay.intervals]);
    return { week: Object.fromEntries(days) as WeekHours, doubts: everyDay.doubts };
  }
  const parts = splitParts(text);
  if (!parts) return { problem: { code: 'weekUnreadable' } };
  const week: WeekHours = {};
  const doubts: Problem[] = parts.some(({ hasHolidays }) => hasHolidays) ? [{ code: 'holidayHoursIgnored' }] : [];
  for (const { days, hours } of moveClosed(parts)) {
    if (days.length === 0) continue;
    const read = readDayHours(hours.replace(/ open$/, ''));
    if ('problem' in read) return read.problem.code === 'hoursEmpty' ? { problem: { code: 'weekUnreadable' } } : read;
    if (!addHours(week, days, read.intervals, isOsm)) return { problem: { code: 'dayTwice' } };
    doubts.push(...read.doubts);
  }
  return Object.keys(week).length > 0 ? { week, doubts } : { problem: { code: 'weekUnreadable' } };
}
