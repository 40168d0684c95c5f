/**
 * What our own forms send beyond API-01, never a condition of being accepted. It travels in headers so that the JSON
 * body stays exactly API-01's; a form sent without JavaScript carries the same in hidden fields of these names.
 */
export const requestHeaders = {
  /** A UUID per filled form; a repeat gets the first answer. */
  idempotencyKey: 'Idempotency-Key',
  /** A consent receipt, see consent.ts. */
  consent: 'Consent',
  /** Milliseconds between the form's first display and its sending. */
  formAge: 'Form-Age',
} as const;

/** A field that people never see; whoever fills it is not a person. */
export const honeypotField = 'Website';

/** A form filled faster than this many milliseconds was not filled by a person. */
export const minimumFormAge = 800;
