/** The other side's answer as parsed JSON, or why there is none: network, time-out, or something that is not JSON. */
export type PostResult = { ok: true; httpStatus: number; body: unknown } | { ok: false; cause: unknown };

/** Longest wait for a whole answer, in milliseconds. */
export const requestTimeout = 15_000;

/** POSTs JSON; never throws. Slow, offline, HTML instead of JSON and half an answer all come back as `ok: false`. */
export async function postJson(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  signal: AbortSignal,
): Promise<PostResult> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      // Survives the page: whoever submits and walks on is signed up all the same.
      keepalive: true,
      signal,
    });
    return { ok: true, httpStatus: response.status, body: await response.json() };
  } catch (cause) {
    return { ok: false, cause };
  }
}
