import {
  alreadySubscribedMessage,
  confirmationMessage,
  responseStatus,
} from '../../../../widgets/shared/submissions/responses.ts';
import type { Outcome } from '../outcome.ts';

/** Responses to an accepted sign-up (NL-06); `toConfirm` when its email has to be confirmed first. */
export const signUpOutcomes = {
  stored: { httpStatus: 200, status: responseStatus.success, message: 'OK' },
  toConfirm: { httpStatus: 200, status: responseStatus.success, message: confirmationMessage },
  alreadySubscribed: { httpStatus: 200, status: responseStatus.success, message: alreadySubscribedMessage },
} as const satisfies Record<string, Outcome>;
