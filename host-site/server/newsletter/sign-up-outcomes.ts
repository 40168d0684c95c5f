import {
  alreadySubscribedMessage,
  responseStatus,
  confirmationMessage,
} from '../../../widgets/shared/submissions/responses.ts';
import type { Outcome } from '../handlers/outcome.ts';

/** Answers to an accepted sign-up (NL-06); `toConfirm` when its email has to be answered first. */
export const signUpOutcomes = {
  stored: { httpStatus: 200, status: responseStatus.success, message: 'OK' },
  toConfirm: { httpStatus: 200, status: responseStatus.success, message: confirmationMessage },
  alreadySubscribed: { httpStatus: 200, status: responseStatus.success, message: alreadySubscribedMessage },
} as const satisfies Record<string, Outcome>;
