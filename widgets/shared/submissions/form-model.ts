/** How a text field formats what is typed into it. */
export interface Mask {
  format(value: string): string;
  /** Whether a text may still become a value; without it, whether formatting keeps all of its letters and digits. */
  fits?(value: string): boolean;
}

/** The values of a form by field, as they are sent. */
export type FieldValues = Readonly<Record<string, unknown>>;

/**
 * A field of a form, said once: what is valid, when it applies, and how its control behaves. The browser, the server and
 * the form without JavaScript read it.
 */
export interface FieldModel {
  /** Whether a value is valid that is cleaned and not empty. */
  isValid: (value: string, fields: FieldValues) => boolean;
  /** Whether it must be filled where it is shown (V-01): always, or when something holds of the others. */
  required?: true | ((fields: FieldValues) => boolean);
  /** Whether it applies with these values in the others; without it, it always does. */
  isShown?: (fields: FieldValues) => boolean;
  /** The values to choose from. */
  choices?: readonly string[];
  /** UTF-16 units; more are not only invalid, but too long. */
  limit?: number;
  /** Whether it holds several lines; it then has a limit. */
  lines?: true;
  /** The value to send for what was typed. */
  clean?: (typed: string) => string;
  /** How its control formats what is typed. */
  mask?: Mask;
  type?: 'email' | 'tel';
  autoComplete?: string;
  inputMode?: 'numeric';
}

/** The fields of a form by the names that requests have, in the order of the form. */
export type FormModel = Readonly<Record<string, FieldModel>>;

/** An invalid field, and why: `REQUIRED`, `INVALID` or `TOO_LONG`; clients treat any other code as `INVALID`. */
export interface FieldError {
  field: string;
  code: string;
}

/** Whether a field must be filled, where it is shown, with these values in the others. */
export function isRequired({ required }: FieldModel, fields: FieldValues): boolean {
  return typeof required === 'function' ? required(fields) : required === true;
}

function findError(field: FieldModel, value: unknown, fields: FieldValues): string | undefined {
  if (value === undefined || value === '')
    return (field.isShown?.(fields) ?? true) && isRequired(field, fields) ? 'REQUIRED' : undefined;
  if (typeof value !== 'string') return 'INVALID';
  if (field.isValid(value, fields)) return undefined;
  return field.limit && value.length > field.limit ? 'TOO_LONG' : 'INVALID';
}

/** V-01, V-07, V-11: all errors of a form's fields, in the order of the form. The browser and the server ask this. */
export function listErrors(model: FormModel, fields: FieldValues): FieldError[] {
  return Object.entries(model).flatMap(([name, field]) => {
    const code = findError(field, fields[name], fields);
    return code ? [{ field: name, code }] : [];
  });
}

// Zero-width spaces, soft hyphens, direction marks and byte order marks. Not the joiners U+200C and U+200D, which
// spelling needs in some languages.
const invisible = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/** A text without characters that no one sees, trimmed. */
export const stripInvisible = (text: string): string => text.replace(invisible, '').trim();

/** What a field sends for what was typed. What cannot be cleaned is sent as typed: refused rather than silently lost. */
export function cleanValue({ clean }: FieldModel, typed: string): string {
  const text = stripInvisible(typed);
  return clean?.(text) || text;
}

/** The masks of a form, by field. */
export function listMasks(model: FormModel): Record<string, Mask> {
  return Object.fromEntries(Object.entries(model).flatMap(([name, { mask }]) => (mask ? [[name, mask]] : [])));
}
