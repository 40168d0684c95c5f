const most = 480;

/** Reads a choice from a query string; `any` means none. The page's `preset` replaces a missing or unknown one. */
export function readChoice(value: string | null, choices: readonly string[], preset: string): string {
  if (value === 'any') return '';
  return value !== null && choices.includes(value) ? value : preset;
}

/** Reads how many items to show, rounded up to whole steps; one step if invalid. */
export function readShown(value: string | null, step: number): number {
  const shown = Math.ceil(Number(value) / step) * step;
  return shown > step && shown <= most ? shown : step;
}

/** `search` with these values (with its `?`, or empty); an empty value removes its name. */
export function writeQuery(values: Readonly<Record<string, string>>, search: string): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(values)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  const written = query.toString();
  return written && `?${written}`;
}
