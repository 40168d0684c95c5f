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

/** `:30`, `.30`, `:30:00`, with or without an h after it. */
const clock = String.raw` ?[:.] ?(?<minute>[0-5]\d)(?!\d)(?::\d\d)?(?: ?h(?:re?s?)?\b)?`;
/** `h30`, ` h 30`, ` h`, ` heures 30 min`; what follows may be the next hour: `9h-12h 13h-17h`. */
const french = String.raw` ?h(?:eures?|re?s?|ours?)?(?: ?(?<after>[0-5]\d)(?![\d:h]))?(?: ?min\b)?`;

/** `9`, `9:30`, `9h30`, `9 h`, `09.30`, `0930`, `9:30:00`, `9:30 pm`, `3p`, `noon`. */
const source = [
  String.raw`(?<word>12 ?noon|12 ?midnight|noon|midnight|midi|minuit)\b`,
  String.raw`(?:(?<short>\d{1,2}?)(?<pair>[0-5]\d)(?![\d:.])(?: ?h(?:re?s?)?\b)?|(?<hour>\d{1,2})(?!\d)(?:${clock}|${french})?)(?: ?(?<half>[ap]m?)\b)?`,
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
  const minute = Number(groups.pair ?? groups.minute ?? groups.after ?? 0);
  const half = readHalf(groups.half);
  // `17:00 PM` and `00:30 AM` say the same twice.
  if (half === 'am' && hour === 0) return { hour: 12, minute, half, is24Hour: false, isBare: false };
  const isTwice = half === 'pm' && hour > 12 && hour < 24;
  if (hour > 30 || (half && !isTwice && (hour < 1 || hour > 12))) return undefined;
  const is24Hour = isTwice || (!half && (digits.startsWith('0') || hour > 12));
  return { hour, minute, half: isTwice ? undefined : half, is24Hour, isBare: /^\d{1,2}$/.test(match[0]) };
}
