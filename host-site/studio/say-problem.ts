import type { Locale } from '../../widgets/shared/locale/locale.ts';
import type { Problem } from './collection.ts';
import en from './messages.en.json' with { type: 'json' };
import fr from './messages.fr.json' with { type: 'json' };
import phrases from './problem-messages.json' with { type: 'json' };

const messages: Record<Locale, Readonly<Record<string, string>>> = { en, fr };

/** A problem as an editor reads it. */
export interface SaidProblem {
  /** The field's label, with the language of its text: `Title, in French`. */
  place: string;
  text: string;
}

const countLiteral = (says: string) => says.replace(/\{\w+\}/g, '').length;
/** The phrase with the most words of its own first: `there is no picture …` before `there is no …`. */
const byLiteral = (one: { says: string }, other: { says: string }) => countLiteral(other.says) - countLiteral(one.says);

const patterns = phrases.toSorted(byLiteral).map((phrase) => {
  const names = [...phrase.says.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const source = phrase.says.replace(/[\\^$.*+?()[\]|]/g, '\\$&').replace(/\{\w+\}/g, '(.+?)');
  return { phrase, names, pattern: new RegExp(`^${source}$`, 's') };
});

/**
 * What the build says about a problem in another language and without its names for fields; undefined for what no phrase
 * of problem-messages.json describes.
 */
export function translateProblem(text: string, locale: Locale): string | undefined {
  for (const { phrase, names, pattern } of patterns) {
    const match = pattern.exec(text);
    if (!match) continue;
    const values = Object.fromEntries(names.map((name, at) => [name, match[at + 1] ?? '']));
    return phrase[locale].replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
  }
  return undefined;
}

const languages: Readonly<Record<string, string>> = { en: 'english_in', fr: 'french_in' };

/** A field's path in an editor's words: `prizes.0.words.fr` is `Prizes 1, In the list of prizes, in French`. */
export function describePlace({ field, locale, line }: Problem, to: Locale): string {
  const said = messages[to];
  const parts = field.split('.').filter(Boolean);
  const labels = parts.flatMap((part, at) => {
    // A list's number belongs to the name before it.
    if (/^\d+$/.test(part) && at > 0) return [];
    const next = parts[at + 1] ?? '';
    const number = /^\d+$/.test(next) ? ` ${Number(next) + 1}` : '';
    return [(said[languages[part] ?? part] ?? part) + number];
  });
  const isNamed = parts.some((part) => part in languages);
  return [
    ...labels,
    ...(locale && !isNamed ? [said[languages[locale] ?? ''] ?? ''] : []),
    ...(line ? [`${said.line} ${line}`] : []),
  ].join(', ');
}

/** A problem in an editor's words. One that has no words yet is said as the build says it. */
export function sayProblem(problem: Problem, locale: Locale): SaidProblem {
  return { place: describePlace(problem, locale), text: translateProblem(problem.text, locale) ?? problem.text };
}
