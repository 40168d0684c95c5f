import type { InputHTMLAttributes } from 'react';
import { describeControl, Field, type FieldWords } from './field.tsx';

export type TextFieldProps = InputHTMLAttributes<HTMLInputElement> & FieldWords;

/** A labelled line of text with its hint above and its error below, both described to assistive technology (V-01, CF-04). */
export function TextField({ id, label, hint, error, ...input }: TextFieldProps) {
  const words = { id, label, hint, error };
  return (
    <Field {...words} isRequired={!!input['aria-required']}>
      <input {...input} {...describeControl(words)} />
    </Field>
  );
}
