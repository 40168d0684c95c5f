import type { JsonResult } from '../http/fetch-json.ts';
import { alreadySubscribedMessage, answerStatus } from '../submissions/answer.ts';

/** How the service answered a sign-up. */
export type NewsletterOutcome = 'subscribed' | 'already-subscribed' | 'bad-email' | 'error';

/**
 * Reads the service's answer (NL-06, NL-07). It must agree with the schema in submissions/newsletter.ts, which stays on
 * the server; a test compares the two.
 */
export function readNewsletterOutcome(result: JsonResult): NewsletterOutcome {
  if (!result.ok) return 'error';
  const { status, message } = Object(result.body) as { status?: unknown; message?: unknown };
  if (typeof message !== 'string') return 'error';
  if (status === answerStatus.badEmail) return 'bad-email';
  if (status !== answerStatus.success || result.httpStatus >= 400) return 'error';
  return message === alreadySubscribedMessage ? 'already-subscribed' : 'subscribed';
}
