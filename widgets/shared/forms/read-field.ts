/** Reads the value of a form's field by its name; empty if there is none. */
export type ReadField = (name: string) => string;

/** Reads a form's current values; without a form every field is empty. */
export function createFieldReader(form: HTMLFormElement | null): ReadField {
  const data = new FormData(form ?? undefined);
  return (name) => String(data.get(name) ?? '');
}
