import type { Choice } from './choice.ts';
import { FieldError, RequiredMark } from './field.tsx';

export interface RadioGroupProps {
  name: string;
  label: string;
  choices: readonly Choice[];
  /** Value that is chosen from the start. */
  chosen?: string;
  /** For a group in which one has to be chosen: the id of its first button and base of its error's. */
  id?: string;
  error?: string | undefined;
}

/** One of a few, side by side. */
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
