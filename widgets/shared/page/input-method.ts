/** A key press, as the browser or React reports it. */
interface KeyPress {
  nativeEvent?: Event;
}

/**
 * Whether a key belongs to an input method: its Enter takes a word, its arrows choose one, its Escape drops it. Safari
 * ends the composition before it reports the key, and marks that only by the code 229.
 */
export function isForInputMethod(event: KeyPress): boolean {
  // React wraps the browser's event, Preact does not.
  const { isComposing, keyCode } = (event.nativeEvent ?? event) as KeyboardEvent;
  return isComposing || keyCode === 229;
}
