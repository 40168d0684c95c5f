const warned = new Set<string>();

/** Logs a console warning once per text and page. */
export function warnOnce(text: string): void {
  if (warned.has(text)) return;
  warned.add(text);
  console.warn(text);
}
