import type { InputHTMLAttributes, ReactNode } from 'react';
import { describeControl, FieldError, type FieldMessages, RequiredMark } from './field.tsx';

/** A checkbox, its label and its error. */
export interface CheckFieldProps
  extends InputHTMLAttributes<HTMLInputElement>,
    Partial<Pick<FieldMessages, 'label' | 'hint'>> {
  /** Also the base of the error's id; unique in the shadow root. */
  id: string;
  error?: string | undefined;
  /** The label beside the box; links in it work. */
  children: ReactNode;
}

/** A checkbox, never checked initially, with its label beside it and its error below (V-11, CF-04). */
export function CheckField({ label, hint, error, children, ...input }: CheckFieldProps) {
  const { id } = input;
  return (
    <div part="field">
      <label className="check" part="legal">
        <input {...input} {...describeControl({ id, error })} type="checkbox" value="true" />
        <span>
          {children}
          {input['aria-required'] && <RequiredMark />}
        </span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}
