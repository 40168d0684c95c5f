import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import type { ConsentReceipt } from '../../../widgets/shared/submissions/consent.ts';
import { guessFromHeader } from '../accept-language.ts';
import { readClientAddress, toClientKey } from '../client-address.ts';
import type { ServerConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Outbox } from '../delivery/outbox.ts';
import { describeError } from '../logging.ts';
import { listOwnOrigins } from '../own-origin.ts';
import type { RateLimit } from '../rate-limit.ts';
import type { RequestEnv } from '../request-env.ts';
import { findFormLocale } from './form-locale.ts';
import { listCorsHeaders, mayPostForm, mayPostJson, type OriginPolicy } from './origin-policy.ts';
import { limitRate, type Outcome, outcomes } from './outcome.ts';
import { readBody } from './read-body.ts';

export interface HandlerServices {
  config: ServerConfig;
  database: Database;
  outbox: Outbox;
  limitRate: RateLimit;
  logger: Logger;
  now: () => number;
  /** The page shown for a plain form that another site sent. */
  renderForbidden: (context: Context<RequestEnv>) => Response;
}

/** What one service makes of its requests; everything that all services do alike is the form handler's. */
export interface FormService {
  /** What the log says when a submission could not be stored. */
  failure: string;
  /** Most bytes of a body. */
  bodyLimit: number;
  /** Parses and stores a JSON body; `fields` is undefined for text that is not JSON. */
  takeJson(fields: unknown, request: { header: HeaderReader; requestId: string; clientKey: string }): Promise<Outcome>;
  /** Parses and stores a form of a page without JavaScript; `known` is what such a page cannot say of its consent. */
  takeForm(
    form: URLSearchParams,
    request: { known: KnownConsent; requestId: string; clientKey: string },
  ): Promise<Outcome>;
  /** The page that tells a visitor without JavaScript what became of the form. */
  findResultPage(outcome: Outcome, locale: Locale, form: URLSearchParams): string;
}

export type HeaderReader = (name: string) => string | undefined;
export type KnownConsent = Pick<ConsentReceipt, 'page' | 'at'>;
type RequestContext = Context<RequestEnv>;

const jsonType = /^application\/json(?:\s*;\s*charset="?utf-8"?)?\s*$/i;
const formType = /^application\/x-www-form-urlencoded(?:\s*;\s*charset="?utf-8"?)?\s*$/i;

function readPolicy(context: RequestContext, config: ServerConfig): OriginPolicy {
  const hints = {
    host: context.req.header('Host'),
    forwardedHost: context.req.header('X-Forwarded-Host'),
    forwardedProto: context.req.header('X-Forwarded-Proto'),
  };
  const own = listOwnOrigins(config.publicOrigin, config.trustedProxies > 0, hints);
  return { own, allowed: config.allowedOrigins };
}

/** By what a client is told apart from others for limits; never stored or logged as it is. */
function findClientKey(context: RequestContext, { trustedProxies }: ServerConfig): string {
  const connection = context.env.incoming?.socket.remoteAddress ?? '';
  return toClientKey(readClientAddress(connection, context.req.header('X-Forwarded-For'), trustedProxies));
}

async function checkRate(context: RequestContext, services: HandlerServices): Promise<Outcome | undefined> {
  const seconds = await services.limitRate(findClientKey(context, services.config));
  return seconds > 0 ? limitRate(seconds) : undefined;
}

/** A database that is slow is answered for like one that is down; what it still commits, a repeat with its key learns. */
async function waitAtMost<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database did not answer in time')), milliseconds);
  });
  return Promise.race([work, tooSlow]).finally(() => clearTimeout(timer));
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function answerJson(context: RequestContext, outcome: Outcome, headers: Record<string, string> = {}): Response {
  const { httpStatus, retryAfter, ...answer } = outcome;
  for (const [name, value] of Object.entries(headers)) context.header(name, value);
  if (retryAfter !== undefined) context.header('Retry-After', String(retryAfter));
  context.header('Cache-Control', 'no-store');
  return context.json(answer, httpStatus);
}

/** A service's address: JSON from widgets, form-encoded from pages without JavaScript, and preflights. */
export function createFormHandler(
  services: HandlerServices,
  service: FormService,
): (context: RequestContext) => Promise<Response> {
  const { config, logger, now } = services;

  async function guard(context: RequestContext, work: () => Promise<Outcome>): Promise<Outcome> {
    try {
      return (await checkRate(context, services)) ?? (await work());
    } catch (error) {
      logger.error({ requestId: context.get('requestId'), ...describeError(error) }, service.failure);
      return outcomes.unavailable;
    }
  }

  async function handleJson(context: RequestContext): Promise<Outcome> {
    const body = await readBody(context.req.raw, service.bodyLimit);
    if (body.kind !== 'text') return outcomes[body.kind];
    const request = {
      header: (name: string) => context.req.header(name),
      requestId: context.get('requestId'),
      clientKey: findClientKey(context, config),
    };
    return waitAtMost(config.databaseTimeLimit, service.takeJson(readJson(body.text), request));
  }

  async function handleForm(context: RequestContext): Promise<Response> {
    const body = await readBody(context.req.raw, service.bodyLimit);
    const form = new URLSearchParams(body.kind === 'text' ? body.text : '');
    const referer = context.req.header('Referer') ?? '';
    const known = {
      page: URL.canParse(referer) ? new URL(referer).pathname : '/',
      at: new Date(now()).toISOString(),
    };
    const outcome = await guard(context, async () => {
      if (body.kind !== 'text') return outcomes[body.kind];
      const request = { known, requestId: context.get('requestId'), clientKey: findClientKey(context, config) };
      return waitAtMost(config.databaseTimeLimit, service.takeForm(form, request));
    });
    const locale = findFormLocale(form, guessFromHeader(context.req.header('Accept-Language')));
    context.header('Cache-Control', 'no-store');
    return context.redirect(service.findResultPage(outcome, locale, form), 303);
  }

  return async (context) => {
    const policy = readPolicy(context, config);
    const origin = context.req.header('Origin');
    const { method } = context.req;
    const cors = listCorsHeaders(origin, policy, method === 'OPTIONS');
    if (method === 'OPTIONS') {
      const known = 'Access-Control-Allow-Origin' in cors;
      return context.body(null, known ? 204 : 403, { ...cors, Allow: 'POST, OPTIONS' });
    }
    if (method !== 'POST') return answerJson(context, outcomes.wrongMethod, { ...cors, Allow: 'POST, OPTIONS' });
    const type = context.req.header('Content-Type') ?? '';
    const isEncoded = !/^(identity)?$/i.test(context.req.header('Content-Encoding') ?? '');
    if (!isEncoded && formType.test(type)) {
      if (!mayPostForm(origin, context.req.header('Referer'), policy)) return services.renderForbidden(context);
      return handleForm(context);
    }
    if (!mayPostJson(origin, policy)) return answerJson(context, outcomes.unknownOrigin, cors);
    if (isEncoded || !jsonType.test(type)) return answerJson(context, outcomes.wrongType, cors);
    return answerJson(context, await guard(context, () => handleJson(context)), cors);
  };
}
