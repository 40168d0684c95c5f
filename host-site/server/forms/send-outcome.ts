import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from 'hono';
import { sandboxDelay } from '../../../widgets/shared/submissions/sandbox-values.ts';
import type { RequestEnv } from '../http/request-env.ts';
import type { Outcome } from './outcome.ts';

/** What @hono/node-server reads on a response that it must not write. */
const alreadySent = { 'x-hono-already-sent': 'true' };

/** What goes wrong with a response of the sandbox, in place of the response; undefined where nothing does, at last. */
export async function fail(context: Context<RequestEnv>, { fault }: Outcome): Promise<Response | undefined> {
  if (fault === 'offline') {
    context.env?.incoming?.socket.destroy();
    return new Response(null, { headers: alreadySent });
  }
  if (fault === 'html') return context.html('<!doctype html><title>502</title><h1>502</h1>');
  // Until the visitor has left, at most.
  if (fault === 'slow') await wait(sandboxDelay, undefined, { signal: context.req.raw.signal }).catch(() => undefined);
  return undefined;
}

/** The JSON response of a service. */
export async function sendOutcome(
  context: Context<RequestEnv>,
  outcome: Outcome,
  headers: Record<string, string> = {},
): Promise<Response> {
  const { httpStatus, retryAfter, fault, ...body } = outcome;
  for (const [name, value] of Object.entries(headers)) context.header(name, value);
  if (retryAfter !== undefined) context.header('Retry-After', String(retryAfter));
  context.header('Cache-Control', 'no-store');
  return (fault && (await fail(context, outcome))) || context.json(body, httpStatus);
}
