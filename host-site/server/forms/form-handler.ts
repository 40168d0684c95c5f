import type { Context } from 'hono';
import type { Logger } from 'pino';
import { proofHeader } from '../../../widgets/shared/submissions/proof-of-work.ts';
import { requestHeaders } from '../../../widgets/shared/submissions/request-additions.ts';
import type { Database } from '../database/database.ts';
import { isReadOnly } from '../database/read-only-error.ts';
import type { Outbox } from '../delivery/outbox.ts';
import { guessFromHeader } from '../http/accept-language.ts';
import { findClientKey } from '../http/client-address.ts';
import { describeError } from '../http/logging.ts';
import { findForeignOrigin, readOwnOrigins } from '../http/own-origin.ts';
import type { CountAttempt } from '../http/rate-limit.ts';
import type { RequestEnv } from '../http/request-env.ts';
import { withTimeout } from '../with-timeout.ts';
import { findFormLocale } from './form-locale.ts';
import type { FormService, RawSubmission, RequestFacts } from './form-service.ts';
import { isSandboxRequest, listCorsHeaders, mayPostForm, mayPostJson } from './origin-policy.ts';
import { limitRate, type Outcome, outcomes } from './outcome.ts';
import { parseSource } from './parse-source.ts';
import { showFormAgain } from './plain-forms/show-again.ts';
import type { Proofs } from './proof-of-work.ts';
import { demandProof, type Proving, proveByAnswer, proveByHeader } from './proving.ts';
import { readBody } from './read-body.ts';
import { readForm, type SentForm } from './read-form.ts';
import { refuseShowing, type ShowingServices } from './refuse-showing.ts';
import { answerTrial } from './sandbox/answer-trial.ts';
import { showTried } from './sandbox/show-tried.ts';
import { fail, sendOutcome } from './send-outcome.ts';

/** Dependencies of every form handler. */
export interface HandlerServices extends ShowingServices {
  database: Database;
  outbox: Outbox;
  countPost: CountAttempt;
  proofs: Proofs;
  logger: Logger;
  now: () => number;
  /** Reads the markup of a page by its path; undefined when there is no such page. */
  readPage: (path: string) => string | undefined;
}

/** A service and its dependencies. */
interface Endpoint {
  services: HandlerServices;
  service: FormService;
}

type RequestContext = Context<RequestEnv>;
type Client = Omit<RequestFacts, 'read'>;

/** Has a service take a submission, or answers it for the sandbox. */
function takeOrTry(
  { services, service }: Endpoint,
  raw: RawSubmission,
  request: RequestFacts,
  isSandbox: boolean,
): Promise<Outcome> {
  const taken = isSandbox
    ? answerTrial(services, service.rehearse(raw, request), { ...raw, requestId: request.requestId })
    : service.take(raw, request);
  return withTimeout(services.config.databaseTimeLimit, taken);
}

const jsonType = /^application\/json(?:\s*;\s*charset="?utf-8"?)?\s*$/i;
const formType = /^application\/x-www-form-urlencoded(?:\s*;\s*charset="?utf-8"?)?\s*$/i;

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Counts the request against the client's limit, and runs `work` unless the limit is reached. Near the limit it demands
 * a proof of work; asking for one does not count, but a wrong one does.
 */
async function guard(
  { services, service }: Endpoint,
  context: RequestContext,
  proving: Proving,
  work: (client: Client) => Promise<Outcome>,
): Promise<Outcome> {
  const requestId = context.get('requestId');
  const { databaseTimeLimit, proofOfWorkPercent, trustedProxies } = services.config;
  try {
    const clientKey = findClientKey(context, trustedProxies);
    const { wait, used, giveBack } = await services.countPost(clientKey);
    if (wait > 0) return limitRate(wait);
    const isNear = used * 100 > proofOfWorkPercent;
    const purpose = { client: clientKey, path: context.req.path };
    const refusal = isNear && (await withTimeout(databaseTimeLimit, demandProof(purpose, proving)));
    if (!refusal) return await work({ requestId, clientKey });
    if (!proving.accepts) await giveBack();
    return refusal;
  } catch (error) {
    services.logger.error({ requestId, ...describeError(error) }, service.failure);
    return isReadOnly(error) ? outcomes.paused : outcomes.unavailable;
  }
}

async function handleJson(
  endpoint: Endpoint,
  context: RequestContext,
  client: Client,
  isSandbox: boolean,
): Promise<Outcome> {
  const { services, service } = endpoint;
  const body = await readBody(context.req.raw, service.bodyLimit);
  if (body.kind !== 'text') return outcomes[body.kind];
  const read = (name: string) => context.req.header(name);
  const raw = {
    fields: readJson(body.text),
    consent: read(requestHeaders.consent),
    idempotencyKey: read(requestHeaders.idempotencyKey),
    formAge: read(requestHeaders.formAge),
    source: parseSource(read(requestHeaders.source), services.config.clickIds),
    site: findForeignOrigin(context, services.config),
  };
  return takeOrTry(endpoint, raw, { ...client, read }, isSandbox);
}

/**
 * The result page, with the form in it when it was refused; a separate page when nothing is filled in. A form from
 * elsewhere comes back with its ticks taken off, on the page for checking the fields: nothing has failed.
 */
