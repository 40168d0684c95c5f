import { alreadySubscribedMessage, answerStatus } from '../../../widgets/shared/submissions/answer.ts';
import type { Outcome } from '../handlers/outcome.ts';

/** What a sign-up that was taken is answered with (NL-06). */
export const signUpOutcomes = {
  stored: { httpStatus: 200, status: answerStatus.success, message: 'OK' },
  alreadySubscribed: { httpStatus: 200, status: answerStatus.success, message: alreadySubscribedMessage },
} as const satisfies Record<string, Outcome>;
