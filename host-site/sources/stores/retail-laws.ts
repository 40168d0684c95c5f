import type { LocalizedText } from '../../../widgets/shared/locale/locale.ts';
import { addDays, findWeekday } from '../../../widgets/shared/stores/calendar-date.ts';
import type { Interval, Province, Weekday } from '../../../widgets/shared/stores/store.ts';
import type { WeekLimit } from '../../../widgets/shared/stores/store-calendar.ts';
import laws from '../../content/stores/retail-laws.json' with { type: 'json' };
import { findHolidayDate } from './holiday-dates.ts';

/** A section as acts number them, `s. 3(5)`, or other words in each language. */
type Section = string | LocalizedText;

/** First and last day, YYYY-MM-DD, of a rule that is not in force at all times. */
interface Term {
  from?: string;
  until?: string;
}

interface DayRule extends Term {
  /** In the grammar of date-holidays, as in holidays.json. */
  rule: string;
  section: Section;
  hours: readonly Interval[];
  weekendHours?: readonly Interval[];
}

interface WeekRule extends Term {
  section: Section;
  /** By weekday; one that is absent is not limited. */
  hours: Partial<Record<Weekday, readonly Interval[]>>;
}

interface Exemption {
  section: Section;
  name: LocalizedText;
  /** Rules of days that bind the store all the same. */
  keeps?: readonly string[];
}

interface RetailAct {
  act: LocalizedText;
  /** Types of store that it is for; all without them. */
  types?: readonly string[];
  /** Types that it leaves alone, with the section. */
  exempt?: Readonly<Record<string, Section>>;
  cities?: readonly string[];
  notCities?: readonly string[];
  /** By the feed's value. */
  exemptions?: Readonly<Record<string, Exemption>>;
  weeks?: readonly WeekRule[];
  days: readonly DayRule[];
}

/** What the law tells apart: a store's place, its type, and the reason for which an act does not bind it. */
export interface LawSubject {
  address: { province: Province; city?: string };
  type?: string | undefined;
  exemption?: string | undefined;
}

/** What the law says about a store on a day. */
export interface LegalDay {
  /** The longest hours that it allows; none means closed. */
  hours: readonly Interval[];
  /** The act and its section. */
  law: LocalizedText;
  /** Whether it is a rule of that day, rather than of the weekday. */
  isSpecial: boolean;
}

const byProvince = laws.provinces as unknown as Readonly<Partial<Record<string, readonly RetailAct[]>>>;

/** Types of store that the law knows, for the feed's `type`; one without it is `general`. */
export const storeTypes: Readonly<Record<string, LocalizedText>> = laws.types;

/** `s. 3(5)` · « art. 3(5) ». */
const nameSection = (section: Section): LocalizedText =>
  typeof section === 'string' ? { en: section, fr: section.replace(/^s\. /, 'art. ') } : section;

function nameLaw({ act }: RetailAct, section: Section): LocalizedText {
  const { en, fr } = nameSection(section);
  return { en: `${act.en}, ${en}`, fr: `${act.fr}, ${fr}` };
}

const hasCity = (cities: readonly string[], city = '') =>
  cities.some((name) => name.toLowerCase() === city.trim().toLowerCase());

/** The acts for a store of this place and type, whether or not it is exempt from them. */
function listActs({ address: { province, city }, type = 'general' }: LawSubject): RetailAct[] {
  return (byProvince[province] ?? []).filter(
    ({ types = [type], exempt = {}, cities = [city ?? ''], notCities = [] }) =>
      types.includes(type) && !Object.hasOwn(exempt, type) && hasCity(cities, city) && !hasCity(notCities, city),
  );
}

/** The acts that bind a store, with the rules that do. */
function listBinding(subject: LawSubject): RetailAct[] {
  return listActs(subject).map((act) => {
    const exemption = act.exemptions?.[subject.exemption ?? ''];
    if (!exemption) return act;
    return { ...act, weeks: [], days: act.days.filter(({ rule }) => exemption.keeps?.includes(rule)) };
  });
}

/** Values that the feed's `exemption` may have in a province. */
export function listExemptions(province: Province): string[] {
  return [...new Set((byProvince[province] ?? []).flatMap(({ exemptions }) => Object.keys(exemptions ?? {})))].sort();
}

/** Why no act, or not every one, binds a store: the reason and the section that allows it. */
export function findExemption(subject: LawSubject): { name: LocalizedText; law: LocalizedText } | undefined {
  for (const act of listActs(subject)) {
    const exemption = act.exemptions?.[subject.exemption ?? ''];
    if (exemption) return { name: exemption.name, law: nameLaw(act, exemption.section) };
  }
  return undefined;
}

/** Rules of the days on which a law limits the hours of some stores of a province. */
export function listLegalRules(province: Province): string[] {
  return [...new Set((byProvince[province] ?? []).flatMap(({ days }) => days.map(({ rule }) => rule)))];
}

const isInForce = ({ from = '', until = '9' }: Term, date: string) => from <= date && date <= until;

function findDayRule(act: RetailAct, date: string): LegalDay | undefined {
  const year = Number(date.slice(0, 4));
  const day = act.days.find((each) => isInForce(each, date) && findHolidayDate(each.rule, year) === date);
  if (!day) return undefined;
  const isWeekend = [0, 6].includes(findWeekday(date));
  const hours = (isWeekend && day.weekendHours) || day.hours;
  return { hours, law: nameLaw(act, day.section), isSpecial: true };
}

/** The rule for the weekday: of several that are in force, the last. */
function findWeekRule(act: RetailAct, date: string): LegalDay | undefined {
  const week = act.weeks?.findLast((each) => isInForce(each, date));
  const hours = week?.hours[findWeekday(date)];
  return week && hours && { hours, law: nameLaw(act, week.section), isSpecial: false };
}

/** What the law says about a store on a date, YYYY-MM-DD; undefined where it does not limit the store's hours. */
export function findLegalDay(subject: LawSubject, date: string): LegalDay | undefined {
  const acts = listBinding(subject);
  for (const find of [findDayRule, findWeekRule]) {
    for (const act of acts) {
      const found = find(act, date);
      if (found) return found;
    }
  }
  return undefined;
}

/** What the law says about the weekday of a date, whatever it says about that day. */
export function findLegalWeek(subject: LawSubject, date: string): LegalDay | undefined {
  for (const act of listBinding(subject)) {
    const found = findWeekRule(act, date);
    if (found) return found;
  }
  return undefined;
}

/** Limits of the weekdays of a store from one date to another, each until the next begins. */
export function listWeekLimits(subject: LawSubject, first: string, last: string): WeekLimit[] {
  const acts = listBinding(subject).filter(({ weeks = [] }) => weeks.length > 0);
  const changes = acts.flatMap(({ weeks = [] }) =>
    weeks.flatMap(({ from, until }) => [...(from ? [from] : []), ...(until ? [addDays(until, 1)] : [])]),
  );
  const starts = [...new Set([first, ...changes.filter((date) => date > first && date <= last)])].sort();
  return acts.length === 0
    ? []
    : starts.map((from) => ({
        from,
        hours: Object.assign(
          {},
          ...acts.map(({ weeks = [] }) => weeks.findLast((each) => isInForce(each, from))?.hours),
        ),
      }));
}
