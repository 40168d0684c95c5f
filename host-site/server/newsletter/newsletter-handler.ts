import { randomUUID } from 'node:crypto';
import { requestHeaders } from '../../../widgets/shared/submissions/request-additions.ts';
import { createFormHandler, type HandlerServices } from '../handlers/form-handler.ts';
import type { Outcome } from '../handlers/outcome.ts';
import { parseRequest, type RawRequest, toBodyFields } from './parse-request.ts';
import { register } from './register.ts';
import { findResultPage } from './result-page.ts';

/** POST /handlers/EmailProxy.ashx. */
export function createNewsletterHandler(services: HandlerServices): ReturnType<typeof createFormHandler> {
  async function take(raw: RawRequest, requestId: string): Promise<Outcome> {
    const parsed = parseRequest(raw);
    if ('refusal' in parsed) return parsed.refusal;
    return register(services.database, services.outbox, parsed.registration, { signUpId: randomUUID(), requestId });
  }

  return createFormHandler(services, {
    failure: 'sign-up not stored',
    bodyLimit: 16 * 1024,
    findResultPage,
    takeJson: (fields, { header, requestId }) =>
      take(
        {
          operation: header('operation_id'),
          domain: header('domain'),
          consent: header(requestHeaders.consent),
          idempotencyKey: header(requestHeaders.idempotencyKey),
          formAge: header(requestHeaders.formAge),
          fields,
        },
        requestId,
      ),
    takeForm: (form, { known, requestId }) =>
      take(
        {
          operation: form.get('operation_id') ?? undefined,
          domain: form.get('domain') ?? undefined,
          consent: form.get('Consent') ?? undefined,
          idempotencyKey: undefined,
          formAge: undefined,
          fields: toBodyFields(form),
          knownConsent: known,
        },
        requestId,
      ),
  });
}
