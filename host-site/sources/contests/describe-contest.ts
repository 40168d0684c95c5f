import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import type { ContestDetails } from '../../../widgets/shared/submissions/contest-details.ts';
import { provinces } from '../../../widgets/shared/submissions/provinces.ts';
import en from '../../content/contest-descriptions.en.json' with { type: 'json' };
import fr from '../../content/contest-descriptions.fr.json' with { type: 'json' };
import { formatDate, formatMoney, formatMonthDay, formatNumber, formatTime } from '../facts/format-value.ts';
import { fillSentence } from '../problems/fill-sentence.ts';
import type { Contest } from './contest-file.ts';
import { findContestEnd, findContestState, formatLocalTime } from './contest-state.ts';

const messages: Record<Locale, typeof en> = { en, fr };
type Region = Contest['regions'][number];

/** `November 2, 2026 at 9 a.m.` / `2 novembre 2026 à 9 h`, where the text says elsewhere in which zone. */
export function describeLocalMoment(iso: string, zone: string, locale: Locale): string {
  const { date, time } = formatLocalTime(Date.parse(iso), zone);
  return fillSentence(messages[locale].localMoment, { date: formatDate(date, locale), time: formatTime(time, locale) });
}

/** The time zone of an instant in words that change with no season: `Eastern Time` / `heure de l’Est`, or `ET`. */
export function describeZone(iso: string, zone: string, locale: Locale, length: 'short' | 'long' = 'long'): string {
  const names = new Intl.DateTimeFormat(`${locale}-CA`, { timeZone: zone, timeZoneName: `${length}Generic` });
  const name = names.formatToParts(Date.parse(iso)).find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  return name.replaceAll("'", '’');
}

/** `November 2, 2026 at 9 a.m. ET` / `2 novembre 2026 à 9 h (heure de l’Est)`. */
function describeMoment(iso: string, zone: string, locale: Locale): string {
  return fillSentence(messages[locale].moment, {
    localMoment: describeLocalMoment(iso, zone, locale),
    zone: describeZone(iso, zone, locale, locale === 'en' ? 'short' : 'long'),
  });
}

/** `December 13` / `13 décembre`: the last day on which a contest takes entries, where it is held. */
export function describeLastDay(contest: Pick<Contest, 'closes' | 'zone'>, locale: Locale): string {
  return formatMonthDay(formatLocalTime(findContestEnd(contest) - 1, contest.zone).date, locale);
}

/** A province or territory as visitors read it. */
export const describeProvince = (province: Region, locale: Locale): string => messages[locale].provinces[province];

function listPlaces(regions: readonly Region[], type: 'conjunction' | 'disjunction', locale: Locale): string {
  const names = regions.map((region) => messages[locale].provinces[region]);
  const list = new Intl.ListFormat(`${locale}-CA`, { type }).format(names);
  return fillSentence(messages[locale].places, { list });
}

/** Who may enter: the regions, and the age of majority where it differs from the lowest. */
function describeEligibility({ regions, minimumAge }: Contest, locale: Locale): string {
  const sentences = messages[locale];
  const ageOf = (region: Region) => minimumAge[region] ?? 0;
  const ages = [...new Set(regions.map(ageOf))].sort((one, other) => one - other);
  const [lowest, ...others] = ages;
  const exceptions = others.map((age) => {
    const places = listPlaces(
      regions.filter((region) => ageOf(region) === age),
      'conjunction',
      locale,
    );
    return fillSentence(sentences.exception, { age: String(age), places });
  });
  return fillSentence(sentences.eligibility, {
    places: regions.length === provinces.length ? sentences.country : listPlaces(regions, 'disjunction', locale),
    age: String(lowest),
    exceptions: exceptions.length ? fillSentence(sentences.exceptions, { list: exceptions.join('; ') }) : '',
  });
}

/** A prize as visitors read it in a sentence, with its number and value. */
export function describePrize({ count, value, words: prize }: Contest['prizes'][number], locale: Locale): string {
  return fillSentence(prize[locale], { count: formatNumber(count, locale), value: formatMoney(value, locale) });
}

/** What an open contest shows besides, if its file asks for it; `entries` is how many there are. */
export function describeCounts({ shows, closes }: Contest, now: number, entries?: number): ContestDetails['counts'] {
  return {
    ...(shows?.includes('entries') && entries !== undefined && { entries }),
    ...(shows?.includes('timeLeft') && { secondsLeft: Math.ceil((findContestEnd({ closes }) - now) / 1000) }),
  };
}

/** A text on a line of its own, which begins with a capital. */
const toLine = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a widget shows of a contest in a language, at an instant (ms since 1970). */
export function describeContest(contest: Contest, locale: Locale, now: number): ContestDetails {
  const { id, hasPin, zone, memberChances } = contest;
  return {
    id,
    hasPin,
    state: findContestState(contest, now),
    title: contest.title[locale],
    opens: describeMoment(contest.opens, zone, locale),
    closes: describeMoment(contest.closes, zone, locale),
    prizes: contest.prizes.map((prize) => toLine(describePrize(prize, locale))),
    eligibility: describeEligibility(contest, locale),
    rulesUrl: contest.rulesUrl[locale],
    hasSkillQuestion: contest.skillQuestion,
    memberChances,
    // Known only to the running server, see describeCounts.
    ...(contest.shows && { counts: {} }),
  };
}
