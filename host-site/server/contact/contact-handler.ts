import { randomUUID } from 'node:crypto';
import { createFormHandler, type HandlerServices } from '../handlers/form-handler.ts';
import { findFormLocale } from '../handlers/form-locale.ts';
import { parseContact } from './parse-contact.ts';
import { toContactBody } from './plain-form.ts';
import { findContactPage } from './result-page.ts';
import { storeMessage } from './store-message.ts';

/** POST /handlers/Feedback.ashx, the feedback service (CF-03). */
export function createContactHandler(services: HandlerServices): ReturnType<typeof createFormHandler> {
  return createFormHandler(services, {
    failure: 'message not stored',
    // A message of the full length in a script that takes nine bytes a character when it is form-encoded.
    bodyLimit: 32 * 1024,
    findResultPage: findContactPage,
    toFields: (form, known) => toContactBody(form, findFormLocale(form, 'en'), known),
    async take(raw, { requestId }) {
      const parsed = parseContact(raw);
      if ('refusal' in parsed) return parsed.refusal;
      return storeMessage(services.database, services.outbox, parsed.message, { messageId: randomUUID(), requestId });
    },
  });
}
