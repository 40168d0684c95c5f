import { randomUUID } from 'node:crypto';
import { requestHeaders } from '../../../widgets/shared/submissions/request-additions.ts';
import { createFormHandler, type HandlerServices } from '../handlers/form-handler.ts';
import { findFormLocale } from '../handlers/form-locale.ts';
import type { Outcome } from '../handlers/outcome.ts';
import { parseContact, type RawContact } from './parse-contact.ts';
import { toContactBody } from './plain-form.ts';
import { findContactPage } from './result-page.ts';
import { storeMessage } from './store-message.ts';

/** POST /handlers/Feedback.ashx, the feedback service (CF-03). */
export function createContactHandler(services: HandlerServices): ReturnType<typeof createFormHandler> {
  async function take(raw: RawContact, requestId: string): Promise<Outcome> {
    const parsed = parseContact(raw);
    if ('refusal' in parsed) return parsed.refusal;
    return storeMessage(services.database, services.outbox, parsed.message, { messageId: randomUUID(), requestId });
  }

  return createFormHandler(services, {
    failure: 'message not stored',
    // A message of the full length in a script that takes nine bytes a character when it is form-encoded.
    bodyLimit: 32 * 1024,
    findResultPage: findContactPage,
    takeJson: (fields, { header, requestId }) =>
      take(
        {
          fields,
          consent: header(requestHeaders.consent),
          idempotencyKey: header(requestHeaders.idempotencyKey),
          formAge: header(requestHeaders.formAge),
        },
        requestId,
      ),
    takeForm: (form, { known, requestId }) =>
      take(
        {
          fields: toContactBody(form, findFormLocale(form, 'en'), known),
          consent: form.get('Consent') ?? undefined,
          idempotencyKey: undefined,
          formAge: undefined,
          knownConsent: known,
        },
        requestId,
      ),
  });
}
