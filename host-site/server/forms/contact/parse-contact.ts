import * as z from 'zod/mini';
import { type ContactRequest, contactRequest } from '../../../../widgets/shared/submissions/contact.ts';
import { contactFieldNames, listContactErrors } from '../../../../widgets/shared/submissions/contact-rules.ts';
import type { FieldError } from '../../../../widgets/shared/submissions/form-model.ts';
import { cleanField } from '../clean-field.ts';
import { parseConsent } from '../consent-receipt.ts';
import type { RawSubmission } from '../form-handler.ts';
import { type Outcome, outcomes } from '../outcome.ts';
import { type Additions, splitFields, validateAdditions } from '../read-additions.ts';

/** A valid message. */
export interface ContactMessage extends Additions {
  body: ContactRequest;
}

type Fields = Record<string, unknown>;

/** Cleans texts and drops empty ones, because optional fields may arrive empty. */
function tidy(fields: Fields): Fields {
  const normalized = { ...fields };
  for (const field of contactFieldNames) {
    const value = fields[field];
    if (typeof value !== 'string') continue;
    const text = cleanField(field, value);
    if (text) normalized[field] = text;
    else delete normalized[field];
  }
  return normalized;
}

function refuseFields(errors: readonly FieldError[]): Outcome {
  const isOnlyEmail = errors.every(({ field }) => field === 'Email');
  return { ...(isOnlyEmail ? outcomes.badEmail : outcomes.badFields), errors };
}

/**
 * Combines all problems into one response: errors of the form itself first, then those of the visitor's fields, by the
 * same rules as in the browser. Undefined for a message without any.
 */
function chooseRefusal(fields: Fields, issues: readonly z.core.$ZodIssue[] = []): Outcome | undefined {
  const named = [...new Set(issues.map((issue) => String(issue.path[0])))];
  if (named.includes('requestId')) return outcomes.badKey;
  // Checked before the field rules, which look up the brand's own pattern.
  if (named.includes('Brand') || named.includes('Chain')) return outcomes.badChain;
  const errors = listContactErrors(fields);
  const found = new Set(errors.map(({ field }) => field));
  const others = named.filter((field) => !found.has(field)).map((field) => ({ field, code: 'INVALID' }));
  return errors.length + others.length > 0 ? refuseFields([...errors, ...others]) : undefined;
}

/** Validates a message to customer service (CF-03). */
export function parseContact(raw: RawSubmission): { message: ContactMessage } | { refusal: Outcome } {
  const sent = splitFields(raw);
  if (!sent) return { refusal: outcomes.unreadable };
  const fields = tidy(sent.fields);
  const parsed = z.safeParse(contactRequest, fields);
  const refusal = chooseRefusal(fields, parsed.error?.issues);
  if (refusal || !parsed.success) return { refusal: refusal ?? outcomes.badFields };
  const body = { ...parsed.data, requestId: parsed.data.requestId.toLowerCase() };
  // The header may repeat the key of the body, but must not contradict it.
  const key = raw.idempotencyKey?.toLowerCase() ?? body.requestId;
  if (key !== body.requestId) return { refusal: outcomes.badKey };
  const validated = validateAdditions(raw, sent.honeypot, parseConsent(raw.consent, raw.knownConsent, raw.site));
  return 'refusal' in validated ? validated : { message: { body, ...validated.additions } };
}
