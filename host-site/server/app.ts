import { type Context, Hono } from 'hono';
import { handlerPaths } from '../../widgets/shared/brand/endpoints.ts';
import { partnerPath } from '../../widgets/shared/brand/gift-links.ts';
import { describeTracking } from '../sources/measurement-profiles.ts';
import { addForms, listFormPaths } from './add-forms.ts';
import type { AppFiles, AppServices } from './app-services.ts';
import { limitConcurrency } from './database/concurrency-limit.ts';
import { limitTime } from './database/time-limit.ts';
import { forms } from './forms/definitions/form-definitions.ts';
import { unsubscribedPath } from './forms/newsletter/unsubscribed-handler.ts';
import { createDrawsHandlers, drawsPaths, isDrawsPath } from './http/draws/draws-handler.ts';
import { readEcho } from './http/echo.ts';
import { createEmbedHandler, embedPath, isEmbedPath, unprefixedEmbedPath } from './http/embed/embed-handler.ts';
import { createRendererSource } from './http/embed/widget-renderer.ts';
import { fillMeasurement } from './http/fill-measurement.ts';
import { createReadinessCheck, sendHealth } from './http/health.ts';
import { rejectInvalidHosts } from './http/host-header.ts';
import { createLocatorHandler, locatorPath } from './http/locator/locator-handler.ts';
import { describeError, logRequests } from './http/logging.ts';
import { createOembedHandler, oembedPath } from './http/oembed/oembed-handler.ts';
import { openPolicyReports } from './http/open-policy-reports.ts';
import { openPageOrigins } from './http/page-origins.ts';
import { findPageFile, isUnprefixedPage, servePages, showInstead } from './http/pages.ts';
import { createPartnerRedirect } from './http/partner-redirect.ts';
import {
  createPlaygroundHandlers,
  isPlaygroundPath,
  playgroundPath,
  previewPath,
  unprefixedPlaygroundPath,
} from './http/playground/playground-handler.ts';
import { policyReportsPath } from './http/policy-reports.ts';
import { answerPreflight } from './http/preflights.ts';
import { redirectOtherHosts } from './http/public-host.ts';
import { createRateLimit } from './http/rate-limit.ts';
import { findRedirect, openRedirects } from './http/redirects.ts';
import type { RequestEnv } from './http/request-env.ts';
import { identifyRequests } from './http/request-id.ts';
import { createSearchHandler, searchPath } from './http/search/search-handler.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { createSecurityText, securityTextPath } from './http/security-text.ts';
import { compressPages } from './http/static-files/compress-pages.ts';
import { createFileSource } from './http/static-files/file-index.ts';
import { hideUnpublished } from './http/static-files/hide-unpublished.ts';
import { traceRequests } from './http/trace-context.ts';
import { findWidgetFile, serveWidget } from './http/widget-files.ts';
import { measureRequests } from './operators/monitoring/measure-requests.ts';

/** Who draws maps once a visitor allows it, as the privacy policy names them. */
const listMaps = ({ googleMaps, mapTiles }: AppServices['config']): string[] => [
  ...(googleMaps ? ['Google Maps'] : []),
  ...(mapTiles ? [new URL(mapTiles.url).hostname] : []),
];

