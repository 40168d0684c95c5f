import type { Interval, Weekday } from '../../../../../widgets/shared/stores/store.ts';
import type { Problem } from '../../../problems/problem.ts';
import { readHtmlText } from '../html-text.ts';
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
  /** A comma is before it: in OpenStreetMap, such a rule adds to earlier ones. */
  isAdded: boolean;
}

const isList = (gap: string) => /^ ?(?:[,&+/]|and|et|ou|or)? ?(?:and |et |le |les |on )?$/.test(gap);
const isRange = (gap: string) => /^ ?-+ ?$/.test(gap);

/** The text between a name and what follows, without the punctuation around it. */
const trimHours = (text: string) =>
  text
    .replace(/[\s,;.]+(?:du|le|les|on|from)\s*$/, '')
    .replace(/^[\s:,;=]*(?:and |et )?(?:-\s?(?=\d))?|(?:[\s,;|/.&]|\s-\s?)+$|\s(?:and|et)$/g, '')
    .trim();

/** Letters for days, where a range shows that they are: « L-V, S, D » and `M-W, F`; the others stand for two days each. */
const letters: readonly (readonly [range: RegExp, days: Readonly<Record<string, string>>])[] = [
  [/(?<![a-z])l ?- ?[jvsd](?![a-z])/, { l: 'lundi', j: 'jeudi', v: 'vendredi', s: 'samedi', d: 'dimanche' }],
  [/(?<![a-z])m ?- ?(?:w|th|f)(?![a-z])/, { m: 'monday', w: 'wednesday', f: 'friday' }],
];

function writeDays(text: string): string {
  const [, days] = letters.find(([range]) => range.test(text)) ?? [];
  return days ? text.replace(/(?<![a-z\d'’])[a-z](?![a-z\d'’])/g, (letter) => days[letter] ?? letter) : text;
}

/** The hours come before their days: `9-5 Mon-Fri, 10-4 Sat`; or the days that are closed come first. */
function readLeading(leading: string, parts: readonly Part[]): Part[] | undefined {
  const [first, ...others] = parts;
  if (!first || leading === '') return [...parts];
  if (/^(?:closed|ferme)$/.test(leading))
    return first.hours === '' ? [{ ...first, hours: 'closed' }, ...others] : undefined;
  if (!/\d/.test(leading) || parts.at(-1)?.hours !== '') return undefined;
  return parts.map((part, at) => ({ ...part, hours: at === 0 ? leading : (parts[at - 1]?.hours ?? '') }));
}

function listNamed(match: RegExpMatchArray): readonly Weekday[] {
  const { day } = match.groups ?? {};
  const found = day === undefined ? undefined : findWeekday(day);
  if (found !== undefined) return [found];
  return dayGroups.find((_, at) => match.groups?.[`group${at}`] !== undefined)?.[1] ?? [];
}

