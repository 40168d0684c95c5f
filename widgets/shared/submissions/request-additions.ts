/**
 * What our own forms send beyond API-01; never required. Headers carry it, so that the JSON body stays exactly
 * API-01's; a form sent without JavaScript has hidden fields with these names.
 */
export const requestHeaders = {
  /** A UUID per filled form; a repeated request gets the first response. */
  idempotencyKey: 'Idempotency-Key',
  /** A consent receipt, see consent.ts. */
  consent: 'Consent',
  /** Milliseconds from when the page was opened until the form was sent. */
  formAge: 'Form-Age',
  /** What brought the submission, see campaign-source.ts. */
  source: 'Source',
  /** `1` for a form that is only tried, see sandbox-values.ts. */
  sandbox: 'Sandbox',
} as const;

/** The honeypot field, hidden from people; only a robot fills it. */
export const honeypotField = 'Website';

/** Only a robot sends a form fewer milliseconds after its page was opened. */
export const minimumFormAge = 800;
