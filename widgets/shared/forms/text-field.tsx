import type { InputHTMLAttributes } from 'react';
import { describeControl, Field, type FieldWords } from './field.tsx';

/** An input, its label, hint and error. */
export type TextFieldProps = InputHTMLAttributes<HTMLInputElement> & FieldWords;

/** A text input with its label, hint and error, all linked for assistive technology (V-01, CF-04). */
export function TextField({ id, label, hint, error, ...input }: TextFieldProps) {
  const words = { id, label, hint, error };
  return (
    <Field {...words} isRequired={!!input['aria-required']}>
      <input {...input} {...describeControl(words)} />
    </Field>
  );
}
