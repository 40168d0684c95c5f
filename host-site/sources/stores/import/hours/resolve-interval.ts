import type { ClockTime } from './clock-time.ts';

/** Minutes since the midnight with which the day began; a close past midnight is more than a day. */
export interface MinuteInterval {
  opens: number;
  closes: number;
  /** The end was written as an hour of the morning, and is taken as one of the afternoon. */
  isAfternoonAssumed?: boolean;
}

const noon = 12 * 60;
const day = 24 * 60;
/** The latest end after midnight of a day that began before noon: a later one is the afternoon on a 12-hour clock. */
const latestNight = 3 * 60;
/** Hours before this one, without a zero in front, are in the afternoon: no shop opens at 2 in the morning. */
const earliestOpening = 5;

function toMinutes({ hour, minute, half }: ClockTime): number {
  if (!half) return hour * 60 + minute;
  return ((hour % 12) + (half === 'pm' ? 12 : 0)) * 60 + minute;
}

/** The beginning of an interval of which only the end says am or pm: `9-5pm`, `1-5pm`, `7-11am`. */
function resolveOpening(opens: ClockTime, closes: number): number | undefined {
  if (opens.is24Hour) return toMinutes(opens);
  const morning = toMinutes({ ...opens, half: 'am' });
  const afternoon = morning + noon;
  const isEarly = opens.hour === 12 || opens.hour < earliestOpening;
  if (isEarly && afternoon < closes) return afternoon;
  return morning < closes ? morning : undefined;
}

/** The first time after the opening that a 12-hour clock shows: `9am-5`, `1pm-5`, `6pm-2`. */
function resolveClosing(closes: ClockTime, opens: number): number {
  const shown = toMinutes(closes);
  if (closes.is24Hour || closes.hour === 0) return shown;
  const first = shown % noon;
  return first + noon * Math.ceil((opens + 1 - first) / noon);
}

/** Neither time says am or pm, and the end comes first: `9-5` is an afternoon, `11:00-02:00` a night. */
function resolveBackwards(opens: ClockTime, closes: ClockTime): MinuteInterval | undefined {
  const [start, end] = [toMinutes(opens), toMinutes(closes)];
  const isNight = closes.is24Hour ? end <= latestNight || end === start : closes.hour === 0;
  if (start >= noon + 60 || isNight || end + noon <= start) return { opens: start, closes: end };
  const isEitherHalf = closes.hour === 12 || (!opens.is24Hour && opens.hour < earliestOpening);
  if (isEitherHalf) return undefined;
  return { opens: start, closes: end + noon, ...(closes.is24Hour && { isAfternoonAssumed: true }) };
}

/** Neither time says am or pm. `after` is the end of the interval before: a second one goes on from there, `10-1, 2-4`. */
function resolvePlain(opens: ClockTime, closes: ClockTime, after: number): MinuteInterval | undefined {
  const [start, end] = [toMinutes(opens), toMinutes(closes)];
  const isAfternoon = !opens.is24Hour && opens.hour > 0 && (opens.hour < earliestOpening || start < after);
  if (isAfternoon && !closes.is24Hour && start < end && end + noon <= day)
    return { opens: start + noon, closes: end + noon };
  if (isAfternoon && closes.is24Hour && start + noon < end) return { opens: start + noon, closes: end };
  return start < end ? { opens: start, closes: end } : resolveBackwards(opens, closes);
}

/** An interval in minutes; undefined where it could be either half of the day. */
export function resolveInterval(opens: ClockTime, closes: ClockTime, after: number): MinuteInterval | undefined {
  if (opens.half && closes.half) return { opens: toMinutes(opens), closes: toMinutes(closes) };
  if (!opens.half && !closes.half) return resolvePlain(opens, closes, after);
  if (opens.half) return { opens: toMinutes(opens), closes: resolveClosing(closes, toMinutes(opens)) };
  const end = toMinutes(closes) || day;
  const start = resolveOpening(opens, end);
  return start === undefined ? undefined : { opens: start, closes: end };
}
