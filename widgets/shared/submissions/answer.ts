/** Statuses that every handler shares (decisions §3 and §8). */
export const answerStatus = { success: 0, badEmail: -10, badFields: -20, error: -1 } as const;

/** The literal message of an address that the list already has; it comes with status 0. */
export const alreadySubscribedMessage = 'User already exists.';

/** Codes that the handlers answer with in `message` (API-03). */
export const errorCodes = [
  'ERROR_BAD_PARAMETERS_GENERAL',
  'ERROR_BAD_PARAMETERS_EMAIL',
  'ERROR_BAD_PARAMETERS_CHAIN',
  'ERROR_BAD_API_RESULT',
  'ERROR_BAD_REQUEST',
] as const;
export type ErrorCode = (typeof errorCodes)[number];
