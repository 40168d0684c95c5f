import { foldText } from '../../../../../widgets/shared/stores/fold-text.ts';
import { isCalendarDate } from '../../../calendar.ts';

const yes = new Set(['yes', 'y', 'true', 'vrai', 'oui', 'o', '1', 'x', 'on']);
const no = new Set(['no', 'n', 'false', 'faux', 'non', '0', 'off']);

/** Yes or no in either language, as words, `TRUE` or 1; undefined for anything else. */
export function readYes(text: string): boolean | undefined {
  const word = text.trim().toLowerCase();
  if (yes.has(word)) return true;
  return no.has(word) ? false : undefined;
}

const states: readonly (readonly [pattern: RegExp, state: string])[] = [
  [/temporar|temporair|pour l instant|for now/, 'temporarily-closed'],
  [/soon|bientot|coming|prochain|a venir|future/, 'opening-soon'],
  [/permanent|definitiv|for good|^closed$|^ferme$|^closed-permanently$/, 'closed'],
  [/^open$|^opened$|^ouvert$|^operational$|^active$|^publish(ed)?$|^1$|^actif$/, 'open'],
];

/** A store's state by the words that exports have for it, in either language. */
export function readState(text: string): string | undefined {
  const folded = foldText(text);
  return states.find(([pattern]) => pattern.test(folded))?.[1];
}

/** A date as YYYY-MM-DD; `2026/12/24` and 24/12/2026 are read, and 05/06/2026 is not: it could be May or June. */
export function readDate(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(text.trim()) ?? [];
  const [, first = '', second = '', last] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text.trim()) ?? [];
  const format = (y: string, m: string, d: string) => [y, m.padStart(2, '0'), d.padStart(2, '0')].join('-');
  if (year && month && day) return keepDate(format(year, month, day));
  if (!last || (Number(first) <= 12 && Number(second) <= 12 && first !== second)) return undefined;
  return keepDate(Number(first) > 12 ? format(last, second, first) : format(last, first, second));
}

const keepDate = (date: string) => (isCalendarDate(date) ? date : undefined);

/** A list of keys, separated by bars, commas or semicolons. */
export const readKeys = (text: string): string[] =>
  text
    .split(/[|;,]+/)
    .map((key) => key.trim())
    .filter(Boolean);
