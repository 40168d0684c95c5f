import type { Context } from 'hono';
import { toLocale } from '../../../../widgets/shared/locale/locale.ts';
import { type OriginCheck, readOrigin } from '../../../playground/origin-check.ts';
import { formatPlayground } from '../../../playground/playground-page.ts';
import { formatPreview } from '../../../playground/preview-page.ts';
import { readSettings } from '../../../playground/settings.ts';
import type { Contests } from '../../../sources/contests/read-contests.ts';
import type { ServerConfig } from '../../config.ts';
import { guessFromHeader } from '../accept-language.ts';
import { findClientKey } from '../client-address.ts';
import type { RenderWidget } from '../embed/widget-renderer.ts';
import { readOwnOrigins } from '../own-origin.ts';
import { findPageFile, showInstead } from '../pages.ts';
import type { RateLimit } from '../rate-limit.ts';
import type { RequestEnv } from '../request-env.ts';
import type { FileIndex } from '../static-files/file-index.ts';
import { toRenderedFile } from '../static-files/rendered-file.ts';
import { serveFile } from '../static-files/serve-file.ts';
import { listPreviewHeaders, playgroundHeaders } from './playground-policy.ts';
import { createKitReader } from './read-kit.ts';
import { findSiteFacts } from './site-facts.ts';

/** Path of the playground in a language. */
export const playgroundPath = '/:locale{en|fr}/playground';
/** The same where the browser decides on the language. */
export const unprefixedPlaygroundPath = '/playground';
/** Path of the page in its frame. */
export const previewPath = `${playgroundPath}/preview`;

/** Whether a path may be logged: it is the playground's. */
export const isPlaygroundPath = (path: string): boolean =>
  /^(\/playground|\/(en|fr)\/playground(\/preview)?)$/.test(path);

type PlaygroundContext = Context<RequestEnv>;

/** Dependencies of the playground. */
export interface PlaygroundServices {
  config: ServerConfig;
  contests: Contests;
  /** Limits how many pages a client has rendered. */
  limitRenderings: RateLimit;
  loadRenderer: () => Promise<RenderWidget>;
  now: () => number;
}

/** Whether a widget takes a value: its renderer throws for one that it does not. */
const createValueCheck =
  (renderWidget: RenderWidget) =>
  (attribute: Readonly<Record<string, string>>, widget: string): boolean => {
    try {
      renderWidget(`vitrine-${widget}`, attribute);
      return true;
    } catch {
      return false;
    }
  };

/** Handlers of the playground and of its preview; the settings of both are their query. */
export function createPlaygroundHandlers(
  services: PlaygroundServices,
  readSite: () => FileIndex,
  readWidgets: () => FileIndex,
) {
  const { config, contests, limitRenderings, loadRenderer, now } = services;
  const readKit = createKitReader(readWidgets);
  const isPage = (path: string) => findPageFile(readSite(), path) !== undefined;

  async function read(context: PlaygroundContext) {
    const locale = toLocale(context.req.param('locale')) ?? 'en';
    const { widgets, ...described } = readKit();
    const renderWidget = await loadRenderer();
    const ownOrigins = readOwnOrigins(context, config);
    const { searchParams, search } = new URL(context.req.url);
    const given = readSettings(widgets[locale], searchParams, locale, createValueCheck(renderWidget));
    const settings = { ...given, facts: findSiteFacts(given, { contests, now: now(), isPage }) };
    const kit = { site: ownOrigins[0] ?? '', renderWidget, ...described };
    return { locale, settings, kit, ownOrigins, widgets: widgets[locale], query: search.slice(1) };
  }

  function checkOrigin(page: string, ownOrigins: readonly string[]): OriginCheck | undefined {
    const origin = readOrigin(page);
    return origin === undefined
      ? undefined
      : { origin, isAllowed: [...ownOrigins, ...config.allowedOrigins].includes(origin) };
  }

  const show = (context: PlaygroundContext, html: string, headers: Record<string, string>): Response =>
    serveFile(context, toRenderedFile(html), { cacheControl: 'no-cache', headers });

  /** The response to a client over its limit. */
  async function refuse(context: PlaygroundContext): Promise<Response | undefined> {
    const wait = await limitRenderings(findClientKey(context, config.trustedProxies));
    if (wait === 0) return undefined;
    const response = showInstead(context, readSite(), 'error', 429);
    response.headers.set('Retry-After', String(wait));
    return response;
  }

  return {
    leadToLocale(context: PlaygroundContext): Response {
      const { search } = new URL(context.req.url);
      const locale = guessFromHeader(context.req.header('Accept-Language'));
      const headers = { 'Cache-Control': 'no-store', Vary: 'Accept-Language' };
      return context.body(null, 302, { Location: `/${locale}/playground${search}`, ...headers });
    },
    async showPlayground(context: PlaygroundContext): Promise<Response> {
      const refusal = await refuse(context);
      if (refusal) return refusal;
      const { ownOrigins, ...page } = await read(context);
      const check = checkOrigin(page.settings.page, ownOrigins);
      return show(context, formatPlayground({ ...page, check }), playgroundHeaders);
    },
    /**
     * A link from another site leads to the playground instead: whoever writes one decides on pictures and texts of the
     * preview, which alone could pass for a page of ours.
     */
    async showPreview(context: PlaygroundContext): Promise<Response> {
      if (!['same-origin', undefined].includes(context.req.header('Sec-Fetch-Site'))) {
        const { pathname, search } = new URL(context.req.url);
        const headers = { Location: pathname.replace(/\/preview$/, '') + search, 'Cache-Control': 'no-store' };
        return context.body(null, 302, headers);
      }
      const refusal = await refuse(context);
      if (refusal) return refusal;
      const { settings, kit } = await read(context);
      return show(context, formatPreview(settings, kit), listPreviewHeaders(settings));
    },
  };
}
