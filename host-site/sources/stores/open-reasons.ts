import { type Locale, type LocalizedText, locales } from '../../../widgets/shared/locale/locale.ts';
import { addDays, findWeekday } from '../../../widgets/shared/stores/calendar-date.ts';
import { isBeforeStart, readDay, readUsualHours } from '../../../widgets/shared/stores/day-hours.ts';
import { formatIntervals, type StoreHoursTranslate } from '../../../widgets/shared/stores/format-hours.ts';
import { toMinuteRange } from '../../../widgets/shared/stores/minute-range.ts';
import { getOpening } from '../../../widgets/shared/stores/opening.ts';
import { describeOpening } from '../../../widgets/shared/stores/opening-status.ts';
import type { Interval, Store } from '../../../widgets/shared/stores/store.ts';
import { findRegime, type StoreCalendar } from '../../../widgets/shared/stores/store-calendar.ts';
import hoursEn from '../../../widgets/shared/stores/store-hours.en.json' with { type: 'json' };
import hoursFr from '../../../widgets/shared/stores/store-hours.fr.json' with { type: 'json' };
import { toLocalTime } from '../../../widgets/shared/stores/zone-clock.ts';
import { formatDate } from '../facts/format-value.ts';
import en from './open-reasons.en.json' with { type: 'json' };
import fr from './open-reasons.fr.json' with { type: 'json' };
import { findChosenDay } from './province-holidays.ts';
import { findExemption, findLegalDay } from './retail-laws.ts';

/** Whether a store is open at an instant, and why. */
export interface OpenReason {
  open: boolean;
  reason: LocalizedText;
}

type ReasonKey = keyof typeof en;
type Values = Readonly<Record<string, string | number>>;

const reasons = { en, fr };

/** Messages as their files have them: a tool that Node runs without a build has no compiled ones. */
const fill = (text: string, values: Values = {}) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
const hours: Record<Locale, StoreHoursTranslate> = {
  en: (key, values) => fill((hoursEn as Record<string, string>)[key] ?? '', values),
  fr: (key, values) => fill((hoursFr as Record<string, string>)[key] ?? '', values),
};

/** A sentence that ends with `5 p.m.` has its period already; joiners against line breaks are for pages. */
const tidy = (sentence: string) => sentence.replaceAll('\u2060', '').replace(/\.\.$/, '.');

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A reason with its values in each language. */
function say(key: ReasonKey, readValues: (locale: Locale) => Values = () => ({})): LocalizedText {
  const [english, french] = locales.map((locale) => tidy(fill(reasons[locale][key], readValues(locale))));
  return { en: english ?? '', fr: french ?? '' };
}

const join = (...texts: (LocalizedText | undefined)[]): LocalizedText => {
  const read = (locale: Locale) => texts.flatMap((text) => text?.[locale] || []).join(' ');
  return { en: read('en'), fr: read('fr') };
};

const writeHours = (intervals: readonly Interval[], locale: Locale) => formatIntervals(intervals, hours[locale]);

/** Whether hours of a day cover minutes since that day's midnight. */
const covers = (intervals: readonly Interval[], minutes: number) =>
  intervals.map(toMinuteRange).some(([opens, closes]) => opens <= minutes && minutes < closes);

/** Why a store without hours on that day is not open. */
function explainStart({ status, opensOn, reopensOn }: Store): LocalizedText {
  const isSoon = status === 'opening-soon';
  const date = isSoon ? opensOn : reopensOn;
  if (!date) return say(isSoon ? 'notYetUndated' : 'shutUndated');
  return say(isSoon ? 'notYet' : 'shut', (locale) => ({ date: formatDate(date, locale) }));
}

/** A day of a store, and the minutes since its midnight, which may be past 1,440. */
interface DayMoment {
  store: Store;
  calendar: StoreCalendar;
  date: string;
  minutes: number;
}

const findHolidayName = ({ store, calendar, date }: DayMoment): LocalizedText | undefined =>
  calendar.holidays[findRegime(store)]?.find((day) => day.date === date)?.name;

