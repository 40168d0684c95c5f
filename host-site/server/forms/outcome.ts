import type { LocalizedText } from '../../../widgets/shared/locale/locale.ts';
import type { ContestState } from '../../../widgets/shared/submissions/contest-details.ts';
import type { PinResult } from '../../../widgets/shared/submissions/contest-responses.ts';
import type { FieldError } from '../../../widgets/shared/submissions/form-model.ts';
import type { ProofRequest } from '../../../widgets/shared/submissions/proof-of-work.ts';
import type { ReasonCode } from '../../../widgets/shared/submissions/reason-codes.ts';
import { type ErrorCode, responseStatus } from '../../../widgets/shared/submissions/responses.ts';
import type { ProofQuestion } from './proof-of-work.ts';

/** Result of a request: the JSON response and its HTTP status. */
export interface Outcome {
  httpStatus: 200 | 400 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 503;
  status: number;
  message: string;
  /** Why it is refused. */
  code?: ReasonCode;
  /** Reference number of a stored message; of an entry that takes part in a draw, its id. */
  reference?: string;
  /** Path of the page, by language, on which anyone can look for such an entry in the draw. */
  draws?: LocalizedText;
  /** What a contest entry's PIN has won. */
  result?: PinResult;
  /** Name of the prize by language, and its picture. */
  prize?: LocalizedText & {
    picture?: { address: string; alt: LocalizedText };
  };
  /** State of a contest that takes no entries. */
  state?: ContestState;
  /** Refused fields, and why. */
  errors?: readonly FieldError[];
  /** The proof of work without which the request is not accepted. */
  challenge?: ProofRequest['challenge'];
  /** The question that takes its place in a plain form. */
  question?: ProofQuestion;
  /** Seconds until a retry makes sense. */
  retryAfter?: number;
  /** Whether the form was only tried: nothing real is stored. */
  sandbox?: true;
  /** What is wrong with the way of the response itself, in the sandbox only. */
  fault?: 'slow' | 'offline' | 'html';
}

/** A refusal with its code (API-03). */
export function refuse(
  httpStatus: Outcome['httpStatus'],
  message: ErrorCode,
  code: ReasonCode,
  status: number = responseStatus.error,
): Outcome {
  return { httpStatus, status, message, code };
}

/**
 * Responses that every handler gives (API-03). Clients read `status` and `message`; the HTTP status says the same to
 * proxies and monitoring.
 */
export const outcomes = {
  badEmail: refuse(422, 'ERROR_BAD_PARAMETERS_EMAIL', 'rejected-fields', responseStatus.badEmail),
  badFields: refuse(422, 'ERROR_BAD_PARAMETERS_GENERAL', 'rejected-fields', responseStatus.badFields),
  badChain: refuse(422, 'ERROR_BAD_PARAMETERS_CHAIN', 'malformed-request'),
  unreadable: refuse(400, 'ERROR_BAD_REQUEST', 'malformed-request'),
  badKey: refuse(400, 'ERROR_BAD_REQUEST', 'malformed-request'),
  unknownOrigin: refuse(403, 'ERROR_BAD_REQUEST', 'origin-not-allowed'),
  unknownOperation: refuse(404, 'ERROR_BAD_REQUEST', 'malformed-request'),
  wrongMethod: refuse(405, 'ERROR_BAD_REQUEST', 'malformed-request'),
  keyReused: refuse(409, 'ERROR_BAD_REQUEST', 'malformed-request'),
  tooLarge: refuse(413, 'ERROR_BAD_REQUEST', 'malformed-request'),
  wrongType: refuse(415, 'ERROR_BAD_REQUEST', 'malformed-request'),
  tooFast: { ...refuse(429, 'ERROR_BAD_REQUEST', 'rate-limited'), retryAfter: 1 },
  /** While the database takes no writes, which is a matter of minutes. */
  paused: { ...refuse(503, 'ERROR_BAD_API_RESULT', 'unavailable'), retryAfter: 180 },
  unavailable: { ...refuse(503, 'ERROR_BAD_API_RESULT', 'unavailable'), retryAfter: 5 },
} as const satisfies Record<string, Outcome>;

/** The response to a client over its limit. */
export function limitRate(retryAfter: number): Outcome {
  return { ...refuse(429, 'ERROR_BAD_REQUEST', 'rate-limited'), retryAfter };
}
