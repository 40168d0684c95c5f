import { describeControl, FieldError, RequiredMark } from './field.tsx';
import { RadioGroup, type RadioGroupProps } from './radio-group.tsx';

/** Radio buttons of which one must be chosen. */
export interface RequiredRadioGroupProps extends RadioGroupProps {
  /** The id of the first button, and the base of the error's id. */
  id: string;
  error?: string | undefined;
}

/** A choice of one with its error below (V-01, CF-04). */
export function RequiredRadioGroup({ label, error, ...group }: RequiredRadioGroupProps) {
  const { id } = group;
  const marked = (
    <>
      {label}
      <RequiredMark />
    </>
  );
  return (
    <RadioGroup {...group} {...describeControl({ id, error })} role="radiogroup" aria-required label={marked}>
      <FieldError id={id} error={error} />
    </RadioGroup>
  );
}
