import type { Context } from 'hono';
import { type Locale, toLocale } from '../../../widgets/shared/locale/locale.ts';
import { escapeHtml } from '../../sources/escape-html.ts';
import { type LinkPurpose, readLinkToken, type SubscriberLink } from '../database/subscriber-links.ts';
import { findClientKey } from '../http/client-address.ts';
import { fillLanguageLinks } from '../http/language-links.ts';
import { describeError } from '../http/logging.ts';
import type { RequestEnv } from '../http/request-env.ts';
import { privateHeaders } from '../http/security-headers.ts';
import type { HandlerServices } from './form-handler.ts';
import { outcomes } from './outcome.ts';
import { readBody } from './read-body.ts';

/** Dependencies of the links in emails. */
export type LinkServices = Pick<
  HandlerServices,
  'config' | 'database' | 'outbox' | 'countPost' | 'logger' | 'readPage' | 'renderError' | 'now'
>;

/** The request of a link, whose query holds its token. */
export type LinkContext = Context<RequestEnv>;

/**
 * A page that a link shows: its path without the language, its HTTP status, an address to fill in, and what else changes
 * in its markup.
 */
export interface LinkPage {
  path: string;
  status?: 200 | 400 | 422 | 503;
  email?: string;
  fill?: (html: string, locale: Locale) => string;
}

const pageHeaders = { ...privateHeaders, 'Content-Type': 'text/html; charset=utf-8' };

/** An address that its owner recognizes and no one else can write to: `j•••@example.com`. */
function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email.slice(0, at)][0] ?? ''}•••${email.slice(at)}`;
}

/** A body of at most `limit` bytes as a plain form in either encoding; undefined when it is none. */
export async function readPlainForm(context: LinkContext, limit: number): Promise<FormData | undefined> {
  const body = await readBody(context.req.raw, limit);
  if (body.kind !== 'text') return undefined;
  const headers = { 'Content-Type': context.req.header('Content-Type') ?? '' };
  return new Response(body.text, { headers }).formData().catch(() => undefined);
}

/** Shows a page in the language of the link. */
export function showLinkPage(
  { readPage }: LinkServices,
  context: LinkContext,
  { path, status = 200, email = '', fill = (html) => html }: LinkPage,
): Response {
  const locale: Locale = toLocale(context.req.param('locale')) ?? 'en';
  const html = readPage(`/${locale}/${path}`);
  if (html === undefined) return context.text(String(status), status, privateHeaders);
  const filled = html.replaceAll('__ADDRESS__', () => escapeHtml(maskEmail(email)));
  return context.body(fillLanguageLinks(fill(filled, locale), context.req.url), status, pageHeaders);
}

/**
 * Handles the request of a link that we have made for this purpose; any other gets `wrongPage`. A mailbox provider sends
 * the clicks of all its customers from a few addresses, so these are limited by link, and only wrong links by client.
 */
export async function openEmailLink(
  services: LinkServices,
  context: LinkContext,
  { purpose, wrongPage }: { purpose: LinkPurpose; wrongPage: string },
  respond: (link: SubscriberLink) => Promise<Response>,
): Promise<Response> {
  const { config, database, countPost, logger, renderError } = services;
  const token = context.req.query('token');
  // Someone may have typed the address without a token.
  if (!token && (context.req.method === 'GET' || context.req.method === 'HEAD'))
    return showLinkPage(services, context, { path: wrongPage });
  const link = readLinkToken(database.cipher, token ?? '', purpose);
  const client = link ? { client: link.subjectId } : findClientKey(context, config.trustedProxies);
  const { wait } = await countPost(client);
  if (wait > 0) {
    context.header('Retry-After', String(wait));
    return renderError(context, 429);
  }
  if (!link) return showLinkPage(services, context, { path: wrongPage, status: 400 });
  try {
    return await respond(link);
  } catch (error) {
    logger.error({ requestId: context.get('requestId'), ...describeError(error) }, 'link not handled');
    context.header('Retry-After', String(outcomes.unavailable.retryAfter));
    return renderError(context, 503);
  }
}
