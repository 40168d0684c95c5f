import type { JsonResult } from '../http/fetch-json.ts';
import type { LocalizedText } from '../locale/locale.ts';
import { type ContestState, contestStates } from '../submissions/contest-details.ts';
import { contestStatus, type PinResult, pinResults } from '../submissions/contest-responses.ts';
import { contestErrorCodes } from '../submissions/contest-rules.ts';
import type { FieldError } from '../submissions/form-model.ts';
import { responseStatus } from '../submissions/responses.ts';

/** How an entry was accepted, by PIN or without one. */
export type AcceptedKind = 'entered' | 'already-entered' | PinResult;
/** What a PIN has won, in each language, and its picture. */
export type Prize = LocalizedText & {
  picture?: { address: string; alt: LocalizedText };
};
/** By what an entry is found in the list of the draw, and the page that looks for it; absent for one in no draw. */
export interface EntryReference {
  reference?: string | undefined;
  draws?: LocalizedText | undefined;
}
/** How the service responded to an entry. */
export type ContestOutcome =
  | ({ kind: AcceptedKind; prize?: Prize | undefined } & EntryReference)
  /** The form stays and marks its errors. */
  | { kind: 'bad-email' | 'bad-fields' | 'wrong-answer' | 'bad-pin' | 'error'; errors: readonly FieldError[] }
  | { kind: 'not-open'; state: ContestState };

/** Outcome by status, and the field that the status rejects. */
const outcomesByStatus: Readonly<Record<number, readonly [ContestOutcome['kind'], string?]>> = {
  [responseStatus.success]: ['entered'],
  [contestStatus.alreadyEntered]: ['already-entered'],
  [responseStatus.badEmail]: ['bad-email', 'Email'],
  [responseStatus.badFields]: ['bad-fields'],
  [contestStatus.wrongAnswer]: ['wrong-answer', 'SkillAnswer'],
  [contestStatus.badPin]: ['bad-pin', 'Pin'],
  [contestStatus.notOpen]: ['not-open'],
};
const isAbsentOr = (values: readonly unknown[], value: unknown) => value === undefined || values.includes(value);
const isInBoth = (value: unknown) => {
  const { en, fr } = Object(value) as Prize;
  return value === undefined || (typeof en === 'string' && typeof fr === 'string');
};
const isFieldError = (value: unknown) => {
  const { field, code } = Object(value) as FieldError;
  return typeof field === 'string' && (contestErrorCodes as readonly string[]).includes(code);
};

/**
 * Reads the service's response (CE-01, NM-01). It must agree with the schema in submissions/contest.ts, which stays on
 * the server; a test compares the two.
 */
export function readContestOutcome(response: JsonResult): ContestOutcome {
  const failed = { kind: 'error', errors: [] } as const;
  if (!response.ok) return failed;
  const {
    status,
    message = '',
    result,
    prize,
    reference,
    draws,
    state,
    errors = [],
  } = Object(response.body) as Record<string, unknown>;
  const meaning = typeof status === 'number' && outcomesByStatus[status];
  if (!meaning || typeof message !== 'string' || !Array.isArray(errors) || !errors.every(isFieldError)) return failed;
  if (!isAbsentOr(pinResults, result) || !isAbsentOr(contestStates, state) || !isInBoth(prize)) return failed;
  if ((reference !== undefined && typeof reference !== 'string') || !isInBoth(draws)) return failed;
  const [kind, refused] = meaning;
  if (kind === 'not-open') return state ? { kind, state: state as ContestState } : failed;
  if ((status as number) < 0)
    return { kind, errors: refused ? [{ field: refused, code: 'REFUSED' }] : errors } as ContestOutcome;
  if (response.httpStatus >= 400) return failed;
  return { kind: kind === 'entered' && result ? result : kind, prize, reference, draws } as ContestOutcome;
}
