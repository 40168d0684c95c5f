import * as z from 'zod/mini';
import { answerStatus } from '../../../widgets/shared/submissions/answer.ts';
import { type NewsletterRequest, newsletterAnswer } from '../../../widgets/shared/submissions/newsletter.ts';
import { requestHeaders } from '../../../widgets/shared/submissions/request-additions.ts';

export interface UpstreamSignUp {
  /** Sent as the idempotency key, since a delivery may be repeated after a crash. */
  id: string;
  brand: string;
  body: NewsletterRequest;
}

/** Delivered, refused for good, or to be tried again; `reason` holds a code, never personal data. */
export type DeliveryResult =
  | { kind: 'delivered' }
  | { kind: 'refused'; reason: string }
  | { kind: 'failed'; reason: string };

const timeLimit = 15_000;

/** Hands a sign-up to the retailer's e-mail service in the form of API-01. Never rejects. */
export async function deliverToUpstream(
  url: string,
  { id, brand, body }: UpstreamSignUp,
  signal: AbortSignal,
): Promise<DeliveryResult> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      headers: {
        'content-type': 'application/json',
        operation_id: 'register',
        domain: brand,
        [requestHeaders.idempotencyKey]: id,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeLimit)]),
    });
    const answer = z.safeParse(newsletterAnswer, await response.json().catch(() => undefined));
    if (!answer.success) return { kind: 'failed', reason: `HTTP ${response.status}, not the promised JSON` };
    return judgeAnswer(answer.data.status, response.status);
  } catch (error) {
    return { kind: 'failed', reason: error instanceof Error ? error.name : 'unknown' };
  }
}

function judgeAnswer(status: number, httpStatus: number): DeliveryResult {
  if (status === answerStatus.success) return { kind: 'delivered' };
  const reason = `HTTP ${httpStatus}, status ${status}`;
  // The same address or fields will be refused again; anything else may pass.
  const isFinal = status === answerStatus.badEmail || status === answerStatus.badFields;
  return { kind: isFinal ? 'refused' : 'failed', reason };
}
