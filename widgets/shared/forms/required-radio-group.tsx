import { describeControl, FieldError, RequiredMark } from './field.tsx';
import { RadioGroup, type RadioGroupProps } from './radio-group.tsx';

/** Radio buttons of which one must be chosen. */
export interface RequiredRadioGroupProps extends RadioGroupProps {
  /** The id of the first button, and the base of the error's id. */
  id: string;
  error?: string | undefined;
}

/**
 * A choice of one with its error below (V-01, CF-04). The error describes the buttons, which have the focus: Orca does not
 * read the description of their group.
 */
export function RequiredRadioGroup({ label, error, ...group }: RequiredRadioGroupProps) {
  const { 'aria-invalid': isInvalid, 'aria-describedby': describedBy } = describeControl({ id: group.id, error });
  const marked = (
    <>
      {label}
      <RequiredMark />
    </>
  );
  return (
    <RadioGroup
      {...group}
      describedBy={describedBy}
      role="radiogroup"
      aria-required
      aria-invalid={isInvalid}
      label={marked}
    >
      <FieldError id={group.id} error={error} />
    </RadioGroup>
  );
}
