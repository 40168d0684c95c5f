import type { JsonResult } from '../http/fetch-json.ts';
import type { FieldError } from '../submissions/form-model.ts';
import { responseStatus } from '../submissions/responses.ts';

/** How a service responded to a form. */
export type FormOutcome =
  | { kind: 'sent'; reference: string }
  | { kind: 'bad-email' | 'bad-fields'; errors: readonly FieldError[] }
  | { kind: 'error' };

const isText = (value: unknown) => value === undefined || typeof value === 'string';
const isFieldError = (value: unknown) => {
  const { field, code } = Object(value) as Record<string, unknown>;
  return typeof field === 'string' && typeof code === 'string';
};

/**
 * Reads the service's response (CF-03). It must agree with the schema in submissions/form-request.ts, which stays on the
 * server; a test compares the two.
 */
export function readFormOutcome(result: JsonResult): FormOutcome {
  const failed = { kind: 'error' } as const;
  if (!result.ok) return failed;
  const { status, message, reference, errors = [] } = Object(result.body) as Record<string, unknown>;
  if (!isText(message) || !isText(reference) || !Array.isArray(errors) || !errors.every(isFieldError)) return failed;
  if (status === responseStatus.badEmail) return { kind: 'bad-email', errors };
  if (status === responseStatus.badFields) return { kind: 'bad-fields', errors };
  if (status !== responseStatus.success || result.httpStatus >= 400) return failed;
  return { kind: 'sent', reference: (reference as string | undefined) ?? '' };
}
