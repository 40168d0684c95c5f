const most = 480;

/** A choice of a query string; `any` is none, and the page's own, `preset`, stands in for what is missing or unknown. */
export function readChoice(value: string | null, choices: readonly string[], preset: string): string {
  if (value === 'any') return '';
  return value !== null && choices.includes(value) ? value : preset;
}

/** How many items a query string asks for, rounded up to whole steps; one step for what cannot be understood. */
export function readShown(value: string | null, step: number): number {
  const shown = Math.ceil(Number(value) / step) * step;
  return shown > step && shown <= most ? shown : step;
}

/** `search` with these values, with its `?` or empty; an empty value takes its name away. */
export function writeQuery(values: Readonly<Record<string, string>>, search: string): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(values)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  const written = query.toString();
  return written && `?${written}`;
}
