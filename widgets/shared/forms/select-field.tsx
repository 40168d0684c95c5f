import type { Choice } from './choice.ts';
import { Field, type FieldProps } from './field.tsx';

/** A field whose value is chosen from a list. */
export interface SelectFieldProps extends FieldProps {
  choices: readonly Choice[];
  /** The text shown before anything is chosen. */
  empty: string;
}

/** A native select with its label, hint and error; every phone and screen reader supports it. */
export function SelectField({ choices, empty, ...field }: SelectFieldProps) {
  return (
    <Field
      {...field}
      as="select"
      options={[{ value: '', label: empty }, ...choices].map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    />
  );
}
