import { requestHeaders } from '../../../widgets/shared/submissions/request-additions.ts';
import { responseStatus } from '../../../widgets/shared/submissions/responses.ts';
import { findFailureCode } from '../failure-code.ts';
import { createTraceparent } from '../http/trace-context.ts';
import type { UpstreamCall, UpstreamChannel } from './channel.ts';
import { findName } from './find-name.ts';
import { readResponse } from './read-response.ts';
import { readRetryAfter } from './retry-after.ts';
import { signWebhook } from './sign-webhook.ts';

/**
 * Delivered, refused permanently, or to be retried, after `retryAfter` seconds when the service asks for a pause.
 * Uncertain: it may have arrived, so only an operator may send it again. Held: refused for our settings, so all wait
 * until these are mended. `reason` holds a code, never personal data.
 */
export type DeliveryResult =
  | { kind: 'delivered' }
  | { kind: 'refused'; reason: string }
  | { kind: 'uncertain'; reason: string }
  | { kind: 'held'; reason: string }
  | { kind: 'failed'; reason: string; retryAfter?: number };

/** Timeout of a whole call with its response, in milliseconds. */
const callLimit = 15_000;

/**
 * Delivers a submission; `id` is the idempotency key, since a delivery may be repeated after a crash. Reads only a
 * short response and closes the connection of a longer one. Never rejects.
 */
export async function callUpstream(
  url: string,
  id: string,
  { headers, body }: UpstreamCall,
  readStatus: UpstreamChannel['readStatus'],
  signal: AbortSignal,
  secrets: readonly Buffer[] = [],
  timeLimit = callLimit,
): Promise<DeliveryResult> {
  const leaving = new AbortController();
  const text = JSON.stringify(body);
  const signature = signWebhook(secrets, id, text, Date.now());
  try {
    await findName(new URL(url).hostname);
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      headers: {
        'content-type': 'application/json',
        traceparent: createTraceparent(),
        ...headers,
        ...signature,
        [requestHeaders.idempotencyKey]: id,
      },
      body: text,
      signal: AbortSignal.any([signal, leaving.signal, AbortSignal.timeout(timeLimit)]),
    });
    const status = readStatus(await readResponse(response));
    const retryAfter = readRetryAfter(response, Date.now());
    const result = classifyResponse(status, response);
    return result.kind === 'failed' && retryAfter !== undefined ? { ...result, retryAfter } : result;
  } catch (error) {
    return { kind: 'failed', reason: findFailureCode(error) };
  } finally {
    // An endless response would fill the memory and keep the connection open.
    leaving.abort();
  }
}

function classifyResponse(status: number | undefined, { ok, status: http }: Response): DeliveryResult {
  if (status === undefined) return { kind: 'failed', reason: `HTTP ${http}, not the promised JSON` };
  const reason = `HTTP ${http}, status ${status}`;
  if (status === responseStatus.success) return ok ? { kind: 'delivered' } : { kind: 'failed', reason };
  // The service would refuse the same address or fields again; all other errors may be temporary.
  const isAboutFields = status === responseStatus.badEmail || status === responseStatus.badFields;
  return { kind: isAboutFields && http < 500 && http !== 429 ? 'refused' : 'failed', reason };
}
