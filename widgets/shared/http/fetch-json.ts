interface AnswerHead {
  /** Absent where there was no answer. */
  httpStatus?: number | undefined;
  /** Seconds to wait before the next request, if the server says so. */
  retryAfter?: number | undefined;
}

/** The server's answer as parsed JSON, or why there is none: network, timeout, or something that is not JSON. */
export type JsonResult = AnswerHead & ({ ok: true; httpStatus: number; body: unknown } | { ok: false; cause: unknown });

/** Timeout for a complete answer, in milliseconds. */
const requestTimeout = 15_000;

/** Bytes of the longest answer, uncompressed: forty times the largest file of a feed of 100,000 stores. */
const mostBytes = 1e7;

/** Fetches JSON; never throws. Timeout, no network, HTML instead of JSON, a partial answer and one of more than ten megabytes all give `ok: false`. */
export async function fetchJson(url: string, init?: RequestInit): Promise<JsonResult> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), requestTimeout);
  let left = mostBytes;
  let head: { httpStatus: number; retryAfter?: number | undefined } | undefined;
  try {
    const response = await fetch(url, { ...init, signal: controller.signal });
    head = { httpStatus: response.status, retryAfter: Number(response.headers.get('Retry-After')) || undefined };
    const limited = response.body?.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(part, stream) {
          left -= part.length;
          if (left > 0) stream.enqueue(part);
          else stream.error();
        },
      }),
    );
    return { ok: true, ...head, body: await new Response(limited).json() };
  } catch (cause) {
    return { ok: false, ...head, cause };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Fetches a public JSON file; rejects, with its address, when there is no valid answer. Its credentials are those of a
 * preload with `crossorigin`, which the request can use then; on our own pages that also saves a second connection.
 */
export async function fetchFile(url: string): Promise<unknown> {
  const answer = await fetchJson(url);
  if (answer.ok && answer.httpStatus === 200) return answer.body;
  throw new Error(`${url}: ${answer.ok ? answer.httpStatus : answer.cause}`);
}
