import { randomUUID } from 'node:crypto';
import type { DefinedForm } from '../definitions/form-definitions.ts';
import { createFormHandler, type HandlerServices } from '../form-handler.ts';
import { findFormLocale } from '../form-locale.ts';
import { describeTrial } from './describe-trial.ts';
import { toFormBody } from './form-body.ts';
import { createParser } from './parse-form.ts';
import { findResultPage } from './result-page.ts';
import { describePlainForm } from './shown-form.ts';
import { storeForm } from './store-form.ts';

/** The handler of a form by its definition, such as POST /handlers/Feedback.ashx, the feedback service (CF-03). */
export function createDefinedHandler(
  services: HandlerServices,
  form: DefinedForm,
): ReturnType<typeof createFormHandler> {
  const parse = createParser(form);
  return createFormHandler(services, {
    failure: form.name === 'contact' ? 'message not stored' : `${form.name} not stored`,
    // Allows for a message of full length in a script that takes nine bytes per character when form-encoded.
    bodyLimit: 32 * 1024,
    // A message that is far too long is still returned in full, so that the visitor can shorten it.
    formLimit: 256 * 1024,
    findResultPage: (outcome, locale) => findResultPage(form, outcome, locale),
    plainForm: describePlainForm(form),
    toFields: (sent, known) => toFormBody(form, sent, findFormLocale(sent, 'en'), known),
    async take(raw, { requestId }) {
      const parsed = parse(raw);
      if ('refusal' in parsed) return parsed.refusal;
      const ids = { submissionId: randomUUID(), requestId };
      return storeForm(services.database, services.outbox, form, parsed.submission, ids);
    },
    rehearse(raw) {
      const parsed = parse(raw);
      return 'refusal' in parsed ? parsed : { trial: describeTrial(form, parsed.submission) };
    },
  });
}
