/** The value of a form's field by its name; empty for none. */
export type ReadField = (name: string) => string;

/** Reads a form as it is now; before there is one, every field is empty. */
export function createFieldReader(form: HTMLFormElement | null): ReadField {
  const data = form && new FormData(form);
  return (name) => String(data?.get(name) ?? '');
}
