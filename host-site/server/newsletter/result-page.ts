import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import { answerStatus } from '../../../widgets/shared/submissions/answer.ts';
import type { Outcome } from '../handlers/outcome.ts';
import { signUpOutcomes } from './sign-up-outcomes.ts';

/** Path of the page that shows the result to a visitor without JavaScript. */
export function findResultPage(outcome: Outcome, locale: Locale): string {
  return `/${locale}/newsletter/${nameResult(outcome)}`;
}

function nameResult({ status, message }: Outcome): string {
  if (status === answerStatus.success) {
    if (message === signUpOutcomes.toConfirm.message) return 'to-confirm';
    return message === signUpOutcomes.alreadySubscribed.message ? 'already-subscribed' : 'thank-you';
  }
  if (status === answerStatus.badEmail) return 'check-email';
  return status === answerStatus.badFields ? 'check-fields' : 'problem';
}
