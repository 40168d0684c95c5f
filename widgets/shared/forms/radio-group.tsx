import type { FieldsetHTMLAttributes, ReactNode } from 'react';
import type { Choice } from './choice.ts';

/** Radio buttons with a common name and label; the other attributes are those of the group. */
export interface RadioGroupProps extends FieldsetHTMLAttributes<HTMLFieldSetElement> {
  name: string;
  label: ReactNode;
  choices: readonly Choice[];
  /** Value selected initially. */
  chosen?: string;
  /** The id of the first button. */
  id?: string;
  /** Id of what describes each button. */
  describedBy?: string | undefined;
  /** What is below the buttons. */
  children?: ReactNode;
}

/** A choice of one, side by side. */
export function RadioGroup({ name, label, choices, chosen, id, describedBy, children, ...group }: RadioGroupProps) {
  return (
    <fieldset className="choices" {...group}>
      <legend part="legend">{label}</legend>
      {choices.map(({ value, label: choice }, index) => (
        <label key={value}>
          <input
            type="radio"
            id={index ? undefined : id}
            name={name}
            value={value}
            defaultChecked={value === chosen}
            aria-describedby={describedBy}
          />
          {choice}
        </label>
      ))}
      {children}
    </fieldset>
  );
}
