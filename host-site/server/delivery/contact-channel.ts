import * as z from 'zod/mini';
import { contactResponse } from '../../../widgets/shared/submissions/contact.ts';
import { findUndeliveredMessage } from '../database/contact-messages.ts';
import type { UpstreamChannel } from './channel.ts';

/** Delivers messages to the retailer's feedback service, in the format of our own handler, with the reference. */
export const contactChannel: UpstreamChannel = {
  kind: 'contact',
  service: 'contact',
  table: 'sealed_contact_messages',
  async prepareCall(session, id) {
    const message = await findUndeliveredMessage(session, id);
    if (!message) return undefined;
    const body = { requestId: id, ...message.fields, PrivacyAccepted: true, Reference: message.reference };
    return { headers: {}, body };
  },
  readStatus: (body) => z.safeParse(contactResponse, body).data?.status,
};
