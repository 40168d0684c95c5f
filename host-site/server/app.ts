import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import { handlerPaths } from '../../widgets/shared/brand/endpoints.ts';
import { partnerPath } from '../../widgets/shared/brand/gift-links.ts';
import type { Contests } from '../content/read-contests.ts';
import type { ServerConfig } from './config.ts';
import { createContactHandler } from './contact/contact-handler.ts';
import { createDetailsHandler } from './contest/details-handler.ts';
import { createEntryHandler } from './contest/entry-handler.ts';
import type { Database } from './database/database.ts';
import type { Outbox } from './delivery/outbox.ts';
import type { HandlerServices } from './handlers/form-handler.ts';
import { answerHealth, checkReadiness } from './health.ts';
import { describeError, logRequests } from './logging.ts';
import { createNewsletterHandler } from './newsletter/newsletter-handler.ts';
import { findPageFile, isUnprefixedPage, servePages, showInstead } from './pages.ts';
import { createPartnerRedirect } from './partner-redirect.ts';
import { createRateLimit } from './rate-limit.ts';
import type { RequestEnv } from './request-env.ts';
import { identifyRequests } from './request-id.ts';
import { createSearchHandler, searchPath } from './search/search-handler.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { createFileSource } from './static-files/file-index.ts';
import { findWidgetFile, serveWidget } from './widget-files.ts';

export interface AppServices {
  config: ServerConfig;
  database: Database;
  outbox: Outbox;
  contests: Contests;
  logger: Logger;
  now: () => number;
  isStopping: () => boolean;
}

/** The whole site as one Hono application: pages, widgets, handlers, health. */
export function createApp({
  config,
  database,
  outbox,
  contests,
  logger,
  now,
  isStopping,
}: AppServices): Hono<RequestEnv> {
  const readSite = createFileSource(config.siteDir, config.rereadFiles, now);
  const readWidgets = createFileSource(config.widgetsDir, config.rereadFiles, now);
  const readReleases = createFileSource(config.releasesDir, config.rereadFiles, now);
  const trustsProxy = config.trustedProxies > 0;
  const isKnownPath = (path: string) =>
    [...Object.values<string>(handlerPaths), '/healthz', '/readyz', '/tracking.json'].includes(path) ||
    readSite().has(path.slice(1)) ||
    findPageFile(readSite(), path) !== undefined ||
    (path.startsWith('/widgets/') &&
      findWidgetFile(path.slice('/widgets/'.length), readWidgets(), readReleases()) !== undefined);

  const app = new Hono<RequestEnv>();
  app.use(logRequests(logger, now, isKnownPath), identifyRequests(trustsProxy), addSecurityHeaders(config));
  app.get('/healthz', (context) => answerHealth(context, true));
  app.get('/readyz', async (context) => answerHealth(context, await checkReadiness(database, isStopping)));
  const services: HandlerServices = {
    config,
    database,
    outbox,
    limitRate: createRateLimit(config.rateLimitPerMinute, database),
    logger,
    now,
    renderForbidden: (context) => showInstead(context, readSite(), 'error', 403),
  };
  app.all(handlerPaths.newsletter, createNewsletterHandler(services));
  app.all(handlerPaths.contact, createContactHandler(services));
  app.all(handlerPaths.contestEntry, createEntryHandler(services, contests));
  app.get(handlerPaths.contestDetails, createDetailsHandler(contests, now));
  const leadToPartner = createPartnerRedirect(config, logger);
  app.get('/tracking.json', (context) => context.json(config.tracking, 200, { 'Cache-Control': 'no-store' }));
  app.get(`${partnerPath}*`, (context) => leadToPartner(context, readSite()));
  // The pages that document the widgets have the same first word, and no language in addresses that guess it.
  app.get('/widgets/*', (context) =>
    isUnprefixedPage(readSite(), new URL(context.req.url).pathname)
      ? servePages(context, readSite())
      : serveWidget(context, readWidgets(), readReleases()),
  );
  app.get(searchPath, createSearchHandler(readSite, logger));
  app.get('*', (context) => servePages(context, readSite()));
  app.all('*', refuseMethod);
  app.onError((error, context) => {
    logger.error({ requestId: context.get('requestId'), ...describeError(error) }, 'request failed');
    return showInstead(context, readSite(), 'error', 500);
  });
  return app;
}

function refuseMethod(context: Context<RequestEnv>): Response {
  return context.text('405', 405, { Allow: 'GET, HEAD' });
}
