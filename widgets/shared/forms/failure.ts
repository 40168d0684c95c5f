import type { JsonResult } from '../http/fetch-json.ts';

/** Why a form was not accepted, as the key of its text. */
export interface Failure {
  kind: 'offline' | 'tooMany' | 'refused' | 'slow' | 'unavailable' | 'kept';
  /** Seconds before another try makes sense, after too many requests. */
  seconds: number;
}

/** Distinguishes failures that a visitor can fix from those that need waiting. */
export function readFailure(result: JsonResult, isOnline = navigator.onLine): Failure {
  const { httpStatus = 0, retryAfter: seconds = 60 } = result;
  if (!httpStatus && !isOnline) return { kind: 'offline', seconds };
  if (!result.ok && (result.cause as Error).name === 'AbortError') return { kind: 'slow', seconds };
  const kind =
    httpStatus === 429 ? 'tooMany' : httpStatus === 403 ? 'refused' : httpStatus >= 500 ? 'unavailable' : 'kept';
  return { kind, seconds };
}
