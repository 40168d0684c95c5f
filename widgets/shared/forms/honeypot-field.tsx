import { honeypotField } from '../submissions/request-additions.ts';

/** The honeypot: a field that is visually hidden, silent and not in the tab order; only a robot fills it. */
export function HoneypotField() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
