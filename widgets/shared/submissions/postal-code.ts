// Canada Post never uses D F I O Q U, and no W or Z in the first position.
const letter = /[ABCEGHJ-NPRSTV-Z]/;
const slots = [/[ABCEGHJ-NPRSTVXY]/, /\d/, letter, /\d/, letter, /\d/];

/** Normalizes for sending and storing: six characters, upper case, no space. */
export function normalizePostalCode(value: string): string {
  return value.toUpperCase().replace(/[^A-Z\d]/g, '');
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
 * V-03 input handling: upper case, non-word characters removed, cut to 6, and only characters that fit the expected
 * letter or digit kept. A space follows the third only once a fourth exists, so that Backspace can delete past it.
 */
export function formatPostalCode(value: string): string {
  let kept = '';
  for (const character of normalizePostalCode(value).slice(0, 6)) {
    if (slots[kept.length]?.test(character)) kept += character;
  }
  return kept.length > 3 ? `${kept.slice(0, 3)} ${kept.slice(3)}` : kept;
}
