import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import type { ConsentReceipt } from '../../../widgets/shared/submissions/consent.ts';
import { requestHeaders } from '../../../widgets/shared/submissions/request-additions.ts';
import { guessFromHeader } from '../accept-language.ts';
import { readClientAddress, toClientKey } from '../client-address.ts';
import type { ServerConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Outbox } from '../delivery/outbox.ts';
import { describeError } from '../logging.ts';
import { readOwnOrigins } from '../own-origin.ts';
import type { RateLimit } from '../rate-limit.ts';
import type { RequestEnv } from '../request-env.ts';
import { findFormLocale } from './form-locale.ts';
import { listCorsHeaders, mayPostForm, mayPostJson } from './origin-policy.ts';
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

/** What was sent, as it came: a JSON body with headers beside it, or a form with hidden fields. */
export interface RawSubmission {
  /** Undefined for text that is not JSON. */
  fields: unknown;
  consent: string | undefined;
  idempotencyKey: string | undefined;
  formAge: string | undefined;
  /** What the consent of a page without JavaScript leaves open. */
  knownConsent?: KnownConsent;
}

/** What is known of a request besides what was sent. */
export interface RequestFacts {
  requestId: string;
  clientKey: string;
  /** A header by its name; of a form the field of that name. */
  read: (name: string) => string | undefined;
}

/** What one service makes of its requests; everything that all services do alike is the form handler's. */
export interface FormService {
  /** What the log says when a submission could not be stored. */
  failure: string;
  /** Most bytes of a body. */
  bodyLimit: number;
  /** The fields of a page without JavaScript as the JSON body would have them. */
  toFields(form: URLSearchParams, known: KnownConsent): unknown;
  /** Parses and stores what was sent. */
  take(raw: RawSubmission, request: RequestFacts): Promise<Outcome>;
  /** The page that tells a visitor without JavaScript what became of the form. */
  findResultPage(outcome: Outcome, locale: Locale, form: URLSearchParams): string;
}

type KnownConsent = Pick<ConsentReceipt, 'page' | 'at'>;
type RequestContext = Context<RequestEnv>;
type Client = Omit<RequestFacts, 'read'>;

const jsonType = /^application\/json(?:\s*;\s*charset="?utf-8"?)?\s*$/i;
const formType = /^application\/x-www-form-urlencoded(?:\s*;\s*charset="?utf-8"?)?\s*$/i;

/** By what a client is told apart from others for limits; never stored or logged as it is. */
function findClientKey(context: RequestContext, { trustedProxies }: ServerConfig): string {
  const connection = context.env.incoming?.socket.remoteAddress ?? '';
  return toClientKey(readClientAddress(connection, context.req.header('X-Forwarded-For'), trustedProxies));
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

  /** Counts the request against the client's limit; `work` reads it, unless that is reached. */
  async function guard(context: RequestContext, work: (client: Client) => Promise<Outcome>): Promise<Outcome> {
    const requestId = context.get('requestId');
    try {
      const clientKey = findClientKey(context, config);
      const seconds = await services.limitRate(clientKey);
      return seconds > 0 ? limitRate(seconds) : await work({ requestId, clientKey });
    } catch (error) {
      logger.error({ requestId, ...describeError(error) }, service.failure);
      return outcomes.unavailable;
    }
  }

  async function handleJson(context: RequestContext, client: Client): Promise<Outcome> {
    const body = await readBody(context.req.raw, service.bodyLimit);
    if (body.kind !== 'text') return outcomes[body.kind];
    const read = (name: string) => context.req.header(name);
    const raw = {
      fields: readJson(body.text),
      consent: read(requestHeaders.consent),
      idempotencyKey: read(requestHeaders.idempotencyKey),
      formAge: read(requestHeaders.formAge),
    };
    return waitAtMost(config.databaseTimeLimit, service.take(raw, { ...client, read }));
  }

  async function handleForm(context: RequestContext): Promise<Response> {
    const body = await readBody(context.req.raw, service.bodyLimit);
    const form = new URLSearchParams(body.kind === 'text' ? body.text : '');
    const referer = context.req.header('Referer') ?? '';
    const known = {
      page: URL.canParse(referer) ? new URL(referer).pathname : '/',
      at: new Date(now()).toISOString(),
    };
    const read = (name: string) => form.get(name) ?? undefined;
    const outcome = await guard(context, async (client) => {
      if (body.kind !== 'text') return outcomes[body.kind];
      const raw = {
        fields: service.toFields(form, known),
        consent: read(requestHeaders.consent),
        // Only a script makes up a key, or measures.
        idempotencyKey: undefined,
        formAge: undefined,
        knownConsent: known,
      };
      return waitAtMost(config.databaseTimeLimit, service.take(raw, { ...client, read }));
    });
    const locale = findFormLocale(form, guessFromHeader(context.req.header('Accept-Language')));
    context.header('Cache-Control', 'no-store');
    return context.redirect(service.findResultPage(outcome, locale, form), 303);
  }

  return async (context) => {
    const policy = { own: readOwnOrigins(context, config), allowed: config.allowedOrigins };
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
    return answerJson(context, await guard(context, (client) => handleJson(context, client)), cors);
  };
}
