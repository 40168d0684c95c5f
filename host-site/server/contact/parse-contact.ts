import * as z from 'zod/mini';
import type { ConsentReceipt } from '../../../widgets/shared/submissions/consent.ts';
import { type ContactRequest, contactRequest } from '../../../widgets/shared/submissions/contact.ts';
import {
  type ContactFieldError,
  contactRules,
  listContactErrors,
  normalizeMessage,
} from '../../../widgets/shared/submissions/contact-rules.ts';
import { honeypotField, minimumFormAge } from '../../../widgets/shared/submissions/request-additions.ts';
import { parseConsent } from '../handlers/consent-receipt.ts';
import type { RawSubmission } from '../handlers/form-handler.ts';
import { type Outcome, outcomes } from '../handlers/outcome.ts';

export interface ContactMessage {
  body: ContactRequest;
  consent: ConsentReceipt | undefined;
  /** What was written into the field that people never see; empty for people. */
  honeypot: string;
}

type Fields = Record<string, unknown>;

/** Texts without surrounding white space, empty ones left out: an optional field may come empty. */
function tidy(fields: Fields): Fields {
  const tidied = { ...fields };
  for (const field of Object.keys(contactRules)) {
    const value = fields[field];
    if (typeof value !== 'string') continue;
    const text = field === 'Message' ? normalizeMessage(value) : value.trim();
    if (text) tidied[field] = text;
    else delete tidied[field];
  }
  return tidied;
}

function refuseFields(errors: readonly ContactFieldError[]): Outcome {
  const isOnlyEmail = errors.every(({ field }) => field === 'Email');
  return { ...(isOnlyEmail ? outcomes.badEmail : outcomes.badFields), errors };
}

/** What is wrong as one answer: first what the form itself got wrong, then every field of the visitor's. */
function judge(fields: Fields, issues: readonly z.core.$ZodIssue[]): Outcome {
  const named = [...new Set(issues.map((issue) => String(issue.path[0])))];
  if (named.includes('requestId')) return outcomes.badKey;
  // Before the rules, which look a brand's own pattern up.
  if (named.includes('Brand') || named.includes('Chain')) return outcomes.badChain;
  const errors = listContactErrors(fields);
  const known = [...Object.keys(contactRules), 'PrivacyAccepted'];
  const others = named.filter((field) => !known.includes(field)).map((field) => ({ field, code: 'INVALID' }));
  return refuseFields([...errors, ...others]);
}

/** Decides whether a request is a message to customer service (CF-03). */
export function parseContact(raw: RawSubmission): { message: ContactMessage } | { refusal: Outcome } {
  if (typeof raw.fields !== 'object' || raw.fields === null || Array.isArray(raw.fields)) {
    return { refusal: outcomes.unreadable };
  }
  const { [honeypotField]: honeypot = '', ...given } = raw.fields as Fields;
  const fields = tidy(given);
  const parsed = z.safeParse(contactRequest, fields);
  if (!parsed.success) return { refusal: judge(fields, parsed.error.issues) };
  const body = { ...parsed.data, requestId: parsed.data.requestId.toLowerCase() };
  // The header may repeat the body's key, never contradict it.
  const key = raw.idempotencyKey?.toLowerCase() ?? body.requestId;
  if (key !== body.requestId) return { refusal: outcomes.badKey };
  if (typeof honeypot !== 'string' || honeypot.includes('\0')) return { refusal: outcomes.badFields };
  const consent = parseConsent(raw.consent, raw.knownConsent);
  if (consent.kind === 'hasNul') return { refusal: outcomes.badFields };
  if (raw.formAge !== undefined && Number(raw.formAge) < minimumFormAge) return { refusal: outcomes.tooFast };
  return {
    message: {
      body,
      consent: consent.kind === 'receipt' ? consent.receipt : undefined,
      honeypot: honeypot.slice(0, 200),
    },
  };
}
