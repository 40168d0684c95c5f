import type { Context } from 'hono';
import { formatWait } from '../../../../widgets/shared/locale/format-wait.ts';
import { toLocale } from '../../../../widgets/shared/locale/locale.ts';
import type { Contests } from '../../../sources/contests/read-contests.ts';
import { framedWidgets, refusedWidgets } from '../../../sources/framed-widgets.ts';
import type { ServerConfig } from '../../config.ts';
import { guessFromHeader } from '../accept-language.ts';
import { findClientKey } from '../client-address.ts';
import { createLatestCache } from '../latest-cache.ts';
import { readOwnOrigins } from '../own-origin.ts';
import type { RateLimit } from '../rate-limit.ts';
import type { RequestEnv } from '../request-env.ts';
import { framableHeaders, isolatedHeaders } from '../security-headers.ts';
import type { FileIndex, StaticFile } from '../static-files/file-index.ts';
import { toRenderedFile } from '../static-files/rendered-file.ts';
import { serveFile } from '../static-files/serve-file.ts';
import { type EmbedRefusal, fillEmbedPage, formatRefusal } from './fill-embed-page.ts';
import { readEmbed } from './read-embed.ts';
import { renderEmbed } from './render-embed.ts';
import type { RenderWidget } from './widget-renderer.ts';

/** Path of the pages that other sites frame, in a language. */
export const embedPath = '/:locale{en|fr}/embed/:widget';
/** The same where the browser decides on the language. */
export const unprefixedEmbedPath = '/embed/:widget';

type EmbedContext = Context<RequestEnv>;

/** Dependencies of the framed pages. */
export interface EmbedServices {
  config: ServerConfig;
  contests: Contests;
  /** Limits how many pages a client has rendered; those in memory are free. */
  limitRenderings: RateLimit;
  loadRenderer: () => Promise<RenderWidget>;
  now: () => number;
}

/** Maximum pages in memory. */
const keptPages = 300;

/** Whether a path may be logged: it names a widget of ours. */
export function isEmbedPath(path: string): boolean {
  const [, name = ''] = /^(?:\/en|\/fr)?\/embed\/([a-z-]+)$/.exec(path) ?? [];
  return Object.hasOwn(framedWidgets, name) || Object.hasOwn(refusedWidgets, name);
}

/** The headers that let other sites frame the page of a widget. */
function chooseHeaders(name: string | undefined) {
  const framesOthers = name && Object.hasOwn(framedWidgets, name) && framedWidgets[name]?.framesOthers;
  return framesOthers ? framableHeaders : isolatedHeaders;
}

/** The address in the language that the query names, or the browser prefers. */
function leadToLocale(context: EmbedContext, given: string | null): Response {
  const url = new URL(context.req.url);
  const locale = toLocale(given) ?? guessFromHeader(context.req.header('Accept-Language'));
  url.searchParams.delete('locale');
  const path = `/${locale}/embed/${encodeURIComponent(context.req.param('widget') ?? '')}`;
  const framable = chooseHeaders(context.req.param('widget'));
  const headers = { ...framable, 'Cache-Control': 'no-store', Vary: 'Accept-Language' };
  return context.body(null, 302, { ...headers, Location: path + url.search });
}

/**
 * Pages that show one widget, for other sites to frame: `/fr/embed/newsletter-form?brand=winners`. Without a language,
 * or with `locale` in the query, leads to the page in that language. Says in the page why an address shows no widget.
 */
export function createEmbedHandler(services: EmbedServices, readSite: () => FileIndex) {
  const { config, contests, limitRenderings, loadRenderer, now } = services;
  const cache = createLatestCache<string, StaticFile>(keptPages);
  return async (context: EmbedContext): Promise<Response> => {
    const locale = toLocale(context.req.param('locale'));
    const given = new URL(context.req.url).searchParams.get('locale');
    if (!locale || toLocale(given)) return leadToLocale(context, given);
    const files = readSite();
    const template = files.get(`${locale}/embed.html`);
    if (!template) return context.text('404', 404, { 'Cache-Control': 'no-store' });
    const text = new TextDecoder().decode(template.plain);
    const framable = chooseHeaders(context.req.param('widget'));
    const refuse = (status: 400 | 404 | 429, refusal: EmbedRefusal, headers: Record<string, string> = {}) =>
      context.html(fillEmbedPage(text, formatRefusal(refusal, locale)), status, {
        ...framable,
        'Cache-Control': 'no-store',
        ...headers,
      });
    const { searchParams: query } = new URL(context.req.url);
    const named = { name: context.req.param('widget') ?? '', locale, query };
    const request = readEmbed(named, { ownOrigins: readOwnOrigins(context, config), contests, now: now() });
    if ('refusal' in request) return refuse(request.status, request.refusal);
    const show = (file: StaticFile) => serveFile(context, file, { cacheControl: 'no-cache', headers: framable });
    const key = JSON.stringify([template.hash, request]);
    const known = cache.get(key);
    if (known) return show(known);
    const wait = await limitRenderings(findClientKey(context, config.trustedProxies));
    if (wait > 0) {
      const refusal = { key: 'tooMany', values: { wait: formatWait(wait, locale) }, widget: request.name } as const;
      return refuse(429, refusal, { 'Retry-After': String(wait) });
    }
    const rendered = renderEmbed(request, await loadRenderer(), files);
    if ('badAttribute' in rendered) {
      const values = { name: rendered.badAttribute };
      return refuse(400, { key: 'badValue', values, widget: request.name });
    }
    return show(cache.add(key, toRenderedFile(fillEmbedPage(text, rendered))));
  };
}
