import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

/** A trace across services, of which a request is a part. */
interface Trace {
  /** 32 hexadecimal digits. */
  id: string;
  /** Two hexadecimal digits; `01` when the caller records the trace. */
  flags: string;
}

const current = new AsyncLocalStorage<Trace>();
// A UUID, because Node makes many at a time; either half of one suffices as the id of a part.
const createId = () => randomUUID().replaceAll('-', '');
// A parent id follows the trace id. Versions above 00 may append fields; ff is invalid.
const pattern =
  /^(?:00(?!.{54})|(?!00|ff)[\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-([\da-f]{2})(?:-.*)?$/;

/** Reads a `traceparent` of W3C Trace Context; anything else begins a new trace. */
function readTrace(traceparent: string | undefined): Trace {
  const [, id = createId(), flags = '00'] = pattern.exec(traceparent ?? '') ?? [];
  return { id, flags };
}

/** The trace of the request that is being handled; undefined outside one. */
export const findTraceId = (): string | undefined => current.getStore()?.id;

/** A `traceparent` for a call to another service, as a new part of the current trace, or of a new one. */
export function createTraceparent(): string {
  const { id, flags } = current.getStore() ?? readTrace(undefined);
  return `00-${id}-${createId().slice(16)}-${flags}`;
}

/** Does later work as a part of the trace that `traceparent` names, or of a new one. */
export const continueTrace = <T>(traceparent: string | undefined, work: () => T): T =>
  current.run(readTrace(traceparent), work);

/** Makes every request a part of a trace: of a proxy's when proxies are trusted, else of a new one. */
export function traceRequests(trustsProxy: boolean): MiddlewareHandler {
  return (context, next) => continueTrace(trustsProxy ? context.req.header('traceparent') : undefined, next);
}
