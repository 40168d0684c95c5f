const told = new Set<string>();

/** Logs a console warning once per text and page. */
export function warnOnce(text: string): void {
  if (told.has(text)) return;
  told.add(text);
  console.warn(text);
}
