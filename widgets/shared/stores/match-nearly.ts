import { matchText, skipLeadingWords, type TextMatch } from './fold-text.ts';

/** Shorter names are too alike: one letter makes Hull of Bull. */
const shortestName = 5;
/** A start of fewer letters resembles too many names. */
const shortestStart = 5;

/** Compares the start of a name with a text that has one letter missing, too many or wrong, or two swapped. */
function compareOneEdit(name: string, text: string): TextMatch | undefined {
  let same = 0;
  while (same < text.length && text[same] === name[same]) same += 1;
  const [rest, typed] = [name.slice(same), text.slice(same)];
  const ends: [left: string, ending: string][] = [
    [rest.slice(1), typed.slice(1)],
    [rest, typed.slice(1)],
    [rest.slice(1), typed],
  ];
  if (rest[0] === typed[1] && rest[1] === typed[0]) ends.push([rest.slice(2), typed.slice(2)]);
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
  const names = [...new Set([name, skipLeadingWords(name)])].map((form) => form.replaceAll(' ', ''));
  const found = names
    .filter(({ length }) => length >= shortestName && typed.length >= shortestName - 1)
    .map((form) => compareOneEdit(form, typed));
  return found.find((match) => match === 'whole') ?? found.find(Boolean);
}
