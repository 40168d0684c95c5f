const shortForms: Readonly<Record<string, string>> = {
  saint: 'st',
  sainte: 'st',
  ste: 'st',
  mount: 'mt',
  fort: 'ft',
};

/** Words of names that people shorten, or write in the other language; beyond those of every text. */
const nameForms: Readonly<Record<string, string>> = {
  saints: 'st',
  saintes: 'st',
  sts: 'st',
  stes: 'st',
  mont: 'mt',
  grande: 'grand',
  point: 'pt',
  pointe: 'pt',
  pte: 'pt',
  mtl: 'montreal',
  riviere: 'riv',
  river: 'riv',
  isle: 'ile',
  lake: 'lac',
};

/** Words that start many names and that people omit: `St-Jérôme` is also listed under J. */
const leadingWords = new Set(['st', 'l', 'la', 'le', 'les', 'd', 'the']);

/**
 * Folds text for search: words without accents, case or punctuation, and one form for Saint, Sainte, Ste and St. `Sault
 * Ste. Marie` and « sault-sainte-marie » are the same.
 */
export function foldText(text: string): string {
  return splitWords(text)
    .map((word) => shortForms[word] ?? word)
    .join(' ');
}

/** The words of a text, without accents, case or punctuation. */
export function splitWords(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/œ/g, 'oe').replace(/æ/g, 'ae');
  return plain
    .replace(/ł/g, 'l')
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);
}

/** One form for the words of a place's name that people write in several ways: Pointe, Pte and Pt; Saint and Ste. */
export function foldNameWord(word: string): string {
  return shortForms[word] ?? nameForms[word] ?? word;
}

/** A name without its spaces, accents and short forms, as the indexes of places have it: `stjerome`. */
export function toNameKey(text: string): string {
  return splitWords(text).map(foldNameWord).join('');
}

/** Skips leading words: `st jerome` gives `jerome`; `la` alone stays. */
export function skipLeadingWords(folded: string): string {
  const [first = '', ...rest] = folded.split(' ');
  return rest.length > 0 && leadingWords.has(first) ? skipLeadingWords(rest.join(' ')) : folded;
}

/** Where a text matches a name: all of it, its start, or the start of a later word. */
export type TextMatch = 'whole' | 'start' | 'word';

/** Matches folded text against a folded name; spaces are ignored. */
export function matchText(name: string, text: string): TextMatch | undefined {
  const sought = text.replaceAll(' ', '');
  const words = name.split(' ');
  const start = words.findIndex((_, at) => words.slice(at).join('').startsWith(sought));
  if (start < 0 || sought === '') return undefined;
  const isStart = start === 0 || skipLeadingWords(name) === words.slice(start).join(' ');
  if (!isStart) return 'word';
  return words.slice(start).join('').length === sought.length ? 'whole' : 'start';
}
