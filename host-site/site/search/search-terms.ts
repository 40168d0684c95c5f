import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemFrench } from '@orama/stemmers/french';
import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import { foldText } from '../../../widgets/shared/stores/fold-text.ts';

const stem: Record<Locale, (word: string) => string> = { en: stemEnglish, fr: stemFrench };

/** Stop words, normalized: nearly every page contains them. */
const commonWords: Record<Locale, ReadonlySet<string>> = {
  en: new Set(
    'am an and are as at be by can do does for from has have how if in is it its me my of on or our that the their there they this to want was we what when where which who will with you your'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'ai au aux avec avez ce ces comment dans de des du elle en est et eux il ils je la le les leur leurs ma mais me mes moi mon ne nos notre nous on ont ou par pas peut peux pour pouvez qu quand que quel quelle qui sa se ses son sont sur te tes ton tu un une veux vos votre vous'.split(
      ' ',
    ),
  ),
};

const word = /[\p{L}\p{M}\p{N}]+/gu;

/** The words of a text with their positions; hyphens, apostrophes and all other signs separate words. */
export function* listWords(text: string): Generator<{ word: string; start: number; end: number }> {
  for (const { 0: found, index } of text.matchAll(word)) {
    yield { word: found, start: index, end: index + found.length };
  }
}

/** Normalizes a word's case and accents; undefined for a stop word. Saint and its short forms are equal. */
export function foldWord(text: string, locale: Locale): string | undefined {
  const folded = foldText(text);
  return commonWords[locale].has(folded) || /^\D?$/.test(folded) ? undefined : folded;
}

/** Stems a normalized word in one language, so that « école » finds « écoles ». */
export function stemWord(folded: string, locale: Locale): string {
  return stem[locale](folded);
}

/** Allowed edit distance of a word: one, or two in a long word. */
export const allowTypo = (term: string): number | false => term.length >= 5 && Math.min(2, Math.floor(term.length / 5));
