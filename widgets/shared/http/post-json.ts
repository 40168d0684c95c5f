import { fetchJson, type JsonResult } from './fetch-json.ts';

/** POSTs JSON; never throws (see fetch-json.ts). */
export function postJson(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<JsonResult> {
  return fetchJson(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    // Completes even if the visitor leaves the page right after submitting.
    keepalive: true,
  });
}
