/** Statuses common to all handlers (decisions §3 and §8). */
export const responseStatus = { success: 0, badEmail: -10, badFields: -20, error: -1 } as const;

/** The exact message for an address that is already on the list; its status is 0. */
export const alreadySubscribedMessage = 'User already exists.';

/** The exact message for a sign-up that waits until it is confirmed by email; its status is 0. */
export const confirmationMessage = 'to-confirm';

/** Codes that the handlers send in `message` (API-03). */
export const errorCodes = [
  'ERROR_BAD_PARAMETERS_GENERAL',
  'ERROR_BAD_PARAMETERS_EMAIL',
  'ERROR_BAD_PARAMETERS_CHAIN',
  'ERROR_BAD_API_RESULT',
  'ERROR_BAD_REQUEST',
] as const;
/** An error code of the handlers. */
export type ErrorCode = (typeof errorCodes)[number];
