import { isReasonCode, type ReasonCode } from '../submissions/reason-codes.ts';
import { type JsonResult, readFileResult } from './fetch-json.ts';

/** What a status says by itself: of a firewall, of a proxy, or of a service that names no code. */
function readStatus(httpStatus: number): ReasonCode {
  if (httpStatus === 429) return 'rate-limited';
  if (httpStatus === 403) return 'refused';
  if (httpStatus === 422) return 'rejected-fields';
  return httpStatus >= 500 ? 'unavailable' : 'unexpected-answer';
}

/** Why a request has failed; `unreachable` where the browser does not say why there is no response. */
export function readReason(result: JsonResult, isOnline = navigator.onLine): ReasonCode {
  const { httpStatus = 0 } = result;
  const code = result.ok && (result.body as { code?: unknown } | null)?.code;
  if (isReasonCode(code)) return code;
  if (!httpStatus && !isOnline) return 'offline';
  if (!result.ok && (result.cause as Error | undefined)?.name === 'AbortError') return 'timeout';
  return httpStatus ? readStatus(httpStatus) : 'unreachable';
}

/** The reason why a public file did not come; undefined for an error of another kind. */
export function readFileReason(cause: unknown): ReasonCode | undefined {
  const result = readFileResult(cause);
  return result && readReason(result);
}

/**
 * The same of a request that posts. Without a response, the browser hides whether the service has refused the page's
 * origin, or a policy of the page has blocked the request: then a script that is loaded for this finds out.
 */
export async function findReason(result: JsonResult, address: string, isSandbox: boolean): Promise<ReasonCode> {
  const reason = readReason(result);
  if (reason !== 'unreachable') return reason;
  return import('./ask-origin.ts').then(
    ({ askOrigin }) => askOrigin(new URL(address, location.href).origin, isSandbox),
    () => reason,
  );
}
