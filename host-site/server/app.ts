import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import { handlerPaths } from '../../widgets/shared/brand/endpoints.ts';
import { partnerPath } from '../../widgets/shared/brand/gift-links.ts';
import type { Contests } from '../sources/contests/read-contests.ts';
import type { ServerConfig } from './config.ts';
import { limitConcurrency } from './database/concurrency-limit.ts';
import type { Database } from './database/database.ts';
import { limitTime } from './database/time-limit.ts';
import type { Outbox } from './delivery/outbox.ts';
import { claimPath, createClaimHandler, createClaimQuestion } from './forms/contest/claim-handler.ts';
import { createDetailsHandler } from './forms/contest/details-handler.ts';
import { createEntryHandler } from './forms/contest/entry-handler.ts';
import { findUnlistedContests } from './forms/contest/unlisted-contests.ts';
import { createDefinedHandler } from './forms/defined/form-handlers.ts';
import { forms } from './forms/definitions/form-definitions.ts';
import type { HandlerServices } from './forms/form-handler.ts';
import { confirmPath, createConfirmHandler, createConfirmQuestion } from './forms/newsletter/confirm-handler.ts';
import { createNewsletterHandler } from './forms/newsletter/newsletter-handler.ts';
import {
  createUnsubscribeHandler,
  createUnsubscribeQuestion,
  unsubscribePath,
} from './forms/newsletter/unsubscribe-handler.ts';
import { createUnsubscribedHandler, unsubscribedPath } from './forms/newsletter/unsubscribed-handler.ts';
import { createProofs } from './forms/proof-of-work.ts';
import { createEmbedHandler, embedPath, isEmbedPath, unprefixedEmbedPath } from './http/embed/embed-handler.ts';
import { createRendererSource } from './http/embed/widget-renderer.ts';
import { createReadinessCheck, sendHealth } from './http/health.ts';
import { rejectInvalidHosts } from './http/host-header.ts';
import { createLocatorHandler, locatorPath } from './http/locator/locator-handler.ts';
import { describeError, logRequests } from './http/logging.ts';
import { createOembedHandler, oembedPath } from './http/oembed/oembed-handler.ts';
import { findPageFile, isUnprefixedPage, servePages, showInstead } from './http/pages.ts';
import { createPartnerRedirect } from './http/partner-redirect.ts';
import {
  createPlaygroundHandlers,
  isPlaygroundPath,
  playgroundPath,
  previewPath,
  unprefixedPlaygroundPath,
} from './http/playground/playground-handler.ts';
import { redirectOtherHosts } from './http/public-host.ts';
import { createPostLimit, createRateLimit } from './http/rate-limit.ts';
import { findRedirect, openRedirects, type Redirects } from './http/redirects.ts';
import type { RequestEnv } from './http/request-env.ts';
import { identifyRequests } from './http/request-id.ts';
import { createSearchHandler, searchPath } from './http/search/search-handler.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { createFileSource, type FileIndex } from './http/static-files/file-index.ts';
import { hideUnpublished } from './http/static-files/hide-unpublished.ts';
import { traceRequests } from './http/trace-context.ts';
import { findWidgetFile, serveWidget } from './http/widget-files.ts';
import { measureRequests } from './operators/monitoring/measure-requests.ts';
import type { Metrics } from './operators/monitoring/metrics.ts';

/** Dependencies of the application. */
export interface AppServices {
  config: ServerConfig;
  database: Database;
  outbox: Outbox;
  contests: Contests;
  logger: Logger;
  now: () => number;
  metrics?: Metrics | undefined;
  isStopping: () => boolean;
}

/** The files that the application serves, by their paths. */
interface Files {
  readSite: () => FileIndex;
  readWidgets: () => FileIndex;
  readReleases: () => FileIndex;
  readRedirects: () => Redirects;
}

