import type { ReactNode } from 'react';

/** The texts around a control. */
export interface FieldWords {
  /** Also the base of the ids of hint and error; unique in the shadow root. */
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

/** Attributes that link a control to its label, hint and error (CF-04). */
export function describeControl({ id, hint, error }: Omit<FieldWords, 'label'>, note?: string) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`, note].filter(Boolean).join(' ');
  return {
    id,
    part: 'input',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  };
}

/** The mark of a required field (V-01), for sight only: the control itself has `aria-required`. */
export function RequiredMark() {
  return <span aria-hidden="true">{'\u00a0*'}</span>;
}

/** The error below a control; always rendered, so that its id can be referenced. */
export function FieldError({ id, error }: Pick<FieldWords, 'id' | 'error'>) {
  return (
    <p className="error" id={`${id}-error`} hidden={!error}>
      {error}
    </p>
  );
}

/** A label, hint and control, with the error below. */
export function Field(props: FieldWords & { isRequired: boolean; children: ReactNode }) {
  const { id, label, hint, isRequired, children } = props;
  return (
    <div className="field" part="field">
      <label htmlFor={id}>
        {label}
        {isRequired && <RequiredMark />}
      </label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      <FieldError {...props} />
    </div>
  );
}
