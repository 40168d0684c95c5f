/**
 * A mask applied while somebody types: the formatted value, and the caret after the same characters as before.
 * `isKept` says which characters the mask never removes for being punctuation (letters and digits by default).
 */
export function maskValue(
  value: string,
  caret: number,
  format: (value: string) => string,
): { value: string; caret: number } {
  const formatted = format(value);
  // What the visitor has left of the caret, formatted by itself, is as long as the caret is far in.
  let position = Math.min(format(value.slice(0, caret)).length, formatted.length);
  // A separator that the mask put right at the caret is passed when something was typed before it.
  if (caret === value.length) position = formatted.length;
  return { value: formatted, caret: position };
}

/** Writes a masked value into a field and keeps the caret where the visitor put it. */
export function applyMask(input: HTMLInputElement, format: (value: string) => string): void {
  const masked = maskValue(input.value, input.selectionStart ?? input.value.length, format);
  if (masked.value === input.value) return;
  input.value = masked.value;
  input.setSelectionRange(masked.caret, masked.caret);
}
