import type { FormEvent } from 'react';

/** Applies a mask to a typed value: gives the formatted value, and the caret after the same characters as before. */
export function maskValue(
  value: string,
  caret: number,
  format: (value: string) => string,
): { value: string; caret: number } {
  return { value: format(value), caret: format(value.slice(0, caret)).length };
}

/**
 * Formats a text field after an input event, if it has a format, and keeps the caret in place. Deleting is not
 * formatted: after removing a character in the middle, the visitor is about to type another one there.
 */
export function applyMask(event: FormEvent, format: ((value: string) => string) | undefined): void {
  // React wraps the browser's event, Preact does not.
  const { inputType } = (event.nativeEvent ?? event) as InputEvent;
  if (!format || inputType?.startsWith('delete')) return;
  const input = event.target as HTMLInputElement;
  const masked = maskValue(input.value, input.selectionStart as number, format);
  if (masked.value === input.value) return;
  input.value = masked.value;
  input.setSelectionRange(masked.caret, masked.caret);
}
