import type { Choice } from './choice.ts';
import { FieldError, RequiredMark } from './field.tsx';

/** Radio buttons with a common name and label. */
export interface RadioGroupProps {
  name: string;
  label: string;
  choices: readonly Choice[];
  /** Value selected initially. */
  chosen?: string;
  /** For a required group: the id of its first button, and the base of its error's id. */
  id?: string;
  error?: string | undefined;
}

/** A choice of one, side by side. */
export function RadioGroup({ name, label, choices, chosen, id, error }: RadioGroupProps) {
  const required = id
    ? ({ role: 'radiogroup', 'aria-required': true, 'aria-describedby': error && `${id}-error` } as const)
    : {};
  return (
    <fieldset className="choices" {...required} aria-invalid={error ? true : undefined}>
      <legend>
        {label}
        {id && <RequiredMark />}
      </legend>
      {choices.map(({ value, label: choice }, index) => (
        <label key={value}>
          <input type="radio" id={index ? undefined : id} name={name} value={value} defaultChecked={value === chosen} />
          {choice}
        </label>
      ))}
      {id && <FieldError id={id} error={error} />}
    </fieldset>
  );
}
