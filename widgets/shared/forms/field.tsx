import type { AllHTMLAttributes, ReactNode } from 'react';

/** The messages around a control. */
export interface FieldMessages {
  /** Also the base of the ids of hint and error; unique in the shadow root. */
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

/** Attributes that link a control to its hint, its error and a further note by its id (CF-04). */
export function describeControl({ id, hint, error }: Omit<FieldMessages, 'label'>, note?: string) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`, note].filter(Boolean).join(' ');
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined };
}

/** The mark of a required field (V-01), for sight only: the control itself has `aria-required`. */
export function RequiredMark() {
  return <span aria-hidden="true">{'\u00a0*'}</span>;
}

/** The error below a control; always rendered, so that its id can be referenced. */
export function FieldError({ id, error }: Pick<FieldMessages, 'id' | 'error'>) {
  return (
    <p part="error" id={`${id}-error`} hidden={!error}>
      {error}
    </p>
  );
}

/** A control's own attributes, and what surrounds it. */
export interface FieldProps extends Omit<AllHTMLAttributes<HTMLElement>, keyof FieldMessages | 'as'>, FieldMessages {
  /** The control's element, an input by default. */
  as?: 'input' | 'select' | 'textarea';
  /** Id of a further description of the control. */
  note?: string;
  /** What is inside of the control. */
  options?: ReactNode;
  /** What is between the control and its error. */
  children?: ReactNode;
}

/** A control with its label, hint and error, all linked for assistive technology (V-01, CF-04). */
export function Field({ as = 'input', id, label, hint, error, note, options, children, ...control }: FieldProps) {
  const Control = as as 'object';
  return (
    <div part="field">
      <label htmlFor={id} part="label">
        {label}
        {control['aria-required'] && <RequiredMark />}
      </label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <Control {...(control as object)} id={id} part="input" {...describeControl({ id, hint, error }, note)}>
        {options}
      </Control>
      {children}
      <FieldError id={id} error={error} />
    </div>
  );
}
