import * as z from 'zod/mini';
import { type FormDeclaration, listFormErrors } from '../../../../widgets/shared/submissions/form-declaration.ts';
import type { FieldError, FormModel } from '../../../../widgets/shared/submissions/form-model.ts';
import { createFormRequest, type FormRequest } from '../../../../widgets/shared/submissions/form-request.ts';
import { cleanField } from '../clean-field.ts';
import { parseConsent } from '../consent-receipt.ts';
import type { RawSubmission } from '../form-service.ts';
import { type Outcome, outcomes } from '../outcome.ts';
import { type Additions, splitFields, validateAdditions } from '../read-additions.ts';

/** A valid submission of a form. */
export interface ParsedForm extends Additions {
  body: FormRequest;
}

type Fields = Record<string, unknown>;

/** Cleans texts and drops empty ones, because optional fields may arrive empty. */
function tidy(model: FormModel, fields: Fields): Fields {
  const normalized = { ...fields };
  for (const [field, described] of Object.entries(model)) {
    const value = fields[field];
    if (typeof value !== 'string') continue;
    const text = cleanField(field, value, described);
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
 * same rules as in the browser. Undefined for a submission without any.
 */
function chooseRefusal(
  model: FormModel,
  fields: Fields,
  issues: readonly z.core.$ZodIssue[] = [],
): Outcome | undefined {
  const named = [...new Set(issues.map((issue) => String(issue.path[0])))];
  if (named.includes('requestId')) return outcomes.badKey;
  // Checked before the field rules, which look up the brand's own pattern.
  if (named.includes('Brand') || named.includes('Chain')) return outcomes.badChain;
  const errors = listFormErrors(model, fields);
  const found = new Set(errors.map(({ field }) => field));
  const others = named.filter((field) => !found.has(field)).map((field) => ({ field, code: 'INVALID' }));
  return errors.length + others.length > 0 ? refuseFields([...errors, ...others]) : undefined;
}

/** Returns a function that validates what a form sends (CF-03). */
export function createParser({
  model,
}: Pick<FormDeclaration, 'model'>): (raw: RawSubmission) => { submission: ParsedForm } | { refusal: Outcome } {
  const schema = createFormRequest(model) as unknown as z.ZodMiniType<FormRequest>;
  return (raw) => {
    const sent = splitFields(raw);
    if (!sent) return { refusal: outcomes.unreadable };
    const fields = tidy(model, sent.fields);
    const parsed = z.safeParse(schema, fields);
    const refusal = chooseRefusal(model, fields, parsed.error?.issues);
    if (refusal || !parsed.success) return { refusal: refusal ?? outcomes.badFields };
    const body = { ...parsed.data, requestId: parsed.data.requestId.toLowerCase() };
    // The header may repeat the key of the body, but must not contradict it.
    const key = raw.idempotencyKey?.toLowerCase() ?? body.requestId;
    if (key !== body.requestId) return { refusal: outcomes.badKey };
    const validated = validateAdditions(raw, sent, parseConsent(raw.consent, raw.knownConsent, raw.site));
    return 'refusal' in validated ? validated : { submission: { body, ...validated.additions } };
  };
}
