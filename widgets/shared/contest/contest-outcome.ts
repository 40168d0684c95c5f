import type { JsonResult } from '../http/fetch-json.ts';
import { answerStatus } from '../submissions/answer.ts';
import { contestStatus, type PinResult, pinResults } from '../submissions/contest-answer.ts';
import { type ContestState, contestStates } from '../submissions/contest-details.ts';
import type { ContestFieldError } from '../submissions/contest-rules.ts';

export type ContestOutcome =
  | { kind: 'entered' | 'already-entered' | PinResult }
  | { kind: 'bad-email' | 'wrong-answer' | 'bad-pin' | 'error' }
  | { kind: 'bad-fields'; errors: readonly ContestFieldError[] }
  | { kind: 'not-open'; state: ContestState };

const isOptionalText = (value: unknown) => value === undefined || typeof value === 'string';
const isAbsentOrOneOf = (value: unknown, values: readonly unknown[]) => value === undefined || values.includes(value);
const isFieldError = (value: unknown) => {
  const { field, code } = Object(value) as Record<string, unknown>;
  return typeof field === 'string' && typeof code === 'string';
};

const refusals = new Map<unknown, 'bad-email' | 'wrong-answer' | 'bad-pin'>([
  [answerStatus.badEmail, 'bad-email'],
  [contestStatus.wrongAnswer, 'wrong-answer'],
  [contestStatus.badPin, 'bad-pin'],
]);

/**
 * What an answer means (CE-01, NM-01). It agrees with the schema in submissions/contest.ts, which stays on the server; a
 * test holds the two together.
 */
export function readContestOutcome(answer: JsonResult): ContestOutcome {
  const failed = { kind: 'error' } as const;
  if (!answer.ok) return failed;
  const { status, message, result, state, errors = [] } = Object(answer.body) as Record<string, unknown>;
  if (!isOptionalText(message) || !Array.isArray(errors) || !errors.every(isFieldError)) return failed;
  if (!isAbsentOrOneOf(result, pinResults) || !isAbsentOrOneOf(state, contestStates)) return failed;
  const refusal = refusals.get(status);
  if (refusal) return { kind: refusal };
  if (status === answerStatus.badFields) return { kind: 'bad-fields', errors };
  if (status === contestStatus.notOpen) return state ? { kind: 'not-open', state: state as ContestState } : failed;
  if (answer.httpStatus >= 400) return failed;
  if (status === contestStatus.alreadyEntered) return { kind: 'already-entered' };
  if (status !== answerStatus.success) return failed;
  return { kind: (result as PinResult | undefined) ?? 'entered' };
}
