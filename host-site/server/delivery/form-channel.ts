import * as z from 'zod/mini';
import { formResponse } from '../../../widgets/shared/submissions/form-request.ts';
import { findUndelivered } from '../database/form-submissions.ts';
import type { DefinedForm } from '../forms/definitions/form-definitions.ts';
import type { UpstreamChannel } from './channel.ts';
import { toSourceHeader } from './source-header.ts';

/** Delivers what a form has taken to the retailer's service, in the format of our own handler, with the reference. */
export const createFormChannel = (form: DefinedForm): UpstreamChannel => ({
  kind: form.name,
  service: form.name,
  table: form.table,
  async prepareCall(session, id) {
    const found = await findUndelivered(session, form, id);
    if (!found) return undefined;
    const body = { requestId: id, ...found.fields, PrivacyAccepted: true, Reference: found.reference };
    return { headers: toSourceHeader(found.source), body };
  },
  readStatus: (body) => z.safeParse(formResponse, body).data?.status,
});
