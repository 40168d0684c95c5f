import { randomUUID } from 'node:crypto';
import { createFormHandler, type HandlerServices } from '../form-handler.ts';
import { describeTrial } from './describe-trial.ts';
import { parseRequest, toBodyFields } from './parse-request.ts';
import { register } from './register.ts';
import { findResultPage } from './result-page.ts';
import { newsletterPlainForm } from './shown-form.ts';

/** POST /handlers/EmailProxy.ashx. */
export function createNewsletterHandler(services: HandlerServices): ReturnType<typeof createFormHandler> {
  return createFormHandler(services, {
    failure: 'sign-up not stored',
    bodyLimit: 16 * 1024,
    findResultPage,
    plainForm: newsletterPlainForm,
    toFields: toBodyFields,
    async take(raw, { requestId, read }) {
      const parsed = parseRequest({ ...raw, operation: read('operation_id'), domain: read('domain') });
      if ('refusal' in parsed) return parsed.refusal;
      return register(services.database, services.outbox, parsed.registration, {
        signUpId: randomUUID(),
        requestId,
        now: services.now(),
      });
    },
    rehearse(raw, { read }) {
      const parsed = parseRequest({ ...raw, operation: read('operation_id'), domain: read('domain') });
      return 'refusal' in parsed ? parsed : { trial: describeTrial(parsed.registration, services.outbox) };
    },
  });
}
