import { randomUUID } from 'node:crypto';
import { createFormHandler, type HandlerServices } from '../form-handler.ts';
import { findFormLocale } from '../form-locale.ts';
import { parseContact } from './parse-contact.ts';
import { toContactBody } from './plain-form.ts';
import { findContactPage } from './result-page.ts';
import { contactPlainForm } from './shown-form.ts';
import { storeMessage } from './store-message.ts';

/** POST /handlers/Feedback.ashx, the feedback service (CF-03). */
export function createContactHandler(services: HandlerServices): ReturnType<typeof createFormHandler> {
  return createFormHandler(services, {
    failure: 'message not stored',
    // Allows for a message of full length in a script that takes nine bytes per character when form-encoded.
    bodyLimit: 32 * 1024,
    // A message that is far too long is still returned in full, so that the visitor can shorten it.
    formLimit: 256 * 1024,
    findResultPage: findContactPage,
    plainForm: contactPlainForm,
    toFields: (form, known) => toContactBody(form, findFormLocale(form, 'en'), known),
    async take(raw, { requestId }) {
      const parsed = parseContact(raw);
      if ('refusal' in parsed) return parsed.refusal;
      return storeMessage(services.database, services.outbox, parsed.message, { messageId: randomUUID(), requestId });
    },
  });
}