function showResult(
  { services, service }: Endpoint,
  context: RequestContext,
  outcome: Outcome,
  sent: SentForm,
  isForeign = false,
): Response {
  const { form, page } = sent;
  const locale = findFormLocale(form, guessFromHeader(context.req.header('Accept-Language')));
  const target = service.findResultPage(isForeign ? outcomes.badFields : outcome, locale, form);
  const { httpStatus, retryAfter } = outcome;
  const isTaken = httpStatus < 400;
  const refused = {
    outcome,
    form,
    locale,
    action: context.req.path,
    page,
    keepsTicks: !isForeign,
    isSandbox: sent.isSandbox,
    source: sent.source,
  };
  const shown = isTaken
    ? service.fillResult?.(services.readPage(target) ?? '', outcome, locale)
    : showFormAgain(refused, service.plainForm, target, services.readPage);
  context.header('Cache-Control', 'no-store');
  if (sent.isSandbox) return showTried(context, shown ?? services.readPage(target), locale, outcome);
  if (shown === undefined) return context.redirect(target, 303);
  if (retryAfter !== undefined) context.header('Retry-After', String(retryAfter));
  return context.html(shown, httpStatus);
}

async function handleForm(endpoint: Endpoint, context: RequestContext, isAlways: boolean): Promise<Response> {
  const { services, service } = endpoint;
  const body = await readBody(context.req.raw, service.formLimit ?? service.bodyLimit);
  const sent = readForm(context, body.kind === 'text' ? body.text : '', isAlways);
  const known = { page: sent.page, at: new Date(services.now()).toISOString() };
  const read = (name: string) => sent.form.get(name) ?? undefined;
  const proving = proveByAnswer(services.proofs, sent.answered);
  const outcome = await guard(endpoint, context, proving, async (client) => {
    if (body.kind !== 'text') return outcomes[body.kind];
    const raw = {
      fields: service.toFields(sent.form, known),
      consent: read(requestHeaders.consent),
      // Only a script sends an idempotency key or a form age.
      idempotencyKey: undefined,
      formAge: undefined,
      source: parseSource(sent.source, services.config.clickIds),
      site: findForeignOrigin(context, services.config),
      knownConsent: known,
    };
    return takeOrTry(endpoint, raw, { ...client, read }, sent.isSandbox);
  });
  const failed = await fail(context, outcome);
  if (failed) return failed;
  const locale = findFormLocale(sent.form, guessFromHeader(context.req.header('Accept-Language')));
  const refusal = outcome.httpStatus === 429 && (await refuseShowing(services, context, locale));
  return refusal || showResult(endpoint, context, outcome, sent);
}

/**
 * A form from another site, or from a browser that hides its origin: nothing is stored. The form is shown again for the
 * visitor to check, tick and send.
 */
async function handleForeignForm(endpoint: Endpoint, context: RequestContext): Promise<Response> {
  const { services, service } = endpoint;
  const refusal = await refuseShowing(services, context);
  if (refusal) return refusal;
  const body = await readBody(context.req.raw, service.formLimit ?? service.bodyLimit);
  if (body.kind !== 'text') return services.renderError(context, 403);
  const response = showResult(endpoint, context, outcomes.unknownOrigin, readForm(context, body.text), true);
  return response.status === 403 ? response : services.renderError(context, 403);
}

async function handle(endpoint: Endpoint, context: RequestContext): Promise<Response> {
  const { config } = endpoint.services;
  const origin = context.req.header('Origin');
  const { method } = context.req;
  const [mark, announced] = [requestHeaders.sandbox, 'Access-Control-Request-Headers'].map((name) =>
    context.req.header(name),
  );
  const isSandbox = isSandboxRequest({ method, mark, announced, origin }, config.sandboxOrigins);
  const policy = { own: readOwnOrigins(context, config), allowed: config.allowedOrigins, isSandbox };
  const cors = listCorsHeaders(origin, policy, method === 'OPTIONS');
  if (method === 'OPTIONS') {
    const known = 'Access-Control-Allow-Origin' in cors;
    return context.body(null, known ? 204 : 403, { ...cors, Allow: 'POST, OPTIONS' });
  }
  if (method !== 'POST') return sendOutcome(context, outcomes.wrongMethod, { ...cors, Allow: 'POST, OPTIONS' });
  const type = context.req.header('Content-Type') ?? '';
  const isEncoded = !/^(identity)?$/i.test(context.req.header('Content-Encoding') ?? '');
  if (!isEncoded && formType.test(type)) {
    const [referer, fetchSite] = ['Referer', 'Sec-Fetch-Site'].map((name) => context.req.header(name));
    const isKnown = isSandbox || mayPostForm({ origin, referer, fetchSite }, policy);
    return isKnown ? handleForm(endpoint, context, isSandbox) : handleForeignForm(endpoint, context);
  }
  if (!mayPostJson(origin, policy)) return sendOutcome(context, outcomes.unknownOrigin, cors);
  if (isEncoded || !jsonType.test(type)) return sendOutcome(context, outcomes.wrongType, cors);
  const proving = proveByHeader(endpoint.services.proofs, context.req.header(proofHeader));
  const outcome = await guard(endpoint, context, proving, (client) => handleJson(endpoint, context, client, isSandbox));
  return sendOutcome(context, outcome, cors);
}

/** Routes of a service: JSON from widgets, form-encoded posts from pages without JavaScript, and preflights. */
export function createFormHandler(
  services: HandlerServices,
  service: FormService,
): (context: RequestContext) => Promise<Response> {
  return (context) => handle({ services, service }, context);
}
