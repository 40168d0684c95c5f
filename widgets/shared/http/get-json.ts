/** Parsed JSON, or why there is none; `httpStatus` only where the other side answered with an error. */
export type GetResult = { ok: true; body: unknown } | { ok: false; httpStatus?: number; cause?: unknown };

/**
 * GETs JSON; never throws. Slow (`timeout` in milliseconds), offline, 4xx, 5xx, HTML instead of JSON and half an answer
 * all come back as `ok: false`. The answer is cached as its headers say.
 */
export async function getJson(url: string, signal: AbortSignal, timeout: number): Promise<GetResult> {
  try {
    const response = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]) });
    if (!response.ok) return { ok: false, httpStatus: response.status };
    return { ok: true, body: await response.json() };
  } catch (cause) {
    return { ok: false, cause };
  }
}
