import { matchText, skipLeadingWords, type TextMatch } from './fold-text.ts';

/** Shorter names are too alike: one letter makes Hull of Bull. */
const shortestName = 5;
/** A start of fewer letters resembles too many names. */
const shortestStart = 5;

/** Compares the start of a name with a text that has one letter missing, too many or wrong, or two swapped. */
function compareOneEdit(name: string, text: string): TextMatch | undefined {
  let same = 0;
  while (same < text.length && text[same] === name[same]) same += 1;
  const cut = (letters: string, count: number) => letters.slice(same + count);
  const swapped = name[same] === text[same + 1] && name[same + 1] === text[same] ? 2 : 1;
  const ends = [
    [cut(name, swapped), cut(text, swapped)],
    [cut(name, 0), cut(text, 1)],
    [cut(name, 1), cut(text, 0)],
  ] as const;
  if (ends.some(([left, ending]) => left === ending)) return 'whole';
  const isStart = text.length >= shortestStart && ends.some(([left, ending]) => left.startsWith(ending));
  return isStart ? 'start' : undefined;
}

/**
 * Matches folded text against a folded name as `matchText` does, and names of five letters or more also with one typing
 * error: a letter missing, doubled or wrong, or two swapped.
 */
export function matchNearly(name: string, text: string): TextMatch | undefined {
  const exact = matchText(name, text);
  if (exact) return exact;
  const typed = text.replaceAll(' ', '');
  if (typed.length < shortestName - 1) return undefined;
  const found = [name, skipLeadingWords(name)]
    .map((form) => form.replaceAll(' ', ''))
    .map((form) => (form.length < shortestName ? undefined : compareOneEdit(form, typed)));
  return found.find((match) => match === 'whole') ?? found.find(Boolean);
}
