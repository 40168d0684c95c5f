// Canada Post never uses D F I O Q U, and no W or Z in the first position.
const letter = /[ABCEGHJ-NPRSTV-Z]/;
const slots = [/[ABCEGHJ-NPRSTVXY]/, /\d/, letter, /\d/, letter, /\d/];

/** Letters that stand for the digit they look like: no code has a letter where these are, so `HOH OHO` is `H0H 0H0`. */
const digitsMeant: Readonly<Record<string, string>> = { O: '0', I: '1' };

/** A code among other words, such as `Ottawa ON  K1A 0B1`. */
const amongWords = /(?:^|[^A-Z\d])([A-Z][\dOI][A-Z][^A-Z\d]{0,3}[\dOI][A-Z][\dOI])(?![A-Z\d])/g;

/** Upper case, full-width characters as plain ones (NFKC), and none that are invisible, as pasted text may have. */
function simplify(value: string): string {
  const plain = value.normalize('NFKC').replace(/\p{Cf}/gu, '');
  // Upper case may take a character apart.
  return plain.toUpperCase().normalize('NFKC');
}

/** Whether letters and digits alternate, from a letter on. */
const alternates = (signs: string) => /^(?:[A-Z]\d)*[A-Z]?$/.test(signs);

/** The letters and digits of a simplified text. */
const keepSigns = (text: string) => text.replace(/[^A-Z\d]/g, '');

/** The same, with digits where a code has them. */
function readSigns(text: string): string {
  const signs = [...keepSigns(text)];
  return signs.map((sign, index) => (index % 2 ? (digitsMeant[sign] ?? sign) : sign)).join('');
}

/** The code that a text is or begins with; empty if it does not look like one. */
function readStart(text: string): string {
  const signs = readSigns(text);
  // Of a longer text, only what certainly is a code: “M5 Toronto” is not M5T 0R0.
  const start = signs.length > 6 ? keepSigns(text).slice(0, 6) : signs;
  return alternates(start) ? start : '';
}

function findAmongWords(text: string): string | undefined {
  for (const [, found = ''] of text.matchAll(amongWords)) {
    const code = readSigns(found);
    // A word may look like a code whose digits are all letters.
    if (/\d/.test(found) && isPostalCode(code)) return code;
  }
  return undefined;
}

/**
 * Normalizes for sending and storing: six characters, upper case, no space. A text that is no code, nor the start of one,
 * stays as it is but for case, so that it can be refused rather than be taken for another.
 */
export function normalizePostalCode(value: string): string {
  const text = simplify(value);
  return findAmongWords(text) ?? (readStart(text) || text.trim());
}

/** Whether a normalized value is the start of a Canadian postal code. */
export function isPostalCodeStart(value: string): boolean {
  return [...value].every((character, index) => slots[index]?.test(character));
}

/** V-03: whether a normalized value is a complete Canadian postal code. */
export function isPostalCode(value: string): boolean {
  return value.length === 6 && isPostalCodeStart(value);
}

/**
 * V-03 input handling: upper case, non-word characters removed, cut to 6 where letters and digits alternate. A space
 * follows the third only once a fourth exists, so that Backspace can delete past it. Any other text keeps all it has.
 */
export function formatPostalCode(value: string): string {
  const code = normalizePostalCode(value);
  return code.length > 3 && alternates(code) ? `${code.slice(0, 3)} ${code.slice(3)}` : code;
}

/** How a field for a postal code treats what is typed: letters and digits must alternate, and be six at most (V-03). */
export const postalCodeMask = {
  format: formatPostalCode,
  fits(value: string): boolean {
    const signs = readSigns(simplify(value));
    return signs.length <= 6 && alternates(signs);
  },
};
