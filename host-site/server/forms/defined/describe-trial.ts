import { responseStatus } from '../../../../widgets/shared/submissions/responses.ts';
import type { DefinedForm } from '../definitions/form-definitions.ts';
import type { Trial } from '../sandbox/trial.ts';
import type { ParsedForm } from './parse-form.ts';
import { createReference } from './reference.ts';
import { describeReceipt } from './store-form.ts';

/** What a form answers in the sandbox. */
export function describeTrial(form: DefinedForm, { body, honeypot }: ParsedForm): Trial {
  const { requestId: _, Email: email, LanguagePreference: locale, ...fields } = body;
  const reference = createReference();
  return {
    kind: 'message',
    form: form.name,
    locale,
    email,
    fields,
    honeypot,
    usual: { httpStatus: 200, status: responseStatus.success, message: 'OK', reference },
    others: {},
    receipt: describeReceipt(form, body, reference),
  };
}
