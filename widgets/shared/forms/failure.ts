import type { JsonResult } from '../http/fetch-json.ts';
import type { ReasonCode } from '../submissions/reason-codes.ts';

/** Why a form was not accepted, as the key of its text. */
export interface Failure {
  kind: 'offline' | 'tooMany' | 'refused' | 'elsewhere' | 'slow' | 'unavailable' | 'kept';
  /** Seconds before another try makes sense, after too many requests. */
  seconds: number;
}

const kinds: Readonly<Partial<Record<ReasonCode, Failure['kind']>>> = {
  offline: 'offline',
  timeout: 'slow',
  'rate-limited': 'tooMany',
  refused: 'refused',
  'origin-not-allowed': 'elsewhere',
  'blocked-by-policy': 'elsewhere',
  unavailable: 'unavailable',
};

/**
 * What a visitor reads of a failure: one that they can fix, one that needs waiting, or one that trying again never ends.
 * The service refuses the origin `null` of a sandboxed frame, whose page a tab of its own mends.
 */
export function classifyFailure(result: JsonResult, code: ReasonCode, pageOrigin = origin): Failure {
  const { retryAfter: seconds = 60 } = result;
  const kind = kinds[code] ?? 'kept';
  return { kind: kind === 'elsewhere' && pageOrigin === 'null' ? 'refused' : kind, seconds };
}
