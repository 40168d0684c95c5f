import { fetchJson, type JsonResult } from './fetch-json.ts';

/** POSTs JSON; never throws (see fetch-json.ts). */
export function postJson(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<JsonResult> {
  return fetchJson(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    // Survives the page: whoever submits and walks on is signed up all the same.
    keepalive: true,
  });
}
