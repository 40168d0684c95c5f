import * as z from 'zod/mini';
import { type BrandKey, brandKeys, ownBrand } from '../../../../widgets/shared/brand/brands.ts';
import { type NewsletterRequest, newsletterRequest } from '../../../../widgets/shared/submissions/newsletter.ts';
import { normalizePostalCode } from '../../../../widgets/shared/submissions/postal-code.ts';
import { uuidPattern } from '../../../../widgets/shared/submissions/uuid.ts';
import { cleanField } from '../clean-field.ts';
import { parseConsent } from '../consent-receipt.ts';
import type { RawSubmission } from '../form-service.ts';
import { type Outcome, outcomes } from '../outcome.ts';
import { type Additions, splitFields, validateAdditions } from '../read-additions.ts';

/** An unvalidated request, with what API-01 adds to the body. */
export interface RawRequest extends RawSubmission {
  operation: string | undefined;
  domain: string | undefined;
}

/** A valid sign-up. */
export interface Registration extends Additions {
  brand: BrandKey;
  body: NewsletterRequest;
  idempotencyKey: string | undefined;
}

/** A valid registration, or the response that refuses it. */
export type ParseResult = { registration: Registration } | { refusal: Outcome };

type Issue = z.core.$ZodIssue;

/** One code for all problems: unknown fields first, then the chain, the e-mail address, the rest. */
function toOutcome(issues: readonly Issue[]): Outcome {
  const isAbout = (field: string) => issues.some((issue) => issue.path[0] === field);
  if (issues.some((issue) => issue.path.length === 0)) {
    return issues.some((issue) => issue.code === 'unrecognized_keys') ? outcomes.badFields : outcomes.unreadable;
  }
  if (isAbout('Chain')) return outcomes.badChain;
  return isAbout('Email') ? outcomes.badEmail : outcomes.badFields;
}

function cleanFields(fields: Record<string, unknown>): Record<string, unknown> {
  const clean = (name: string, value: unknown) =>
    (name === 'Email' || name === 'Zip') && typeof value === 'string' ? cleanField(name, value) : value;
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, clean(name, value)]));
}

/**
 * Validates a sign-up (API-01, NL-05). A missing `operation_id` means `register`, a missing `domain` the site's own brand; honeypot, form age, consent and
 * idempotency key are checked only when present.
 */
export function parseRequest(raw: RawRequest): ParseResult {
  // Some balancers drop headers with an underscore, so the operation may be missing; the path says it as well.
  if ((raw.operation ?? 'register') !== 'register') return { refusal: outcomes.unknownOperation };
  const brand = brandKeys.find((key) => key === (raw.domain ?? ownBrand));
  if (!brand) return { refusal: outcomes.badChain };
  if (raw.idempotencyKey !== undefined && !uuidPattern.test(raw.idempotencyKey)) return { refusal: outcomes.badKey };
  const sent = splitFields(raw);
  if (!sent) return { refusal: outcomes.unreadable };
  const parsed = z.safeParse(newsletterRequest, cleanFields(sent.fields));
  if (!parsed.success) return { refusal: toOutcome(parsed.error.issues) };
  const validated = validateAdditions(raw, sent, parseConsent(raw.consent, raw.knownConsent, raw.site));
  if ('refusal' in validated) return validated;
  const idempotencyKey = raw.idempotencyKey?.toLowerCase();
  return { registration: { brand, body: parsed.data, idempotencyKey, ...validated.additions } };
}

/** Converts the fields of a plain form to those of the JSON body, cleaned in the same way as by the widget. */
export function toBodyFields(form: URLSearchParams): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [name, value] of form) {
    if (['operation_id', 'domain', 'Consent'].includes(name)) continue;
    if (name === 'Chain') fields[name] = /^\d{1,4}$/.test(value) ? Number(value) : value;
    else fields[name] = name === 'Zip' ? normalizePostalCode(value) : value;
  }
  return fields;
}