/** The whole site as one Hono application: pages, widgets, handlers, health. */
export function createApp(services: AppServices): Hono<RequestEnv> {
  const { config, database, logger, now, metrics, isStopping } = services;
  const readSiteFiles = createFileSource(config.siteDir, config.rereadFiles, now);
  const files: Files = {
    readSite: hideUnpublished(readSiteFiles, now),
    readRedirects: openRedirects(readSiteFiles),
    readWidgets: createFileSource(config.widgetsDir, config.rereadFiles, now),
    readReleases: createFileSource(config.releasesDir, config.rereadFiles, now),
  };
  const app = new Hono<RequestEnv>();
  if (metrics) app.use(measureRequests(metrics));
  app.use(
    traceRequests(config.trustedProxies > 0),
    logRequests(logger, now, (path) => isKnownPath(path, files)),
    identifyRequests(config.trustedProxies > 0),
    addSecurityHeaders(config),
    rejectInvalidHosts(),
    redirectOtherHosts(config),
  );
  app.get('/healthz', (context) => sendHealth(context, true));
  const checkReadiness = createReadinessCheck(database, isStopping);
  app.get('/readyz', async (context) => sendHealth(context, await checkReadiness()));
  addForms(app, services, files);
  addPages(app, services, files);
  app.all('*', refuseMethod);
  app.onError((error, context) => {
    logger.error({ requestId: context.get('requestId'), ...describeError(error) }, 'request failed');
    return showInstead(context, files.readSite(), 'error', 500);
  });
  return app;
}

/** Whether a path may be logged. Any other path may contain what a visitor typed. */
function isKnownPath(path: string, { readSite, readWidgets, readReleases, readRedirects }: Files): boolean {
  const isWidgetFile = () =>
    findWidgetFile(path.slice('/widgets/'.length), readWidgets(), readReleases()) !== undefined;
  return (
    [
      ...Object.values<string>(handlerPaths),
      ...forms.map((form) => form.path),
      unsubscribedPath,
      '/healthz',
      '/readyz',
      '/tracking.json',
      oembedPath,
    ].includes(path) ||
    readSite().has(path.slice(1)) ||
    findPageFile(readSite(), path) !== undefined ||
    findRedirect(readRedirects(), path) !== undefined ||
    isEmbedPath(path) ||
    isPlaygroundPath(path) ||
    (path.startsWith('/widgets/') && isWidgetFile())
  );
}

function addForms(app: Hono<RequestEnv>, services: AppServices, { readSite }: Files): void {
  const { config, database, outbox, contests, logger, now } = services;
  const limited = limitConcurrency(database, 2, 500);
  const countPost = createPostLimit(config.rateLimitPerMinute, limited, now);
  // altcha-lib compares the end of a challenge with the system's clock, not with ours.
  const proofs = createProofs(limited);
  // In memory, because it protects the CPU of this process.
  const limitShown = createRateLimit('form shown again', config.rateLimitPerMinute, undefined, now);
  const readPage = (path: string) => {
    const file = readSite().get(`${path.slice(1)}.html`);
    return file && new TextDecoder().decode(file.plain);
  };
  const unlisted = findUnlistedContests(contests, readPage);
  if (unlisted.length > 0) logger.warn({ contests: unlisted }, 'not on the rules page: build the site again');
  // A locked table must block only its own form, and no limit may block a form for long.
  const openServices = (): HandlerServices => ({
    config,
    database: limitConcurrency(database, 5, config.databaseTimeLimit),
    outbox,
    countPost,
    proofs,
    logger,
    now,
    readPage,
    limitShown,
    renderError: (context, status, locale) => showInstead(context, readSite(), 'error', status, locale),
  });
  const findPictureAddress = (name: string) => {
    // A digest of the pixels ends the name.
    const file = new RegExp(`^articles/${name}-800-\\w+\\.webp$`);
    const found = [...readSite().keys()].find((path) => file.test(path));
    return found && `/${found}`;
  };
  app.all(handlerPaths.newsletter, createNewsletterHandler(openServices()));
  for (const form of forms) app.all(form.path, createDefinedHandler(openServices(), form));
  app.all(handlerPaths.contestEntry, createEntryHandler({ ...openServices(), findPictureAddress }, contests));
  const counting = limitTime(limitConcurrency(database, 2, 500), 1000);
  app.get(handlerPaths.contestDetails, createDetailsHandler(contests, now, counting));
  const linkServices = openServices();
  const links = {
    ...linkServices,
    database: limitTime(linkServices.database, config.databaseTimeLimit),
  };
  app.get(unsubscribePath, createUnsubscribeQuestion(links));
  app.post(unsubscribePath, createUnsubscribeHandler(links));
  app.get(confirmPath, createConfirmQuestion(links));
  app.post(confirmPath, createConfirmHandler(links));
  app.get(claimPath, createClaimQuestion({ ...links, contests }));
  app.post(claimPath, createClaimHandler({ ...links, contests }));
  const secrets = config.unsubscribedSecrets;
  app.post(
    unsubscribedPath,
    createUnsubscribedHandler({
      database: limitTime(limitConcurrency(database, 2, 500), config.databaseTimeLimit),
      secrets,
      logger,
      now,
    }),
  );
}

