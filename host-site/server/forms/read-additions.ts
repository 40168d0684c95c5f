import type { ConsentReceipt } from '../../../widgets/shared/submissions/consent.ts';
import { honeypotField, minimumFormAge } from '../../../widgets/shared/submissions/request-additions.ts';
import type { ReceiptResult } from './consent-receipt.ts';
import type { RawSubmission } from './form-service.ts';
import { type Outcome, outcomes } from './outcome.ts';

/** What every form sends in addition to its visible fields. */
export interface Additions {
  consent: ConsentReceipt | undefined;
  /** What brought it, as it is stored. */
  source: string | undefined;
  /** Content of the honeypot, at most 200 characters; empty unless a robot filled it. */
  honeypot: string;
  /** Whether a page without JavaScript sent it: the request id is then derived from the content. */
  isPlainForm: boolean;
}

/** What someone typed, and what is in the honeypot. */
export interface SplitFields {
  fields: Record<string, unknown>;
  honeypot: unknown;
}

/** Separates the honeypot from the fields of a submission; undefined when the body is not a JSON object. */
export function splitFields(raw: RawSubmission): SplitFields | undefined {
  if (typeof raw.fields !== 'object' || raw.fields === null || Array.isArray(raw.fields)) return undefined;
  const { [honeypotField]: honeypot = '', ...fields } = raw.fields as Record<string, unknown>;
  return { fields, honeypot };
}

const normalize = (value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase() : '');

/**
 * Whether someone's browser filled the honeypot: it repeats another field, or is blank. Password managers and browsers
 * fill what no one sees; a robot has something of its own to say.
 */
function isFilledForPerson(honeypot: string, fields: Readonly<Record<string, unknown>>): boolean {
  const value = normalize(honeypot);
  return value === '' || Object.values(fields).some((field) => normalize(field) === value);
}

/** The additions, or why they cause a refusal. A filled honeypot causes none, so that a bot learns nothing. */
export function validateAdditions(
  raw: RawSubmission,
  { fields, honeypot }: SplitFields,
  consent: ReceiptResult,
): { additions: Additions } | { refusal: Outcome } {
  if (consent.kind === 'hasNul' || typeof honeypot !== 'string' || honeypot.includes('\0')) {
    return { refusal: outcomes.badFields };
  }
  // A person with a password manager can be this fast, so the response asks to wait and does not refuse permanently.
  if (raw.formAge !== undefined && Number(raw.formAge) < minimumFormAge) return { refusal: outcomes.tooFast };
  const receipt = consent.kind === 'receipt' ? consent.receipt : undefined;
  const isPlainForm = raw.knownConsent !== undefined;
  const kept = isFilledForPerson(honeypot, fields) ? '' : honeypot.slice(0, 200);
  return { additions: { consent: receipt, source: raw.source, honeypot: kept, isPlainForm } };
}
