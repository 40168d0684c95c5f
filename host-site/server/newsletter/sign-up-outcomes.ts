import { alreadySubscribedMessage, answerStatus } from '../../../widgets/shared/submissions/answer.ts';
import type { Outcome } from '../handlers/outcome.ts';

/** Answers to an accepted sign-up (NL-06). */
export const signUpOutcomes = {
  stored: { httpStatus: 200, status: answerStatus.success, message: 'OK' },
  alreadySubscribed: { httpStatus: 200, status: answerStatus.success, message: alreadySubscribedMessage },
} as const satisfies Record<string, Outcome>;
