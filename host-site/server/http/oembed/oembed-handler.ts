import type { Context } from 'hono';
import { retailerTexts } from '../../../../widgets/shared/brand/retailer.ts';
import type { Contests } from '../../../sources/contests/read-contests.ts';
import { escapeHtml } from '../../../sources/escape-html.ts';
import type { ServerConfig } from '../../config.ts';
import { guessFromHeader } from '../accept-language.ts';
import { findClientKey } from '../client-address.ts';
import type { PageFacts } from '../embed/page-facts.ts';
import { type NamedWidget, readEmbed } from '../embed/read-embed.ts';
import { renderEmbed } from '../embed/render-embed.ts';
import type { RenderWidget } from '../embed/widget-renderer.ts';
import { readOwnOrigins } from '../own-origin.ts';
import { findPageFile } from '../pages.ts';
import type { RateLimit } from '../rate-limit.ts';
import type { RequestEnv } from '../request-env.ts';
import { openHeaders } from '../security-headers.ts';
import type { FileIndex } from '../static-files/file-index.ts';
import { findWidget } from './find-widget.ts';
import { formatXml, type OembedResponse, readEscaped } from './format-oembed.ts';
import { type FrameLimits, type FrameSize, findFrameSize } from './frame-size.ts';

/** Path of the oEmbed endpoint. */
export const oembedPath = '/oembed';

/** Seconds for which a consumer may keep a response. A contest's state is not in it, only its frame. */
const cacheAge = 86_400;

type OembedContext = Context<RequestEnv>;

/** Dependencies of the endpoint. */
export interface OembedServices {
  config: ServerConfig;
  contests: Contests;
  limitRequests: RateLimit;
  loadRenderer: () => Promise<RenderWidget>;
  now: () => number;
}

/** A whole number of pixels; undefined for a limit that is none. */
function readLimit(text: string | undefined): number | undefined {
  return /^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : undefined;
}

/** The frame, and the script that tells its page what happens in it. */
function formatFrame({ name, locale, query }: NamedWidget, origin: string, title: string, size: FrameSize): string {
  const search = query.size > 0 ? `?${query}` : '';
  const address = escapeHtml(`${origin}/${locale}/embed/${name}${search}`);
  return (
    `<script type="module" src="${escapeHtml(origin)}/widgets/v1/vitrine.js"></script>` +
    `<iframe src="${address}" title="${escapeHtml(title)}" width="${size.width}" height="${size.height}" ` +
    'style="border:0;max-width:100%" allow="fullscreen; geolocation"></iframe>'
  );
}

/** The preview picture, unless it is larger than allowed. */
function describePicture(facts: PageFacts | undefined, limits: FrameLimits): OembedResponse {
  const [width, height] = [Number(facts?.pictureWidth), Number(facts?.pictureHeight)];
  const isFitting = width <= (limits.width ?? width) && height <= (limits.height ?? height);
  if (!facts?.picture || !isFitting) return {};
  return { thumbnail_url: readEscaped(facts.picture), thumbnail_width: width, thumbnail_height: height };
}

function describeWidget(
  widget: NamedWidget,
  origin: string,
  title: string,
  facts: PageFacts | undefined,
  limits: FrameLimits,
): OembedResponse {
  const size = findFrameSize(widget.name, widget.locale, limits);
  return {
    type: 'rich',
    version: '1.0',
    title,
    provider_name: retailerTexts.brand[widget.locale],
    provider_url: `${origin}/${widget.locale}`,
    cache_age: cacheAge,
    ...describePicture(facts, limits),
    ...size,
    html: formatFrame(widget, origin, title, size),
  };
}

/**
 * Returns what to show for an address of ours, after https://oembed.com: a frame with the widget that the address is
 * about. 404 for an address without a widget, 501 for another format than JSON and XML. We have no private pages, so
 * nothing returns 401.
 */
export function createOembedHandler(services: OembedServices, readSite: () => FileIndex) {
  const { config, contests, limitRequests, loadRenderer, now } = services;
  return async (context: OembedContext): Promise<Response> => {
    const refuse = (status: 400 | 404 | 429 | 501, headers: Record<string, string> = {}) =>
      context.text(String(status), status, { ...openHeaders, 'Cache-Control': 'no-store', ...headers });
    const { url, format = 'json', maxwidth, maxheight } = context.req.query();
    if (format !== 'json' && format !== 'xml') return refuse(501);
    if (!url) return refuse(400);
    const wait = await limitRequests(findClientKey(context, config.trustedProxies));
    if (wait > 0) return refuse(429, { 'Retry-After': String(wait) });
    const ownOrigins = readOwnOrigins(context, config);
    const facts = { ownOrigins, contests, now: now() };
    const files = readSite();
    const guess = guessFromHeader(context.req.header('Accept-Language'));
    const widget = findWidget(url, guess, facts, (path) => findPageFile(files, path) !== undefined);
    const request = widget && readEmbed(widget, facts);
    if (!request || 'refusal' in request) return refuse(404);
    const rendered = renderEmbed(request, await loadRenderer(), files);
    if ('badAttribute' in rendered) return refuse(404);
    const limits = { width: readLimit(maxwidth), height: readLimit(maxheight) };
    const origin = ownOrigins[0] ?? '';
    const title = readEscaped(rendered.facts?.title ?? widget.name);
    const response = describeWidget(widget, origin, title, rendered.facts, limits);
    // Without a configured origin, the response names the one of the request, which a shared cache would tell others.
    const caching = config.publicOrigin ? 'public, max-age=3600' : 'no-store';
    const headers = { ...openHeaders, 'Cache-Control': caching, Vary: 'Accept-Language' };
    if (format === 'json') return context.json(response, 200, headers);
    return context.body(formatXml(response), 200, { ...headers, 'Content-Type': 'text/xml; charset=utf-8' });
  };
}
