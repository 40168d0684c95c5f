import type { JsonResult } from '../http/fetch-json.ts';
import { alreadySubscribedMessage, confirmationMessage, responseStatus } from '../submissions/responses.ts';

/** A sign-up that was accepted; `to-confirm` waits until the visitor presses the button in an email. */
export type AcceptedSignUp = 'subscribed' | 'to-confirm' | 'already-subscribed';
/** How the service responded to a sign-up. */
export type NewsletterOutcome = AcceptedSignUp | 'bad-email' | 'error';

/**
 * Reads the service's response (NL-06, NL-07). It must agree with the schema in submissions/newsletter.ts, which stays
 * on the server; a test compares the two.
 */
export function readNewsletterOutcome(result: JsonResult): NewsletterOutcome {
  if (!result.ok) return 'error';
  const { status, message } = Object(result.body) as { status?: unknown; message?: unknown };
  if (typeof message !== 'string') return 'error';
  if (status === responseStatus.badEmail) return 'bad-email';
  if (status !== responseStatus.success || result.httpStatus >= 400) return 'error';
  if (message === alreadySubscribedMessage) return 'already-subscribed';
  return message === confirmationMessage ? message : 'subscribed';
}
