import { normalizePin } from './pin.ts';

/** A kind of form, by the outcomes that it has; every form without a service of its own is a `message`. */
export type TriedForm = 'newsletter' | 'message' | 'contest' | 'pin';

/** A value that chooses an outcome in the sandbox. */
export interface SandboxValue {
  /** What stands before the @ of the address, in any case; with any domain. */
  address: string;
  /** The PIN that chooses the same, as someone types it. */
  pin?: string;
  /** The forms that know the outcome. */
  forms: readonly TriedForm[];
}

const every: readonly TriedForm[] = ['newsletter', 'message', 'contest', 'pin'];
const entries: readonly TriedForm[] = ['contest', 'pin'];

/**
 * The outcomes that a form has in the sandbox, each by what someone enters: the documentation and the tests derive from
 * this table. Any other value gives what the real service says of a first, valid submission. No PIN is looked up, so a
 * real one tells nothing.
 */
export const sandboxValues = {
  'already-subscribed': { address: 'already-subscribed', forms: ['newsletter'] },
  'to-confirm': { address: 'to-confirm', forms: ['newsletter'] },
  'already-entered': { address: 'already-entered', pin: 'TEST-AGAIN', forms: entries },
  winner: { address: 'winner', pin: 'TEST-WINNER', forms: ['pin'] },
  'not-winner': { address: 'not-winner', pin: 'TEST-LOSER', forms: ['pin'] },
  'bad-pin': { address: 'bad-pin', pin: 'TEST-WRONG', forms: ['pin'] },
  'not-open': { address: 'not-open', forms: entries },
  'bad-email': { address: 'bad-email', forms: every },
  'rate-limit': { address: 'rate-limit', forms: every },
  'server-error': { address: 'server-error', forms: every },
  slow: { address: 'slow', forms: every },
  offline: { address: 'offline', forms: every },
  html: { address: 'html', forms: every },
} as const satisfies Record<string, SandboxValue>;

/** An outcome that can be chosen. */
export type SandboxOutcome = keyof typeof sandboxValues;

/** Days for which the service stores what was tried. */
export const sandboxDays = 14;
/** Submissions that it stores at most: anyone can try a form, and a newer one takes the place of the oldest. */
export const sandboxRows = 2000;

/** Seconds that the answer to `rate-limit` asks to wait. */
export const sandboxWait = 30;

/** Milliseconds after which the answer to `slow` comes: longer than a widget waits. */
export const sandboxDelay = 20_000;

/** The outcome that someone chooses by a PIN, or else by an address; undefined where they choose none that the form has. */
export function findSandboxOutcome(form: TriedForm, email: string, pin = ''): SandboxOutcome | undefined {
  const [address = ''] = email.toLowerCase().split('@');
  const known = (Object.entries(sandboxValues) as [SandboxOutcome, SandboxValue][]).filter(([, { forms }]) =>
    forms.includes(form),
  );
  const byPin = known.find(([, value]) => pin && value.pin && normalizePin(value.pin) === normalizePin(pin));
  return (byPin ?? known.find(([, value]) => value.address === address))?.[0];
}
