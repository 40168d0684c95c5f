import { answerStatus } from '../../../widgets/shared/submissions/answer.ts';
import { requestHeaders } from '../../../widgets/shared/submissions/request-additions.ts';
import type { Channel, UpstreamCall } from './channel.ts';

/** Delivered, refused for good, or to be tried again; `reason` holds a code, never personal data. */
export type DeliveryResult =
  | { kind: 'delivered' }
  | { kind: 'refused'; reason: string }
  | { kind: 'failed'; reason: string };

const timeLimit = 15_000;

/** Hands a submission on; `id` is the idempotency key, since a delivery may be repeated after a crash. Never rejects. */
export async function callUpstream(
  url: string,
  id: string,
  { headers, body }: UpstreamCall,
  readStatus: Channel['readStatus'],
  signal: AbortSignal,
): Promise<DeliveryResult> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/json', ...headers, [requestHeaders.idempotencyKey]: id },
      body: JSON.stringify(body),
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeLimit)]),
    });
    const status = readStatus(await response.json().catch(() => undefined));
    if (status === undefined) return { kind: 'failed', reason: `HTTP ${response.status}, not the promised JSON` };
    return judgeAnswer(status, response.status);
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
