import type { SelectHTMLAttributes } from 'react';
import type { Choice } from './choice.ts';
import { describeControl, Field, type FieldWords } from './field.tsx';

export type SelectFieldProps = SelectHTMLAttributes<HTMLSelectElement> &
  FieldWords & {
    choices: readonly Choice[];
    /** The words that stand there before anything is chosen. */
    empty: string;
  };

/** A labelled list to choose one from; the browser's own, which every phone and screen reader knows. */
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
