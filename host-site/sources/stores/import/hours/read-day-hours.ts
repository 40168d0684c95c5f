import type { Interval } from '../../../../../widgets/shared/stores/store.ts';
import type { Problem } from '../../../problems/problem.ts';
import { isTooLong } from '../../hours-text.js';
import { type ClockTime, createTimePattern, readClockTime } from './clock-time.ts';
import type { DayHours } from './hours-result.ts';
import { toPlainHours } from './plain-text.ts';
import { type MinuteInterval, resolveInterval } from './resolve-interval.ts';

const day = 24 * 60;

const isClosed = (text: string) =>
  /^(?:(?:is )?(?:closed|close|fermee?s?|fermeture|off|x|[-×✕✖✗✘❌])(?: (?:all day|toute la journee))?)\.?$/u.test(
    text.replace(/^([a-z]+) ?- ?\1$/, '$1'),
  );

const isAllDay = (text: string) =>
  /^(?:open |ouvert )?(?:24(?: |-)?(?:h(?:ours?|eures?|rs?)?)?(?: ?\/ ?(?:24(?: ?h)?|7)(?: ?j)?| sur 24| (?:a|per|par) (?:day|jour))?|all day|jour et nuit|toute la journee|always open|toujours ouvert)$/.test(
    text,
  ) && text !== '24';

const formatTime = (minutes: number): string =>
  [Math.floor((minutes % day) / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Times in a text, two for each interval; undefined where something else is between them. */
function listTimes(text: string): [ClockTime, ClockTime][] | undefined {
  const pattern = createTimePattern();
  const pairs: [ClockTime, ClockTime][] = [];
  const skip = (gap: RegExp): boolean => {
    gap.lastIndex = pattern.lastIndex;
    const isThere = gap.test(text);
    if (isThere) pattern.lastIndex = gap.lastIndex;
    return isThere;
  };
  const take = (): ClockTime | undefined => {
    const at = pattern.lastIndex;
    const match = pattern.exec(text);
    if (!match) pattern.lastIndex = at;
    return match ? readClockTime(match) : undefined;
  };
  while (pattern.lastIndex < text.length) {
    skip(/(?:(?:open|ouvert|opens|ouvre|ouverture|hours|heures|from|de|des|a) ?:? )*/y);
    const opens = take();
    if (!opens || !skip(/ ?- ?|,? (?:closes|ferme|fermeture) (?:a )?/y)) return undefined;
    const closes = take();
    if (!closes) return undefined;
    pairs.push([opens, closes]);
    if (pattern.lastIndex < text.length && !skip(/ ?[,;|/&+\n-] ?(?:and |et )?(?!$)| (?:and |et |puis |then )?(?!$)/y))
      return undefined;
  }
  return pairs.length > 0 ? pairs : undefined;
}

/** In order; those that touch become one. */
function joinIntervals(intervals: readonly MinuteInterval[]): MinuteInterval[] {
  const joined: MinuteInterval[] = [];
  for (const interval of intervals.toSorted((a, b) => a.opens - b.opens)) {
    const last = joined.at(-1);
    if (last && last.closes === interval.opens) joined[joined.length - 1] = { ...last, closes: interval.closes };
    else joined.push(interval);
  }
  return joined;
}

/** 23:59 is how a clock without 24:00 ends a whole day. */
const toInterval = ({ opens, closes }: MinuteInterval): Interval => [
  formatTime(opens),
  formatTime(opens === 0 && closes === day - 1 ? day : closes),
];

/** What is wrong with intervals that could be read. */
function findProblem(intervals: readonly MinuteInterval[]): Problem | undefined {
  const written = intervals.map(toInterval).join(' ').replaceAll(',', '-');
  const isWrong = (interval: MinuteInterval) => {
    const [opens, closes] = toInterval(interval);
    const isAllDay = opens === '00:00' && closes === '00:00';
    return interval.opens >= day || (!isAllDay && (opens === closes || isTooLong([opens, closes])));
  };
  if (intervals.some(isWrong)) return { code: 'closesBeforeOpens', hours: written };
  const overlaps = intervals.some(({ closes, opens }, at) => {
    const next = intervals[at + 1];
    return next && (closes <= opens || closes >= next.opens);
  });
  return overlaps ? { code: 'hoursOverlap' } : undefined;
}

/** 7-11 and 9-10 are as often a day as a morning, and half an hour from 8:30 to 9 is hardly all; 11-1 may be a night. */
function couldBeLonger(opens: ClockTime, closes: ClockTime, interval: MinuteInterval): boolean {
  const isClear = [opens, closes].some((time) => time.half !== undefined || time.is24Hour);
  if (isClear || closes.hour > 11) return false;
  const minutes = interval.closes - interval.opens;
  if (interval.closes > 12 * 60) return minutes <= 120;
  return (opens.isBare && closes.isBare) || minutes < 120;
}

function readPairs(pairs: readonly [ClockTime, ClockTime][]): DayHours {
  const intervals: MinuteInterval[] = [];
  let after = 0;
  for (const [opens, closes] of pairs) {
    const interval = resolveInterval(opens, closes, after);
    if (!interval || (pairs.length === 1 && couldBeLonger(opens, closes, interval)))
      return { problem: { code: 'halfOfDayUnknown' } };
    after = opens.is24Hour || closes.is24Hour ? 0 : interval.closes;
    intervals.push(interval);
  }
  const joined = joinIntervals(intervals);
  const problem = findProblem(joined);
  if (problem) return { problem };
  const assumed = intervals.filter(({ isAfternoonAssumed }) => isAfternoonAssumed).map(toInterval);
  return {
    intervals: joined.map(toInterval),
    doubts: assumed.map(([opens, closes]): Problem => ({ code: 'afternoonAssumed', hours: `${opens}-${closes}` })),
  };
}

/**
 * Reads a day's hours as people and tools write them in English and French: `9-5`, « 9 h 30 à 21 h », `9 a.m.–9 p.m.`,
 * `0930-2100`, `10-12, 13-19`, `closed`, `24 h`. An end that is in the morning only by its digits is in the afternoon; a
 * time past midnight stays. An empty text is a problem: it doesn't say whether the store is closed.
 */
export function readDayHours(written: string): DayHours {
  const text = toPlainHours(written);
  if (text === '') return { problem: { code: 'hoursEmpty' } };
  if (isClosed(text)) return { intervals: [], doubts: [] };
  if (isAllDay(text)) return { intervals: [['00:00', '00:00']], doubts: [] };
  const pairs = listTimes(text.replace(/[.,;]$/, ''));
  if (!pairs) return { problem: { code: 'hoursUnreadable' } };
  const [[opens, closes] = []] = pairs;
  // Some exports write closed days this way (alltheplaces#9796).
  const isMidnight = (time: ClockTime | undefined) =>
    time?.minute === 0 && (time.half === 'am' ? time.hour === 12 : time.half === undefined && time.hour === 0);
  if (pairs.length === 1 && isMidnight(opens) && isMidnight(closes))
    return { intervals: [['00:00', '00:00']], doubts: [{ code: 'midnightToMidnight' }] };
  return readPairs(pairs);
}
