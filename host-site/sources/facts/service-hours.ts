import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import { fillSentence } from '../problems/fill-sentence.ts';
import { factMessages } from './fact-messages.ts';
import { type Closure, facts, inLanguage } from './facts.ts';
import { formatDate, formatTime } from './format-value.ts';

const timeZone = 'America/Toronto';
const closures: readonly Closure[] = Object.values(facts.service.closures).flatMap((year) => year.closures);
const opens = facts.service.opens.time;
const closes = facts.service.closes.time;

/**
 * Says whether customer service is open at the instant `now`, or when it opens next: Monday to Friday, Toronto time,
 * closed on the holidays of facts.json (decisions §9). One line without a final period.
 */
export function describeServiceHours(now: Date, locale: Locale): string {
  const messages = factMessages[locale].service;
  const { date: today, time } = readTorontoClock(now);
  if (isWorkday(today) && time >= opens && time < closes) {
    return fillSentence(messages.open, { closes: formatTime(closes, locale) });
  }
  const next = isWorkday(today) && time < opens ? today : findNextWorkday(today);
  const holiday = closures.find(({ date }) => date === today);
  return fillSentence(holiday ? messages.holiday : messages.closed, {
    day: nameDay(next, today, locale),
    opens: formatTime(opens, locale),
    holiday: holiday ? inLanguage(holiday.name, locale) : '',
  });
}

/** The calendar day in Toronto at the instant `now`, YYYY-MM-DD. */
export function formatTorontoDate(now: Date): string {
  return readTorontoClock(now).date;
}

function readTorontoClock(now: Date): { date: string; time: string } {
  // The Swedish locale formats dates as YYYY-MM-DD.
  const text = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(now);
  const [date = '', time = ''] = text.split(' ');
  return { date, time };
}

function isWorkday(date: string): boolean {
  const weekday = readWeekday(date);
  return weekday > 0 && weekday < 6 && !closures.some((closure) => closure.date === date);
}

function findNextWorkday(date: string): string {
  const next = addDay(date);
  return isWorkday(next) ? next : findNextWorkday(next);
}

function nameDay(date: string, today: string, locale: Locale): string {
  const messages = factMessages[locale];
  if (date === today) return messages.service.today;
  if (date === addDay(today)) return messages.service.tomorrow;
  const weekday = messages.weekdays[readWeekday(date)] ?? '';
  return fillSentence(messages.service.later, { weekday, date: formatDate(date, locale) });
}

function readWeekday(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

function addDay(date: string): string {
  const next = new Date(`${date}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}
