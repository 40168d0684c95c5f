import { foldText } from '../../../../../widgets/shared/stores/fold-text.ts';
import { findDates } from '../hours/find-dates.ts';

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

/** A date as YYYY-MM-DD, with or without a time after it; 05/06/2026 is not read: it could be May or June. */
export function readDate(text: string): string | undefined {
  const [found, ...others] = findDates(text.trim());
  if (!found || others.length > 0 || found.index > 0) return undefined;
  return /^(?:[T ].*)?$/.test(text.trim().slice(found.text.length)) ? found.date : undefined;
}

/** A list of keys, separated by bars, commas or semicolons. */
export const readKeys = (text: string): string[] =>
  text
    .split(/[|;,]+/)
    .map((key) => key.trim())
    .filter(Boolean);
