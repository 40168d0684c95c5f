import type { InputHTMLAttributes } from 'react';

export interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  /** Also the base of the ids of hint and error; unique in the shadow root. */
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

/** A labelled field with its hint above and its error below, both described to assistive technology (V-01, CF-04). */
export function TextField({ id, label, hint, error, ...input }: TextFieldProps) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field" part="field">
      <label htmlFor={id}>
        {label}
        {input['aria-required'] && <span aria-hidden="true">{'\u00a0*'}</span>}
      </label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <input
        {...input}
        id={id}
        part="input"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
      />
      <p className="error" id={`${id}-error`} hidden={!error}>
        {error}
      </p>
    </div>
  );
}
