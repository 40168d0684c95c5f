import { listWords } from './search-terms.ts';

/** A piece of an excerpt; marked when it matches the search. */
export interface ExcerptPart {
  text: string;
  isMarked: boolean;
}

/** Approximate length of an excerpt in characters. */
const length = 200;
/** Characters shown before the first marked word. */
const leadIn = 60;

/**
 * The passage of a text with the most distinct terms for which `isMatch` returns one; the beginning when there are
 * none.
 */
export function cutExcerpt(text: string, findTerm: (word: string) => string | undefined): ExcerptPart[] {
  const words = [...listWords(text)];
  const matches = words.flatMap((each) => {
    const term = findTerm(each.word);
    return term === undefined ? [] : [{ ...each, term }];
  });
  const countFrom = (start: number): number =>
    new Set(
      matches.filter((each) => each.start >= start && each.end <= start + length - leadIn).map(({ term }) => term),
    ).size;
  let best = 0;
  let most = 0;
  for (const { start } of matches) {
    const count = countFrom(start);
    if (count > most) [best, most] = [start, count];
  }
  const from = best <= leadIn ? 0 : (words.find(({ start }) => start >= best - leadIn)?.start ?? best);
  const last = words.findLast(({ end }) => end <= from + length);
  const to = text.length <= from + length ? text.length : (last?.end ?? from + length);

  const parts: ExcerptPart[] = [];
  const add = (piece: string, isMarked = false) => piece && parts.push({ text: piece, isMarked });
  let at = from;
  if (from > 0) add('… ');
  for (const { start, end } of matches) {
    if (start < at || end > to) continue;
    add(text.slice(at, start));
    add(text.slice(start, end), true);
    at = end;
  }
  add(text.slice(at, to));
  if (to < text.length) add(' …');
  return parts;
}
