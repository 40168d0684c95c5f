import type { JsonResult } from '../http/fetch-json.ts';
import { alreadySubscribedMessage, answerStatus } from '../submissions/answer.ts';

/** How the handler answered a sign-up. */
export type NewsletterOutcome = 'subscribed' | 'already-subscribed' | 'bad-email' | 'error';

/**
 * What an answer means (NL-06, NL-07). It agrees with the schema in newsletter.ts, which is larger than the rest of
 * the form and stays on the server; a test holds the two together.
 */
export function readNewsletterOutcome(result: JsonResult): NewsletterOutcome {
  if (!result.ok) return 'error';
  const { status, message } = Object(result.body) as { status?: unknown; message?: unknown };
  if (typeof message !== 'string') return 'error';
  if (status === answerStatus.badEmail) return 'bad-email';
  if (status !== answerStatus.success || result.httpStatus >= 400) return 'error';
  return message === alreadySubscribedMessage ? 'already-subscribed' : 'subscribed';
}