function addPages(app: Hono<RequestEnv>, services: AppServices, files: Files): void {
  const { config, logger, now } = services;
  const { readSite, readWidgets, readReleases, readRedirects } = files;
  const redirectToPartner = createPartnerRedirect(config, logger);
  const { tracking, googleMaps } = config;
  app.get('/tracking.json', (context) =>
    context.json({ ...tracking, googleMaps }, 200, { 'Cache-Control': 'no-store' }),
  );
  app.get(`${partnerPath}*`, (context) => redirectToPartner(context, readSite()));
  // The widget documentation has the same first segment and no locale in addresses that guess it.
  app.get('/widgets/*', (context) =>
    isUnprefixedPage(readSite(), new URL(context.req.url).pathname)
      ? servePages(context, readSite(), readRedirects(), now())
      : serveWidget(context, readWidgets(), readReleases()),
  );
  // In memory: this limit protects the CPU of this process, and pages must not wait for a database.
  const limitSearches = createRateLimit('search', config.rateLimitPerMinute, undefined, now);
  const searchServices = { config, limitSearches, logger };
  app.get(searchPath, createSearchHandler(searchServices, readSite));
  app.get(locatorPath, createLocatorHandler(searchServices, readSite, now));
  addFrames(app, services, files);
  app.get('*', (context) => servePages(context, readSite(), readRedirects(), now()));
}

/** What renders widgets: pages that other sites frame, the oEmbed endpoint that lists them, and the playground. */
function addFrames(
  app: Hono<RequestEnv>,
  { config, contests, now }: AppServices,
  { readSite, readWidgets }: Files,
): void {
  const createLimit = (name: string, factor = 1) =>
    createRateLimit(name, factor * config.rateLimitPerMinute, undefined, now);
  const services = { config, contests, loadRenderer: createRendererSource(config.widgetsDir), now };
  const showEmbed = createEmbedHandler({ ...services, limitRenderings: createLimit('embed') }, readSite);
  app.get(embedPath, showEmbed);
  app.get(unprefixedEmbedPath, showEmbed);
  app.get(oembedPath, createOembedHandler({ ...services, limitRequests: createLimit('oembed') }, readSite));
  // Each change of a setting asks for the playground and for its preview.
  const limitRenderings = createLimit('playground', 4);
  const playground = createPlaygroundHandlers({ ...services, limitRenderings }, readSite, readWidgets);
  app.get(playgroundPath, playground.showPlayground);
  app.get(unprefixedPlaygroundPath, playground.leadToLocale);
  app.get(previewPath, playground.showPreview);
}

function refuseMethod(context: Context<RequestEnv>): Response {
  return context.text('405', 405, { Allow: 'GET, HEAD' });
}
