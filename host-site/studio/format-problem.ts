import type { Locale } from '../../widgets/shared/locale/locale.ts';
import { describeProblem } from '../sources/problems/problem.ts';
import type { EntryProblem } from './collection.ts';
import en from './messages.en.json' with { type: 'json' };
import fr from './messages.fr.json' with { type: 'json' };

const messages: Record<Locale, Readonly<Record<string, string>>> = { en, fr };

/** A problem as an editor reads it. */
export interface FormattedProblem {
  /** The field's label, with the language of its text: `Title, in French`. */
  place: string;
  text: string;
}

const languages: Readonly<Record<string, string>> = { en: 'english_in', fr: 'french_in' };

/** A field's path in an editor's words: `prizes.0.words.fr` is `Prizes 1, In the list of prizes, in French`. */
export function describePlace({ field, locale, line }: Omit<EntryProblem, 'problem'>, to: Locale): string {
  const labelsOf = messages[to];
  const parts = field.split('.').filter(Boolean);
  const labels = parts.flatMap((part, at) => {
    // A list's number belongs to the name before it.
    if (/^\d+$/.test(part) && at > 0) return [];
    const next = parts[at + 1] ?? '';
    const number = /^\d+$/.test(next) ? ` ${Number(next) + 1}` : '';
    return [(labelsOf[languages[part] ?? part] ?? part) + number];
  });
  const isNamed = parts.some((part) => part in languages);
  return [
    ...labels,
    ...(locale && !isNamed ? [labelsOf[languages[locale] ?? ''] ?? ''] : []),
    ...(line ? [`${labelsOf.line} ${line}`] : []),
  ].join(', ');
}

/** A problem in an editor's words. */
export const formatProblem = (problem: EntryProblem, locale: Locale): FormattedProblem => ({
  place: describePlace(problem, locale),
  text: describeProblem(problem.problem, locale),
});
