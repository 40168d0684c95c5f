import type { Mask } from '../submissions/form-model.ts';

/** Finds the mask of a field by the field's name; undefined for a field without one. */
type FindMask = (name: string) => Mask | undefined;

const countSigns = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').length;

/** Applies a mask to a typed value: gives the formatted value, and the caret after the same characters as before. */
export function maskValue(
  value: string,
  caret: number,
  format: (value: string) => string,
): { value: string; caret: number } {
  const formatted = format(value);
  return { value: formatted, caret: Math.min(format(value.slice(0, caret)).length, formatted.length) };
}

/**
 * Whether a mask refuses a character between two parts of a value: where it does not fit, or where it would push out the
 * last one. A value that does not fit anyway, such as another country's postal code, is left to be corrected.
 */
export function isRefused(mask: Mask, before: string, typed: string, after: string): boolean {
  const fits = (value: string) => mask.fits?.(value) ?? countSigns(mask.format(value)) === countSigns(value);
  const isBroken = (value: string, changed: string) => countSigns(value) > 0 && fits(value) && !fits(changed);
  return isBroken(before + after, before + typed + after) || isBroken(before, before + typed);
}

/** The value with the separator that the mask puts before the next digit; undefined where it puts none. */
export function addSeparator(mask: Mask, value: string): string | undefined {
  const next = mask.format(`${value}0`);
  return next.startsWith(value) && next.length > value.length + 1 ? next.slice(0, -1) : undefined;
}

/** Replaces a field's text. Setting `value` would empty what Ctrl+Z restores; no newer way than this command keeps it. */
function replaceText(input: HTMLInputElement, text: string, caret: number): void {
  if (input.matches(':focus')) {
    input.select();
    document.execCommand(text ? 'insertText' : 'delete', false, text);
  }
  if (input.value !== text) input.value = text;
  if (input.matches(':focus')) input.setSelectionRange(caret, caret);
}

function formatField(input: HTMLInputElement, { format }: Mask, isTyping = false): void {
  const { value, caret } = maskValue(input.value, input.selectionStart ?? input.value.length, format);
  // A separator that was typed at the end stays until something follows, or the field is left.
  const hasSeparator = input.value.startsWith(value) && !countSigns(input.value.slice(value.length));
  if (value !== input.value && !(isTyping && hasSeparator)) replaceText(input, value, caret);
}

/** Steps over a separator that already exists, or adds the one that belongs there. */
function typeSeparator(input: HTMLInputElement, mask: Mask, before: string, after: string): void {
  const [passed = ''] = /^[^\p{L}\p{N}]*/u.exec(after) ?? [];
  const place = before.length + passed.length;
  const value = after ? undefined : addSeparator(mask, before);
  if (value !== undefined) replaceText(input, value, value.length);
  else input.setSelectionRange(place, place);
}

/** Backspace or Delete at a separator, which the mask would write again, takes the character beyond it. */
function deleteAcross(event: InputEvent, input: HTMLInputElement, mask: Mask): void {
  const { value, selectionStart: caret, selectionEnd } = input;
  if (caret === null || caret !== selectionEnd || event.isComposing) return;
  const isBackward = event.inputType === 'deleteContentBackward';
  const [before, after] = [value.slice(0, caret), value.slice(caret)];
  const kept = isBackward
    ? before.replace(/[^\p{L}\p{N}]+$/u, '') + after
    : before + after.replace(/^[^\p{L}\p{N}]+/u, '');
  const place = isBackward ? kept.length - after.length - 1 : caret + value.length - kept.length;
  if (kept === value || !value[place] || mask.format(kept) !== value) return;
  event.preventDefault();
  input.setSelectionRange(place, place + 1);
  document.execCommand('delete');
}

/** Decides about one typed character before the browser inserts it, or about a deletion. */
function reviewTyping(event: InputEvent, mask: Mask): void {
  const input = event.target as HTMLInputElement;
  const { inputType, data } = event;
  if (/^deleteContent(?:Back|For)ward$/.test(inputType)) deleteAcross(event, input, mask);
  // What is pasted or filled in comes whole, and is formatted afterwards.
  if (inputType !== 'insertText' || data === null || [...data].length !== 1) return;
  const before = input.value.slice(0, input.selectionStart ?? undefined);
  const after = input.value.slice(input.selectionEnd ?? undefined);
  const changed = before + data + after;
  if (countSigns(data)) {
    if (isRefused(mask, before, data, after)) event.preventDefault();
  } else if (mask.format(changed) !== changed) {
    event.preventDefault();
    typeSeparator(input, mask, before, after);
  }
}

/**
 * Formats text fields in an element, or the element itself, while someone types. Not while a word is being composed, as
 * phone keyboards and input methods do: a changed field makes them type the word again. Not after deleting: the visitor
 * is about to type another character there. Not after undoing, which could never get past it. The returned function stops.
 */
export function maskFields(root: HTMLElement, findMask: FindMask): () => void {
  const listening = new AbortController();
  const listen = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    handle: (event: HTMLElementEventMap[Type], mask: Mask, input: HTMLInputElement) => void,
  ) =>
    root.addEventListener(
      type,
      (event) => {
        const input = event.target as HTMLInputElement;
        const mask = findMask(input.name);
        if (mask) handle(event, mask, input);
      },
      // Before the form reads the field.
      { capture: true, signal: listening.signal },
    );
  listen('beforeinput', reviewTyping);
  listen('input', (event, mask, input) => {
    const { isComposing, inputType = '' } = event as InputEvent;
    if (isComposing || /^(?:delete|history)|Composition/.test(inputType)) return;
    formatField(input, mask, inputType === 'insertText');
  });
  listen('compositionend', (_, mask, input) => formatField(input, mask));
  listen('focusout', (_, mask, input) => formatField(input, mask));
  return () => listening.abort();
}
