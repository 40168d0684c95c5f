/**
 * Runs something now, or while the visitor presses something once it is released and its click has happened. What is
 * said of a field on leaving it would otherwise move the button from under the very click that left the field.
 */
export function runAfterPress(run: () => void): void {
  // Touch brings its mouse events all at once at the end, and they too come around the leaving.
  if (!document.documentElement.matches(':active')) run();
  else addEventListener('mouseup', () => setTimeout(run), { capture: true, once: true });
}
