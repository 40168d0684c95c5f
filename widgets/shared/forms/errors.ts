/** A form's errors: a code for each invalid field, in the order of the form. */
export type Errors<Field extends string = string> = Partial<Record<Field, string>>;

/**
 * The errors that still show after a field was changed. A corrected error disappears at once; an unfinished field shows
 * no new error until it loses the focus. `before` and `after` are all errors of the two states: what the service
 * refused is in neither, and stays until its own field is changed.
 */
export function reviewErrors(shown: Errors, before: Errors, after: Errors, changed: string): Errors {
  return Object.fromEntries(
    Object.entries(shown).map(([field, code]) => [field, field === changed || before[field] ? after[field] : code]),
  ) as Errors;
}
