/** Finds a form's messages by key. */
export interface FieldMessageSource {
  /** The text of a key; undefined where there is none. */
  t(key: string): string | undefined;
}

/**
 * The text for an error of a field, by the field's name and the error's code: `Email_INVALID`. A code without a text of
 * its own reads as an invalid value, or else as a missing one. Undefined for a field that the form does not have.
 */
export function describeError({ t }: FieldMessageSource, field: string, code: string): string | undefined {
  return t(`${field}_${code}`) ?? t(`${field}_INVALID`) ?? t(`${field}_REQUIRED`);
}

/** Error codes by field; fields that the form does not have cannot show an error and are left out. */
export function nameErrors(
  messages: FieldMessageSource,
  errors: readonly { field: string; code: string }[],
): Partial<Record<string, string>> {
  const shown = errors.filter(({ field, code }) => describeError(messages, field, code));
  return Object.fromEntries(shown.map(({ field, code }) => [field, code]));
}
