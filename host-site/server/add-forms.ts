import type { Hono } from 'hono';
import { handlerPaths } from '../../widgets/shared/brand/endpoints.ts';
import type { AppFiles, AppServices } from './app-services.ts';
import { limitConcurrency } from './database/concurrency-limit.ts';
import { limitTime } from './database/time-limit.ts';
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
import { createOriginHandler } from './forms/origin-handler.ts';
import { createProofs } from './forms/proof-of-work.ts';
import { showInstead } from './http/pages.ts';
import { createPostLimit, createRateLimit } from './http/rate-limit.ts';
import type { RequestEnv } from './http/request-env.ts';

/** The paths that pages of other sites may post to. */
export const listFormPaths = (): readonly string[] => [
  handlerPaths.newsletter,
  handlerPaths.contestEntry,
  ...forms.map(({ path }) => path),
];

/** Adds everything that takes a submission, or the link of an email. */
export function addForms(app: Hono<RequestEnv>, services: AppServices, { readSite }: AppFiles): void {
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
  app.get(handlerPaths.origin, createOriginHandler(config));
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
