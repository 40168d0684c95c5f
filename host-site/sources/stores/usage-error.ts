/** Thrown for arguments that the command doesn't understand; the message says what to write. */
export class UsageError extends Error {
  override name = 'UsageError';
}
