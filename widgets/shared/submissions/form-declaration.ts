import { type BrandKey, chainCodes } from '../brand/brands.ts';
import type { Locale } from '../locale/locale.ts';
import {
  cleanValue,
  type FieldError,
  type FieldModel,
  type FieldValues,
  type FormModel,
  listErrors,
} from './form-model.ts';

/** What the browser and the server know of a form that is posted to one of our handlers. */
export interface FormDeclaration {
  /** Lower-case words with hyphens between: of its element, its lists for operators and its deliveries. */
  name: string;
  /** Path that it is posted to. */
  path: string;
  /** Its fields, in order. An address is one of them, by which a person is found; each form also has a consent. */
  model: FormModel & { Email: FieldModel & { required: true } };
}

/** A form that needs no code of its own: its element, its page, its storage and its delivery derive from this. */
export interface OwnForm extends FormDeclaration {
  /** How long what it takes is stored. */
  months: number;
  /** Whether it is acknowledged by email, where the site sends receipts. */
  sendsReceipt: boolean;
}

/** The name of a field's control, where it has several; `fields` are those before it. */
export type NameControl = (field: string, fields: FieldValues) => string;

const nameAlike: NameControl = (field) => field;

/** V-01, V-07, V-11: all errors that reject a form, in its order. The browser and the server ask this. */
export function listFormErrors(model: FormModel, fields: FieldValues): FieldError[] {
  const errors = listErrors(model, fields);
  return fields.PrivacyAccepted === true ? errors : [...errors, { field: 'PrivacyAccepted', code: 'REQUIRED' }];
}

/** The filled fields as they are sent: without formatting, and without empty or inapplicable fields. */
export function readFormFields(
  model: FormModel,
  readField: (name: string) => string,
  nameControl: NameControl = nameAlike,
): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  // In the order of the form: what shows a field stands before it.
  for (const [field, described] of Object.entries(model)) {
    const value = cleanValue(described, readField(nameControl(field, fields)));
    if (value && (described.isShown?.(fields) ?? true)) fields[field] = value;
  }
  if (readField('PrivacyAccepted')) fields.PrivacyAccepted = true;
  return fields;
}

/** The body of a form without its request id: its filled fields, and those that describe where it was filled in. */
export function buildFormBody(
  fields: FieldValues,
  { brand, locale, language, page }: { brand: BrandKey; locale: Locale; language: string; page: string },
): Record<string, unknown> {
  return {
    Brand: brand,
    Chain: chainCodes[brand][locale],
    LanguagePreference: language,
    Locale: locale,
    ...fields,
    Page: page,
  };
}
