/** A time as someone wrote it. */
export interface ClockTime {
  /** 0 to 30: OSM writes 26:00 for two in the morning. */
  hour: number;
  minute: number;
  half: 'am' | 'pm' | undefined;
  /** Written as on a 24-hour clock, with a zero in front or past noon. */
  is24Hour: boolean;
  /** Digits alone, without minutes or an h: `9`. */
  isBare: boolean;
}

const words: Readonly<Record<string, ClockTime>> = {
  noon: { hour: 12, minute: 0, half: 'pm', is24Hour: false, isBare: false },
  midi: { hour: 12, minute: 0, half: 'pm', is24Hour: false, isBare: false },
  midnight: { hour: 12, minute: 0, half: 'am', is24Hour: false, isBare: false },
  minuit: { hour: 12, minute: 0, half: 'am', is24Hour: false, isBare: false },
};

/** What stands between hours and minutes. */
const mark = '(?:[:.]|h(?:eures?|rs?|ours?)?)';
/** `:30:00` */
const seconds = String.raw`:(?<minutes>[0-5]\d):\d\d`;

/** `9`, `9:30`, `9h30`, `9 h`, `09.30`, `0930`, `9:30:00`, `9:30 pm`, `3p`, `noon`. */
const source = [
  String.raw`(?<word>12 ?noon|12 ?midnight|noon|midnight|midi|minuit)\b`,
  String.raw`(?:(?<short>\d{1,2}?)(?<pair>[0-5]\d)(?![\d:.h])|(?<hour>\d{1,2})(?!\d)(?:${seconds}| ?${mark}(?: ?(?<minute>[0-5]\d)(?![\d:h]))?(?: ?(?:min|hr?s?)\b)?)?)(?: ?(?<half>[ap]m?)\b)?`,
].join('|');

/** A pattern of one time, with flag `y`: it matches from `lastIndex` on. */
export const createTimePattern = (): RegExp => new RegExp(source, 'y');

function readHalf(text: string | undefined): ClockTime['half'] {
  if (!text) return undefined;
  return text.startsWith('a') ? 'am' : 'pm';
}

/** The time of a match of `createTimePattern`; undefined for an hour that no clock has. */
export function readClockTime(match: RegExpExecArray): ClockTime | undefined {
  const { groups = {} } = match;
  if (groups.word) return words[groups.word.replace(/^12 ?/, '')];
  const digits = groups.short ?? groups.hour ?? '';
  const hour = Number(digits);
  const minute = Number(groups.pair ?? groups.minute ?? groups.minutes ?? 0);
  const half = readHalf(groups.half);
  if (hour > 30 || (half && (hour < 1 || hour > 12))) return undefined;
  const is24Hour = !half && (digits.startsWith('0') || hour > 12);
  return { hour, minute, half, is24Hour, isBare: /^\d{1,2}$/.test(match[0]) };
}
