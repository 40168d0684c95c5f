import * as z from 'zod/mini';
import { type BrandKey, brandKeys } from '../../../widgets/shared/brand/brands.ts';
import type { ConsentReceipt } from '../../../widgets/shared/submissions/consent.ts';
import { normalizeEmail } from '../../../widgets/shared/submissions/email.ts';
import { type NewsletterRequest, newsletterRequest } from '../../../widgets/shared/submissions/newsletter.ts';
import { normalizePostalCode } from '../../../widgets/shared/submissions/postal-code.ts';
import { honeypotField, minimumFormAge } from '../../../widgets/shared/submissions/request-additions.ts';
import { uuidPattern } from '../../../widgets/shared/submissions/uuid.ts';
import { parseConsent } from '../handlers/consent-receipt.ts';
import type { RawSubmission } from '../handlers/form-handler.ts';
import { type Outcome, outcomes } from '../handlers/outcome.ts';

/** A request as it came, with what only API-01 has beside the body. */
export interface RawRequest extends RawSubmission {
  operation: string | undefined;
  domain: string | undefined;
}

export interface Registration {
  brand: BrandKey;
  body: NewsletterRequest;
  consent: ConsentReceipt | undefined;
  idempotencyKey: string | undefined;
  /** What was written into the field that people never see; empty for people. */
  honeypot: string;
}

export type ParseResult = { registration: Registration } | { refusal: Outcome };

type Issue = z.core.$ZodIssue;

/** One code for all that is wrong: fields that nobody asked for, then the chain, the address, the rest. */
function judgeIssues(issues: readonly Issue[]): Outcome {
  const isAbout = (field: string) => issues.some((issue) => issue.path[0] === field);
  if (issues.some((issue) => issue.path.length === 0)) {
    return issues.some((issue) => issue.code === 'unrecognized_keys') ? outcomes.badFields : outcomes.unreadable;
  }
  if (isAbout('Chain')) return outcomes.badChain;
  return isAbout('Email') ? outcomes.badEmail : outcomes.badFields;
}

function trimEmail(fields: Record<string, unknown>): Record<string, unknown> {
  return typeof fields.Email === 'string' ? { ...fields, Email: normalizeEmail(fields.Email) } : fields;
}

/**
 * Decides whether a request is a sign-up (API-01, NL-05). A missing `domain` means the site's own brand; honeypot, form
 * age, consent and idempotency key are looked at only when they are there.
 */
export function parseRequest(raw: RawRequest): ParseResult {
  if (raw.operation !== 'register') return { refusal: outcomes.unknownOperation };
  const brand = brandKeys.find((key) => key === (raw.domain ?? 'vitrine'));
  if (!brand) return { refusal: outcomes.badChain };
  if (raw.idempotencyKey !== undefined && !uuidPattern.test(raw.idempotencyKey)) return { refusal: outcomes.badKey };
  if (typeof raw.fields !== 'object' || raw.fields === null || Array.isArray(raw.fields)) {
    return { refusal: outcomes.unreadable };
  }
  const { [honeypotField]: honeypot = '', ...fields } = raw.fields as Record<string, unknown>;
  const parsed = z.safeParse(newsletterRequest, trimEmail(fields));
  if (!parsed.success) return { refusal: judgeIssues(parsed.error.issues) };
  if (typeof honeypot !== 'string' || honeypot.includes('\0')) return { refusal: outcomes.badFields };
  const consent = parseConsent(raw.consent, raw.knownConsent);
  if (consent.kind === 'hasNul') return { refusal: outcomes.badFields };
  // A person with a password manager can be this fast: asked to wait, not turned away for good.
  if (raw.formAge !== undefined && Number(raw.formAge) < minimumFormAge) return { refusal: outcomes.tooFast };
  return {
    registration: {
      brand,
      body: parsed.data,
      consent: consent.kind === 'receipt' ? consent.receipt : undefined,
      idempotencyKey: raw.idempotencyKey?.toLowerCase(),
      honeypot: honeypot.slice(0, 200),
    },
  };
}

/** A plain form's fields as the JSON body would have them, what was typed cleaned as the widget would have cleaned it. */
export function toBodyFields(form: URLSearchParams): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [name, value] of form) {
    if (['operation_id', 'domain', 'Consent'].includes(name)) continue;
    if (name === 'Chain') fields[name] = /^\d{1,4}$/.test(value) ? Number(value) : value;
    else fields[name] = name === 'Zip' ? normalizePostalCode(value) : value;
  }
  return fields;
}
