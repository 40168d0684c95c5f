import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { type Locale, toLocale } from '../../../widgets/shared/locale/locale.ts';
import { findClientKey } from '../client-address.ts';
import { unsubscribe } from '../database/personal-data.ts';
import { listSubscribers, readLinkToken, type SubscriberLink } from '../database/subscriber-links.ts';
import { insertUnsubscription } from '../database/unsubscriptions.ts';
import type { HandlerServices } from '../handlers/form-handler.ts';
import { readBody } from '../handlers/read-body.ts';
import { fillLanguageLinks } from '../language-links.ts';
import type { RequestEnv } from '../request-env.ts';
import { fillAddress, findLinkPage, type LinkState } from './unsubscribe-page.ts';

/** Path of the links in our letters; the query holds their token. */
export const unsubscribePath = '/:locale{en|fr}/unsubscribe';

/** Dependencies of the links. */
export type UnsubscribeServices = Pick<
  HandlerServices,
  'config' | 'database' | 'outbox' | 'limitRate' | 'logger' | 'readPage'
> & {
  /** Shows that there are too many requests. */
  renderBusy: (context: Context<RequestEnv>) => Response;
};

type LinkContext = Context<RequestEnv>;

/** What RFC 8058 makes a mail program post, and the button of our page. */
const [field, value] = ['List-Unsubscribe', 'One-Click'] as const;
const bodyLimit = 4096;

/** The token is in the address: neither a cache nor another site may learn it. */
const privateHeaders = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };
const pageHeaders = { ...privateHeaders, 'Content-Type': 'text/html; charset=utf-8' };

function show(
  { readPage }: UnsubscribeServices,
  context: LinkContext,
  state: LinkState,
  status: 200 | 400 = 200,
  email = '',
): Response {
  const locale: Locale = toLocale(context.req.param('locale')) ?? 'en';
  const html = readPage(findLinkPage(state, locale));
  if (html === undefined) return context.text(String(status), status, privateHeaders);
  return context.body(fillLanguageLinks(fillAddress(html, email), context.req.url), status, pageHeaders);
}

/** Whether a body, a plain form in either encoding, says that the person unsubscribes. */
async function readsOneClick(context: LinkContext): Promise<boolean> {
  const body = await readBody(context.req.raw, bodyLimit);
  if (body.kind !== 'text') return false;
  const headers = { 'Content-Type': context.req.header('Content-Type') ?? '' };
  const form = await new Response(body.text, { headers }).formData().catch(() => undefined);
  return form?.get(field) === value;
}

/**
 * Handles the request of a link that we have made. A mailbox provider sends the clicks of all its customers from a few
 * addresses, so these are limited by link, and only wrong links by client.
 */
async function openLink(
  services: UnsubscribeServices,
  context: LinkContext,
  answer: (link: SubscriberLink) => Promise<Response>,
): Promise<Response> {
  const { config, database, limitRate, renderBusy } = services;
  const link = readLinkToken(database.vault, context.req.query('token') ?? '');
  const seconds = await limitRate(link ? { client: link.signUpId } : findClientKey(context, config.trustedProxies));
  if (seconds > 0) {
    context.header('Retry-After', String(seconds));
    return renderBusy(context);
  }
  return link ? answer(link) : show(services, context, 'wrong', 400);
}

/** GET shows whom a link unsubscribes, and a button. It changes nothing: scanners of mail follow every link. */
export function createUnsubscribeQuestion(services: UnsubscribeServices) {
  const ask = (context: LinkContext): Promise<Response> =>
    openLink(services, context, async (link) => {
      const [subscriber] = await listSubscribers(services.database, link);
      return subscriber ? show(services, context, 'ask', 200, subscriber.email) : show(services, context, 'done');
    });
  // Someone may have typed the address without a token.
  return (context: LinkContext) => (context.req.query('token') ? ask(context) : show(services, context, 'wrong'));
}

/**
 * POST unsubscribes, without a question (RFC 8058): the sign-ups are deleted, a proof remains, and the email service is
 * told. May be repeated.
 */
export function createUnsubscribeHandler(services: UnsubscribeServices) {
  const { database, outbox, logger } = services;
  return (context: LinkContext): Promise<Response> =>
    openLink(services, context, async (link) => {
      if (!(await readsOneClick(context))) return context.text('400', 400, privateHeaders);
      const withdrawn = await database.transaction(async (transaction) => {
        let count = 0;
        for (const subscriber of await listSubscribers(transaction, link, 'for update')) {
          count += await unsubscribe(transaction, subscriber.email);
          const id = randomUUID();
          await insertUnsubscription(transaction, { ...subscriber, id });
          await outbox.enqueue(transaction, 'unsubscription', id);
        }
        return count;
      });
      logger.info({ requestId: context.get('requestId'), withdrawn }, 'unsubscribed by link');
      return show(services, context, 'done');
    });
}