/** The whole site as one Hono application: pages, widgets, handlers, health. */
export function createApp(given: AppServices): Hono<RequestEnv> {
  const { config, watch } = openPageOrigins(given);
  const services = { ...given, config };
  const { database, logger, now, metrics, isStopping } = services;
  const readSiteFiles = createFileSource(config.siteDir, config.rereadFiles, now);
  const files: AppFiles = {
    readSite: fillMeasurement(hideUnpublished(readSiteFiles, now), config.tracking, listMaps(config), config.clickIds),
    readRedirects: openRedirects(readSiteFiles),
    readWidgets: createFileSource(config.widgetsDir, config.rereadFiles, now),
    readReleases: createFileSource(config.releasesDir, config.rereadFiles, now),
  };
  const app = new Hono<RequestEnv>();
  if (metrics) app.use(measureRequests(metrics));
  app.use(
    traceRequests(config.trustedProxies > 0),
    logRequests(logger, now, (path) => isKnownPath(path, files, services.contests)),
    identifyRequests(config.trustedProxies > 0),
    addSecurityHeaders(config),
    rejectInvalidHosts(),
    redirectOtherHosts(config),
    compressPages(),
  );
  app.get('/healthz', (context) => sendHealth(context, true));
  const checkReadiness = createReadinessCheck(database, isStopping);
  app.get(securityTextPath, createSecurityText(config, now));
  app.get('/readyz', async (context) =>
    sendHealth(context, await checkReadiness(), readEcho(context, config, database.cipher, now())),
  );
  for (const path of [...listFormPaths(), handlerPaths.origin]) app.use(path, watch);
  addForms(app, services, files);
  app.post(policyReportsPath, openPolicyReports(services));
  addPages(app, services, files);
  app.options('*', async (context, next) => answerPreflight(context) ?? next());
  app.all('*', refuseMethod);
  app.onError((error, context) => {
    logger.error({ requestId: context.get('requestId'), ...describeError(error) }, 'request failed');
    return showInstead(context, files.readSite(), 'error', 500);
  });
  return app;
}

/** Whether a path may be logged. Any other path may contain what a visitor typed. */
function isKnownPath(
  path: string,
  { readSite, readWidgets, readReleases, readRedirects }: AppFiles,
  contests: AppServices['contests'],
): boolean {
  const isWidgetFile = () =>
    findWidgetFile(path.slice('/widgets/'.length), readWidgets(), readReleases()) !== undefined;
  return (
    [
      ...Object.values<string>(handlerPaths),
      ...forms.map((form) => form.path),
      unsubscribedPath,
      '/healthz',
      securityTextPath,
      '/readyz',
      '/tracking.json',
      policyReportsPath,
      oembedPath,
    ].includes(path) ||
    readSite().has(path.slice(1)) ||
    findPageFile(readSite(), path) !== undefined ||
    findRedirect(readRedirects(), path) !== undefined ||
    isEmbedPath(path) ||
    isPlaygroundPath(path) ||
    isDrawsPath(path, contests) ||
    (path.startsWith('/widgets/') && isWidgetFile())
  );
}

function addPages(app: Hono<RequestEnv>, services: AppServices, files: AppFiles): void {
  const { config, logger, now } = services;
  const { readSite, readWidgets, readReleases, readRedirects } = files;
  const redirectToPartner = createPartnerRedirect(config, logger);
  const { tracking, googleMaps, mapTiles } = config;
  app.get('/tracking.json', (context) =>
    context.json({ ...describeTracking(tracking), googleMaps, mapTiles }, 200, { 'Cache-Control': 'no-store' }),
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
  addDraws(app, services, files);
  addFrames(app, services, files);
  app.get('*', (context) => servePages(context, readSite(), readRedirects(), now()));
}

/** What the public sees of contests' draws. */
function addDraws(app: Hono<RequestEnv>, services: AppServices, { readSite }: AppFiles) {
  const { config, database, now } = services;
  const limited = limitTime(limitConcurrency(database, 2, 500), config.databaseTimeLimit);
  const limitDraws = createRateLimit('draws', config.rateLimitPerMinute, undefined, now);
  const draws = createDrawsHandlers({ ...services, database: limited, limitDraws }, readSite);
  app.get(drawsPaths.contests, draws.showContests);
  app.get(drawsPaths.contest, draws.showContest);
  app.get(drawsPaths.list, draws.sendList);
}

/** What renders widgets: pages that other sites frame, the oEmbed endpoint that lists them, and the playground. */
function addFrames(
  app: Hono<RequestEnv>,
  { config, contests, now }: AppServices,
  { readSite, readWidgets }: AppFiles,
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
