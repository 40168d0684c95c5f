import { unsubscribe } from '../../database/personal-data.ts';
import { listSubscribers } from '../../database/subscriber-links.ts';
import { privateHeaders } from '../../http/security-headers.ts';
import { type LinkContext, type LinkServices, openEmailLink, readPlainForm, showLinkPage } from '../email-links.ts';
import { queueUnsubscription } from './queue-unsubscription.ts';

/** Path of the links in the retailer's emails; the query holds their token. */
export const unsubscribePath = '/:locale{en|fr}/unsubscribe';

const link = { purpose: 'subscriber_links', wrongPage: 'unsubscribe/wrong-link' } as const;
const done = { path: 'unsubscribe/done' };
/** What RFC 8058 makes a mail program post, and the button of our page. */
const [field, value] = ['List-Unsubscribe', 'One-Click'] as const;
const bodyLimit = 4096;

/** Whether a body says that the person unsubscribes. */
const readsOneClick = async (context: LinkContext): Promise<boolean> =>
  (await readPlainForm(context, bodyLimit))?.get(field) === value;

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
 * told. May be repeated.
 */
export function createUnsubscribeHandler(services: LinkServices) {
  const { database, outbox, logger } = services;
  return (context: LinkContext): Promise<Response> =>
    openEmailLink(services, context, link, async (opened) => {
      if (!(await readsOneClick(context))) return context.text('400', 400, privateHeaders);
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
