import type { SelectHTMLAttributes } from 'react';
import type { Choice } from './choice.ts';
import { describeControl, Field, type FieldWords } from './field.tsx';

/** A select, its label, hint and error, and its choices. */
export type SelectFieldProps = SelectHTMLAttributes<HTMLSelectElement> &
  FieldWords & {
    choices: readonly Choice[];
    /** The text shown before anything is chosen. */
    empty: string;
  };

/** A native select with its label, hint and error; every phone and screen reader supports it. */
export function SelectField({ id, label, hint, error, choices, empty, ...select }: SelectFieldProps) {
  const words = { id, label, hint, error };
  return (
    <Field {...words} isRequired={!!select['aria-required']}>
      <select {...select} {...describeControl(words)}>
        <option value="">{empty}</option>
        {choices.map(({ value, label: choice }) => (
          <option key={value} value={value}>
            {choice}
          </option>
        ))}
      </select>
    </Field>
  );
}
