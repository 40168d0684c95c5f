import type { InputHTMLAttributes, ReactNode } from 'react';
import { describeControl, FieldError, RequiredMark } from './field.tsx';

export interface CheckFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  /** Also the base of the error's id; unique in the shadow root. */
  id: string;
  error?: string | undefined;
  /** The words beside the box; links among them work. */
  children: ReactNode;
}

/** A box to tick, never ticked from the start, with what it says beside it and its error below (V-11, CF-04). */
export function CheckField({ id, error, children, ...input }: CheckFieldProps) {
  return (
    <div part="field">
      <label className="check">
        <input {...input} {...describeControl({ id, error })} type="checkbox" value="true" part={undefined} />
        <span>
          {children}
          {input['aria-required'] && <RequiredMark />}
        </span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}
