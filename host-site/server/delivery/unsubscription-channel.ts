import { findUnsubscription, isSigningUp } from '../database/unsubscriptions.ts';
import { nameQueue, type UpstreamChannel } from './channel.ts';
import { newsletterChannel } from './newsletter-channel.ts';

/** Tells the retailer's e-mail service who has unsubscribed by a link, and then forgets it. */
export const unsubscriptionChannel: UpstreamChannel = {
  kind: 'unsubscription',
  service: 'newsletter',
  table: 'sealed_unsubscriptions',
  isForgotten: true,
  async prepareCall(session, id) {
    if (await isSigningUp(session, id, nameQueue('newsletter'))) return 'busy';
    const found = await findUnsubscription(session, id);
    if (!found) return undefined;
    const { chain, brand, email } = found;
    return { headers: { operation_id: 'unsubscribe', domain: brand }, body: { Chain: chain, Email: email } };
  },
  readStatus: newsletterChannel.readStatus,
};
