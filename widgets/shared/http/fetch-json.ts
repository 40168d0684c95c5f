import { reportReplaced } from '../page/replaced-globals.ts';

interface ResponseHead {
  /** Absent where there was no response. */
  httpStatus?: number | undefined;
  /** Seconds to wait before the next request, if the server says so. */
  retryAfter?: number | undefined;
}

/** The server's response as parsed JSON, or why there is none: network, timeout, or something that is not JSON. */
export type JsonResult = ResponseHead &
  ({ ok: true; httpStatus: number; body: unknown } | { ok: false; cause: unknown });

/** Timeout for a complete response, in milliseconds. */
const requestTimeout = 15_000;

/** Calls `fetch`, and tells the page if this is one of its own: the browser's rejects, but never throws at once. */
async function startFetch(url: string, init: RequestInit): Promise<Response> {
  let pending: Promise<Response> | undefined;
  try {
    pending = fetch(url, init);
  } finally {
    if (typeof pending?.then !== 'function') reportReplaced(['fetch']);
  }
  return pending;
}

/**
 * Fetches JSON; never throws. Timeout, no network, HTML instead of JSON and a partial response all give `ok: false`.
 */
export async function fetchJson(url: string, init?: RequestInit): Promise<JsonResult> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), requestTimeout);
  let head: { httpStatus: number; retryAfter?: number | undefined } | undefined;
  try {
    const response = await startFetch(url, { ...init, signal: controller.signal });
    head = { httpStatus: response.status, retryAfter: Number(response.headers.get('Retry-After')) || undefined };
    return { ok: true, ...head, body: await response.json() };
  } catch (cause) {
    return { ok: false, ...head, cause };
  } finally {
    clearTimeout(timer);
  }
}

/** A public file that did not come, with what came of the request. */
class FileError extends Error {
  readonly result: JsonResult;
  constructor(url: string, result: JsonResult) {
    super(`${url}: ${result.ok ? result.httpStatus : result.cause}`);
    this.result = result;
  }
}

/** What came of the request of a file, by why it did not come; undefined for any other error. */
export const readFileResult = (cause: unknown): JsonResult | undefined =>
  cause instanceof FileError ? cause.result : undefined;

/**
 * Fetches a public JSON file; rejects, with its address, when there is no valid response. Its credentials are those of
 * a preload with `crossorigin`, which the request can use then; on our own pages that also saves a second connection.
 */
export async function fetchFile(url: string): Promise<unknown> {
  const result = await fetchJson(url);
  if (result.ok && result.httpStatus === 200) return result.body;
  throw new FileError(url, result);
}
