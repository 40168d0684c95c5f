import type { JsonResult } from '../http/fetch-json.ts';

/** Why a form was not accepted, as the key of its text. */
export interface Failure {
  kind: 'offline' | 'tooMany' | 'refused' | 'slow' | 'unavailable' | 'kept';
  /** Seconds before another try makes sense, after too many requests. */
  seconds: number;
}

/**
 * Distinguishes failures that a visitor can fix from those that need waiting. The service refuses the origin `null` of a
 * sandboxed frame, and the browser hides its response.
 */
export function classifyFailure(result: JsonResult, isOnline = navigator.onLine, pageOrigin = origin): Failure {
  const { httpStatus = 0, retryAfter: seconds = 60 } = result;
  let kind: Failure['kind'] = 'kept';
  if (!httpStatus && !isOnline) kind = 'offline';
  else if (!result.ok && (result.cause as Error | undefined)?.name === 'AbortError') kind = 'slow';
  else if (httpStatus === 429) kind = 'tooMany';
  else if (httpStatus === 403 || (!httpStatus && pageOrigin === 'null')) kind = 'refused';
  else if (httpStatus >= 500) kind = 'unavailable';
  return { kind, seconds };
}
