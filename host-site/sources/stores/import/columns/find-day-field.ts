import { findWeekday } from '../hours/day-names.ts';
import { foldHeading } from './fold-heading.ts';
import { dayNames } from './store-columns.ts';

const closedWords = ['closed', 'ferme', 'fermee'];
const closeWords = ['close', 'closes', 'closing', 'end', 'ends', 'to', 'fin', 'fermeture', 'until'];
const openWords = ['open', 'opens', 'start', 'starts', 'from', 'debut', 'ouvre'];
const hoursWords = ['hours', 'heures', 'horaire', 'horaires'];
/** Words that stand beside a day in a heading and say nothing more. */
const otherWords = [
  'hour',
  'heure',
  'time',
  'times',
  'opening',
  'ouverture',
  'business',
  'store',
  'regular',
  'operation',
];
const smallWords = [
  'd',
  'de',
  'du',
  'le',
  'of',
  'on',
  'is',
  'au',
  'a',
  'intervals',
  'interval',
  'day',
  'jour',
  'schedule',
];
const known = new Set([...closedWords, ...closeWords, ...openWords, ...hoursWords, ...otherWords, ...smallWords]);

const has = (words: readonly string[], some: readonly string[]) => words.some((word) => some.includes(word));

function findKind(words: readonly string[]): string {
  if (has(words, closedWords)) return '_closed';
  if (has(words, closeWords)) return '_close';
  const isOpening = has(words, ['opening', 'ouverture']) && !has(words, hoursWords);
  return has(words, openWords) || isOpening ? '_open' : '';
}

/** The interval that a heading numbers: `Monday open 2`, `open_intervals[1]`; 0 for the first. */
function findInterval(heading: string, words: readonly string[]): number {
  const bracket = /\[(\d)\]/.exec(heading)?.[1];
  if (bracket !== undefined) return Number(bracket);
  const number = words.find((word) => /^[1-9]$/.test(word));
  return number === undefined ? 0 : Number(number) - 1;
}

/**
 * The field of a heading that names a day, or a first and a last one: `Monday hours` is `mon`, « Lundi au vendredi » is
 * `mon-fri`, `Hours > Monday > Open Intervals [1] > Start` is `mon_open_2`. Undefined for other headings.
 */
export function findDayField(heading: string): string | undefined {
  const words = foldHeading(heading).split(' ');
  // feed.json numbers weekdays as Date does.
  const [, number] = /^hours\.([0-6])$/.exec(heading) ?? [];
  if (number !== undefined) return dayNames[Number(number)];
  const days = words.flatMap((word) => findWeekday(word) ?? []);
  const rest = words.filter((word) => findWeekday(word) === undefined);
  const [first, last = first] = days;
  if (first === undefined || last === undefined || days.length > 2) return undefined;
  if (!rest.every((word) => known.has(word) || /^\d$/.test(word))) return undefined;
  const isRange = days.length === 2;
  // In a range, the words between the days are no ends.
  const kind = findKind(isRange ? rest.filter((word) => !['to', 'a', 'au'].includes(word)) : rest);
  const interval = findInterval(heading, rest);
  const name = isRange ? `${dayNames[first]}-${dayNames[last]}` : dayNames[first];
  return `${name}${kind}${interval > 0 ? `_${interval + 1}` : ''}`;
}
