/** A whole address; undefined for a text that is none. Safari has `URL.canParse` since 17. */
export function readUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
