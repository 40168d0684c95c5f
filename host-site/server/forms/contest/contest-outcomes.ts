import type { ContestState } from '../../../../widgets/shared/submissions/contest-details.ts';
import { contestStatus, type PinResult } from '../../../../widgets/shared/submissions/contest-responses.ts';
import { responseStatus } from '../../../../widgets/shared/submissions/responses.ts';
import { type Outcome, refuse } from '../outcome.ts';

/** Responses to a contest entry, in addition to those of every handler (CE-01, NM-01). */
export const contestOutcomes = {
  entered: { httpStatus: 200, status: responseStatus.success, message: 'OK' },
  alreadyEntered: { httpStatus: 200, status: contestStatus.alreadyEntered, message: 'OK' },
  wrongAnswer: refuse(422, 'ERROR_BAD_PARAMETERS_GENERAL', 'rejected-fields', contestStatus.wrongAnswer),
  badPin: refuse(422, 'ERROR_BAD_PARAMETERS_GENERAL', 'rejected-fields', contestStatus.badPin),
  unknownContest: refuse(404, 'ERROR_BAD_REQUEST', 'unknown-contest'),
} as const satisfies Record<string, Outcome>;

/** Response to an entry whose PIN was valid. */
export function acceptPin(result: PinResult, prize?: Outcome['prize']): Outcome {
  return { ...contestOutcomes.entered, result, ...(prize && { prize }) };
}

/** Response when the contest takes no entries. */
export function refuseState(state: ContestState): Outcome {
  return {
    ...refuse(
      409,
      'ERROR_BAD_REQUEST',
      state === 'before' ? 'contest-not-started' : 'contest-closed',
      contestStatus.notOpen,
    ),
    state,
  };
}
