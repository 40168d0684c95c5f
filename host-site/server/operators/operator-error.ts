/** Raised for something an operator asked that cannot be done; the message says why. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
