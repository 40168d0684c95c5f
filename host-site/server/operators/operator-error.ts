/** Thrown when an operator's request is not possible; the message says why. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
