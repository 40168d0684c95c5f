/** The other side's answer as parsed JSON, or why there is none: network, time-out, or something that is not JSON. */
export type JsonResult = { ok: true; httpStatus: number; body: unknown } | { ok: false; cause: unknown };

/** Longest wait for a whole answer, in milliseconds. */
const requestTimeout = 15_000;

/** Fetches JSON; never throws. Slow, offline, HTML instead of JSON and half an answer all come back as `ok: false`. */
export async function fetchJson(url: string, init?: RequestInit): Promise<JsonResult> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), requestTimeout);
  try {
    const response = await fetch(url, { ...init, signal: controller.signal });
    return { ok: true, httpStatus: response.status, body: await response.json() };
  } catch (cause) {
    return { ok: false, cause };
  } finally {
    clearTimeout(timer);
  }
}

/** Fetches a JSON file that anybody may read; rejects, with its address, when there is no good answer. */
export async function fetchFile(url: string): Promise<unknown> {
  const answer = await fetchJson(url, { credentials: 'omit' });
  if (answer.ok && answer.httpStatus === 200) return answer.body;
  throw new Error(`${url}: ${answer.ok ? answer.httpStatus : answer.cause}`);
}
