import { unsubscribe } from '../../database/personal-data.ts';
import { listSubscribers } from '../../database/subscriber-links.ts';
import { type LinkContext, type LinkServices, openEmailLink, showLinkPage } from '../email-links.ts';
import { queueUnsubscription } from './queue-unsubscription.ts';

/** Path of the links in the retailer's emails; the query holds their token. */
export const unsubscribePath = '/:locale{en|fr}/unsubscribe';

const link = { purpose: 'subscriber_links', wrongPage: 'unsubscribe/wrong-link' } as const;
const done = { path: 'unsubscribe/done' };
/** GET shows whom a link unsubscribes, and a button. It changes nothing: scanners of mail follow every link. */
export function createUnsubscribeQuestion(services: LinkServices) {
  return (context: LinkContext): Promise<Response> =>
    openEmailLink(services, context, link, async (opened) => {
      const [subscriber] = await listSubscribers(services.database, opened);
      return showLinkPage(services, context, subscriber ? { path: 'unsubscribe', email: subscriber.email } : done);
    });
}

/**
 * POST unsubscribes, without a question (RFC 8058): the sign-ups are deleted, a proof remains, and the email service is
 * told. May be repeated. The body is not read: mail programs send `List-Unsubscribe=One-Click` under any type, or nothing.
 */
export function createUnsubscribeHandler(services: LinkServices) {
  const { database, outbox, logger } = services;
  return (context: LinkContext): Promise<Response> =>
    openEmailLink(services, context, link, async (opened) => {
      const withdrawn = await database.transaction(async (transaction) => {
        let count = 0;
        for (const subscriber of await listSubscribers(transaction, opened, 'for update')) {
          count += await unsubscribe(transaction, subscriber.email);
          await queueUnsubscription(transaction, outbox, subscriber);
        }
        return count;
      });
      logger.info({ requestId: context.get('requestId'), withdrawn }, 'unsubscribed by link');
      return showLinkPage(services, context, done);
    });
}