/** The law as the reason why a store is closed at a moment; undefined if the law is not. */
function explainLaw(moment: DayMoment, isUsual: boolean): LocalizedText | undefined {
  const { store, date, minutes } = moment;
  const legal = findLegalDay(store, date);
  if (!legal || covers(legal.hours, minutes) || !(legal.isSpecial || isUsual)) return undefined;
  const isClosed = legal.hours.length === 0;
  const name = findHolidayName(moment);
  const readValues = (locale: Locale) => ({
    holiday: capitalize(name?.[locale] ?? ''),
    law: legal.law[locale],
    hours: writeHours(legal.hours, locale),
  });
  if (legal.isSpecial) return say(isClosed ? 'lawClosed' : 'lawHours', readValues);
  return say(isClosed ? 'lawWeekdayClosed' : 'lawWeekday', readValues);
}

function explainChoice({ store, date, minutes }: DayMoment, isUsual: boolean): LocalizedText | undefined {
  const chosen = findChosenDay(store.address.province, date);
  if (!chosen || covers(chosen.hours, minutes) || !(isUsual || chosen.hours.length === 0)) return undefined;
  return say(chosen.hours.length === 0 ? 'chosenClosed' : 'chosenHours', (locale) => ({
    holiday: capitalize(chosen.name[locale]),
    hours: writeHours(chosen.hours, locale),
  }));
}

function explainSpecial({ store, date }: DayMoment): LocalizedText | undefined {
  const special = store.exceptions.find((day) => day.date === date);
  if (!special) return undefined;
  const { label, intervals } = special;
  return say(label ? 'specialNamed' : 'special', (locale) => ({
    label: label?.[locale] ?? '',
    hours: writeHours(intervals, locale),
  }));
}

/** The exemption of an open store, on a day on which the law would limit another one. */
function explainExemption({ store, date }: DayMoment): LocalizedText | undefined {
  const exemption = findExemption(store);
  const { exemption: _, ...other } = store;
  if (!exemption || !findLegalDay(other, date) || findLegalDay(store, date)) return undefined;
  return say('exempt', (locale) => ({ name: exemption.name[locale], law: exemption.law[locale] }));
}

function explainOpen(moment: DayMoment): LocalizedText {
  const special = explainSpecial(moment);
  if (special) return join(special, explainExemption(moment));
  const { store, calendar, date } = moment;
  const { intervals, holiday } = readDay(store, calendar, date);
  const told = say(holiday ? 'holidayHours' : 'regular', (locale) => ({
    holiday: capitalize(holiday?.[locale] ?? ''),
    hours: writeHours(intervals, locale),
  }));
  return join(told, explainExemption(moment));
}

function explainClosed(moment: DayMoment, isUsual: boolean): LocalizedText {
  const { store, calendar, date } = moment;
  const known = explainSpecial(moment) ?? explainLaw(moment, isUsual) ?? explainChoice(moment, isUsual);
  if (known) return known;
  const usual = readUsualHours(store, calendar, date);
  return usual.length === 0 ? say('dayOff') : say('outside', (locale) => ({ hours: writeHours(usual, locale) }));
}

/** When a closed store opens, in words, as a sentence. */
function tellNext({ store, calendar }: DayMoment, now: number): LocalizedText | undefined {
  const opening = getOpening(store, calendar, now);
  if (opening.state !== 'closed' || !opening.opens) return undefined;
  const { opens } = opening;
  const read = (locale: Locale) => tidy(`${describeOpening({ state: 'closed', opens }, locale, hours[locale])}.`);
  return { en: read('en'), fr: read('fr') };
}

/** Whether a store is open at the instant `now` (ms since 1970) by its own clock, and why, in both languages. */
export function explainOpening(store: Store, calendar: StoreCalendar, now: number): OpenReason {
  const { date, minutes } = toLocalTime(calendar.zones[store.timeZone] ?? [], now);
  const today: DayMoment = { store, calendar, date, minutes };
  const yesterday: DayMoment = { store, calendar, date: addDays(date, -1), minutes: minutes + 1440 };
  if (isBeforeStart(store, date)) return { open: false, reason: explainStart(store) };
  const opening = getOpening(store, calendar, now);
  if (opening.state === 'unknown') return { open: false, reason: say('noHours') };
  if (opening.state === 'open') {
    const isToday = covers(readDay(store, calendar, date).intervals, minutes);
    return { open: true, reason: explainOpen(isToday ? today : yesterday) };
  }
  // Whether the feed's weekly hours alone would have it open, also in the night after the day before.
  const isUsual = [today, yesterday].some((day) => covers(store.hours[findWeekday(day.date)], day.minutes));
  return { open: false, reason: join(explainClosed(today, isUsual), tellNext(today, now)) };
}
