import { honeypotField } from '../submissions/request-additions.ts';

/** The field that people never see, by eye, ear or keyboard. */
export function TrapField() {
  return (
    <div className="trap" aria-hidden="true">
      <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
