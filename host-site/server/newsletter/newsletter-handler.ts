import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import { requestHeaders } from '../../../widgets/shared/submissions/request-additions.ts';
import { guessFromHeader } from '../accept-language.ts';
import { readClientAddress, toClientKey } from '../client-address.ts';
import type { ServerConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Outbox } from '../delivery/outbox.ts';
import { describeError } from '../logging.ts';
import { listOwnOrigins } from '../own-origin.ts';
import type { RateLimit } from '../rate-limit.ts';
import type { RequestEnv } from '../request-env.ts';
import { listCorsHeaders, mayPostForm, mayPostJson, type OriginPolicy } from './origin-policy.ts';
import { limitRate, type Outcome, outcomes } from './outcome.ts';
import { parseRequest, type RawRequest, readJson, toBodyFields } from './parse-request.ts';
import { readBody } from './read-body.ts';
import { register } from './register.ts';
import { findFormLocale, findResultPage } from './result-page.ts';

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

async function checkRate(context: RequestContext, services: HandlerServices): Promise<Outcome | undefined> {
  const connection = context.env.incoming?.socket.remoteAddress ?? '';
  const forwardedFor = context.req.header('X-Forwarded-For');
  const address = readClientAddress(connection, forwardedFor, services.config.trustedProxies);
  const seconds = await services.limitRate(toClientKey(address));
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

async function decide(context: RequestContext, services: HandlerServices, raw: RawRequest): Promise<Outcome> {
  const parsed = parseRequest(raw);
  if ('refusal' in parsed) return parsed.refusal;
  const ids = { signUpId: randomUUID(), requestId: context.get('requestId') };
  const work = register(services.database, services.outbox, parsed.registration, ids);
  return waitAtMost(services.config.databaseTimeLimit, work);
}

async function guard(context: RequestContext, services: HandlerServices, work: () => Promise<Outcome>) {
  try {
    return (await checkRate(context, services)) ?? (await work());
  } catch (error) {
    services.logger.error({ requestId: context.get('requestId'), ...describeError(error) }, 'sign-up not stored');
    return outcomes.unavailable;
  }
}

function answerJson(context: RequestContext, outcome: Outcome, headers: Record<string, string> = {}): Response {
  const { httpStatus, status, message, retryAfter } = outcome;
  for (const [name, value] of Object.entries(headers)) context.header(name, value);
  if (retryAfter !== undefined) context.header('Retry-After', String(retryAfter));
  context.header('Cache-Control', 'no-store');
  return context.json({ status, message }, httpStatus);
}

async function handleJson(context: RequestContext, services: HandlerServices): Promise<Outcome> {
  const body = await readBody(context.req.raw);
  if (body.kind !== 'text') return outcomes[body.kind];
  return decide(context, services, {
    operation: context.req.header('operation_id'),
    domain: context.req.header('domain'),
    consent: context.req.header(requestHeaders.consent),
    idempotencyKey: context.req.header(requestHeaders.idempotencyKey),
    formAge: context.req.header(requestHeaders.formAge),
    fields: readJson(body.text),
  });
}

async function handleForm(context: RequestContext, services: HandlerServices): Promise<Response> {
  const body = await readBody(context.req.raw);
  const form = new URLSearchParams(body.kind === 'text' ? body.text : '');
  const referer = context.req.header('Referer') ?? '';
  const outcome = await guard(context, services, async () => {
    if (body.kind !== 'text') return outcomes[body.kind];
    return decide(context, services, {
      operation: form.get('operation_id') ?? undefined,
      domain: form.get('domain') ?? undefined,
      consent: form.get('Consent') ?? undefined,
      idempotencyKey: undefined,
      formAge: undefined,
      fields: toBodyFields(form),
      knownConsent: {
        page: URL.canParse(referer) ? new URL(referer).pathname : '/',
        at: new Date(services.now()).toISOString(),
      },
    });
  });
  const locale = findFormLocale(form, guessFromHeader(context.req.header('Accept-Language')));
  context.header('Cache-Control', 'no-store');
  return context.redirect(findResultPage(outcome, locale), 303);
}

/** POST /handlers/EmailProxy.ashx: JSON from widgets, form-encoded from pages without JavaScript, and preflights. */
export function createNewsletterHandler(services: HandlerServices): (context: RequestContext) => Promise<Response> {
  return async (context) => {
    const policy = readPolicy(context, services.config);
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
      return handleForm(context, services);
    }
    if (!mayPostJson(origin, policy)) return answerJson(context, outcomes.unknownOrigin, cors);
    if (isEncoded || !jsonType.test(type)) return answerJson(context, outcomes.wrongType, cors);
    return answerJson(context, await guard(context, services, () => handleJson(context, services)), cors);
  };
}
