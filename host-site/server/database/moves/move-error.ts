/** Thrown when a database cannot be moved; the message says why, and what to do. */
export class MoveError extends Error {
  override name = 'MoveError';
}