/** Splits a text at the names of days; undefined if something else than hours stands before the first. */
function splitParts(text: string): Part[] | undefined {
  const matches = [...text.matchAll(token)];
  if (matches.length === 0) return undefined;
  const leading = text
    .slice(0, matches[0]?.index)
    .replace(/^(?:(?:open|ouvert|hours|heures|horaires?|d['’]ouverture|du|le|les|from|on)\b[ :]*)*/, '');
  const parts: Part[] = [];
  let part: Part = { days: [], hasHolidays: false, hours: '', isAdded: false };
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
    parts.push({ ...part, hours: trimHours(gap) });
    part = { days: [], hasHolidays: false, hours: '', isAdded: /,\s*$/.test(gap) };
  }
  return readLeading(trimHours(leading), parts);
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

/**
 * Sets the hours of days. A day may be there twice only as OpenStreetMap has it: a later rule replaces an earlier one, or
 * adds to it after a comma. False for a day that is there twice otherwise, or whose hours overlap.
 */
function addHours(week: WeekHours, { days, isAdded }: Part, hours: readonly Interval[], isOsm: boolean): boolean {
  for (const day of days) {
    const before = week[day] ?? [];
    if (week[day] && !isOsm) return false;
    const both = isAdded && hours.length > 0 && before.length > 0;
    const joined = both ? readDayHours([...before, ...hours].map((times) => times.join('-')).join(', ')) : undefined;
    if (joined && 'problem' in joined) return false;
    week[day] = joined?.intervals ?? hours;
  }
  return true;
}

/** OpenStreetMap's clock has 24 hours: `11:00-05:00` ends at night, which we write `29:00`. */
const writeNights = (text: string) =>
  text.replace(/(\d\d:\d\d)-(\d\d)(:\d\d)/g, (range, opens: string, hour: string, minute: string) =>
    hour + minute <= opens && hour + minute !== '00:00' ? `${opens}-${Number(hour) + 24}${minute}` : range,
  );

/** `9-5 daily`, « 24h/24, 7j/7 »: the words that say every day. */
const everyDayEnd = new RegExp(`[\\s,;:(]+(?:${dayGroups[0]?.[0]})\\)?$`);

/**
 * Reads the hours of a week in one text: `Mon-Fri 9-5; Sat 10-5`, « lun.–ven. 9 h–21 h, dim. fermé », `Mo-Su 09:00-21:00;
 * PH off`, `24/7`. Days that the text doesn't name are left out. `isOsm`: as OpenStreetMap has it, later rules replace
 * earlier ones. Seasons, weeks of the year, dates, comments and open ends are problems.
 */
export function readWeekHours(written: string, isOsm = false): WeekResult {
  const lines = readHtmlText(written).replace(/[\r\n]+/g, ' ; ');
  // A full stop after the whole name of a day ends a sentence; after a short one, it belongs to it.
  const sentences = toPlainHours(lines).replace(/(?<=(?:[a-z]{3}(?:day|di)|dimanche)s?)\.(?=\s)/g, ' ;');
  const written24 = isOsm ? writeNights(sentences) : sentences;
  const text = writeDays(written24.replace(/(?<=[a-z]{2})\.(?=[\s-])/g, ''));
  if (text === '') return { problem: { code: 'hoursEmpty' } };
  if (
    new RegExp(
      String.raw`\b(?:${months})[a-z]*\b|\bmar ?\d|["+\[\]]|\|\||(?<!(?:a|per) )\b(?:week ?\d|sh\b|easter\b)`,
    ).test(text)
  )
    return { problem: { code: 'hoursOfSeason' } };
  // A rule without days, after another one, is for all days in OpenStreetMap, and was seldom meant so.
  if (isOsm && /\d ?; ?\d/.test(text)) return { problem: { code: 'dayTwice' } };
  const everyDay = readDayHours(text.replace(everyDayEnd, ''));
  if (!('problem' in everyDay)) {
    const days = listDays(0, 6).map((day) => [day, everyDay.intervals]);
    return { week: Object.fromEntries(days) as WeekHours, doubts: everyDay.doubts };
  }
  const parts = splitParts(text);
  if (!parts) return { problem: { code: 'weekUnreadable' } };
  const week: WeekHours = {};
  const doubts: Problem[] = parts.some(({ hasHolidays }) => hasHolidays) ? [{ code: 'holidayHoursIgnored' }] : [];
  for (const part of moveClosed(parts)) {
    const { days, hours } = part;
    if (days.length === 0) continue;
    const read = readDayHours(hours.replace(/ open$/, ''));
    if ('problem' in read) return read.problem.code === 'hoursEmpty' ? { problem: { code: 'weekUnreadable' } } : read;
    if (!addHours(week, part, read.intervals, isOsm)) return { problem: { code: 'dayTwice' } };
    doubts.push(...read.doubts);
  }
  return Object.keys(week).length > 0 ? { week, doubts } : { problem: { code: 'weekUnreadable' } };
}
