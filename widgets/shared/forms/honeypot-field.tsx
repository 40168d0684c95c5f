import { honeypotField } from '../submissions/request-additions.ts';

/** What keeps 1Password, LastPass, Bitwarden, Proton Pass and Dashlane off a field; none heeds `autocomplete="off"`. */
const unmanaged = {
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
  'data-protonpass-ignore': '',
  'data-form-type': 'other',
};

/**
 * The honeypot: a field that is visually hidden, silent and not in the tab order; only a robot fills it. `hidden` keeps
 * it out of sight where the style sheet is missing; with it, a robot that skips fields without a box finds one.
 */
export function HoneypotField() {
  return (
    <div className="honeypot visually-hidden" aria-hidden="true" hidden>
      <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" {...unmanaged} />
    </div>
  );
}
