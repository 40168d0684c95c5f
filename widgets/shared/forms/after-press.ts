import { readDocument } from '../page/page-properties.ts';

/**
 * Runs a function now, or, during a press, after the release and its click. Otherwise an error that appears when a
 * field loses the focus would move the button away from under the very click that left the field.
 */
export function runAfterPress(run: () => void): void {
  // Touch sends all its mouse events at the end, and those also arrive around the blur event.
  if (!readDocument('documentElement').matches(':active')) run();
  else addEventListener('mouseup', () => setTimeout(run), { capture: true, once: true });
}
