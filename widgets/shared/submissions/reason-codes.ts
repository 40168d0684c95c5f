/**
 * Why something failed, in events of the elements and in the service's JSON. A code keeps its meaning; the documentation
 * has a row for each.
 */
export const reasonCodes = [
  'origin-not-allowed',
  'blocked-by-policy',
  'offline',
  'unreachable',
  'timeout',
  'rate-limited',
  'rejected-fields',
  'contest-not-started',
  'contest-closed',
  'unknown-contest',
  'malformed-request',
  'refused',
  'unavailable',
  'unexpected-answer',
  'position-unavailable',
  'map-unavailable',
  'widget-failed',
] as const;

/** One of the codes. */
export type ReasonCode = (typeof reasonCodes)[number];

/** Whether a value is one of them. */
export const isReasonCode = (value: unknown): value is ReasonCode => reasonCodes.includes(value as ReasonCode);
