// Canada Post: D F I O Q U never occur, W and Z not in the first place.
const letter = /[ABCEGHJ-NPRSTV-Z]/;
const slots = [/[ABCEGHJ-NPRSTVXY]/, /\d/, letter, /\d/, letter, /\d/];

/** Six characters, upper case, no space: the form that is sent and stored. */
export function normalizePostalCode(value: string): string {
  return value.toUpperCase().replace(/[^A-Z\d]/g, '');
}

/** Whether a normalized value is a Canadian postal code as far as it goes. */
export function isPostalCodeStart(value: string): boolean {
  return [...value].every((character, index) => slots[index]?.test(character));
}

/** V-03: whether a normalized value is a whole Canadian postal code. */
export function isPostalCode(value: string): boolean {
  return value.length === 6 && isPostalCodeStart(value);
}

/**
 * V-03 input handling: upper case, non-word characters removed, cut to 6, only what fits the expected letter or
 * digit kept, a space after the third once a fourth exists (so that Backspace can pass it).
 */
export function formatPostalCode(value: string): string {
  let kept = '';
  for (const character of normalizePostalCode(value).slice(0, 6)) {
    if (slots[kept.length]?.test(character)) kept += character;
  }
  return kept.length > 3 ? `${kept.slice(0, 3)} ${kept.slice(3)}` : kept;
}
