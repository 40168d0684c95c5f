/** Thrown for an invalid setting; the message names the variable. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}
