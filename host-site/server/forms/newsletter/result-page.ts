import type { Locale } from '../../../../widgets/shared/locale/locale.ts';
import { responseStatus } from '../../../../widgets/shared/submissions/responses.ts';
import type { Outcome } from '../outcome.ts';
import { signUpOutcomes } from './sign-up-outcomes.ts';

/** Path of the page that shows the result to a visitor without JavaScript. */
export function findResultPage(outcome: Outcome, locale: Locale): string {
  return `/${locale}/newsletter/${nameResult(outcome)}`;
}

function nameResult({ status, message }: Outcome): string {
  if (status === responseStatus.success) {
    if (message === signUpOutcomes.toConfirm.message) return 'to-confirm';
    return message === signUpOutcomes.alreadySubscribed.message ? 'already-subscribed' : 'thank-you';
  }
  if (status === responseStatus.badEmail) return 'check-email';
  return status === responseStatus.badFields ? 'check-fields' : 'problem';
}
