import type { ProofRequest } from '../submissions/proof-of-work.ts';
import { fetchJson, type JsonResult } from './fetch-json.ts';

/**
 * POSTs JSON; never throws (see fetch-json.ts). A server that gets many requests may ask for a proof of work, whose code
 * is fetched then.
 */
export async function postJson(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
): Promise<JsonResult> {
  const post = (more?: Record<string, string>) =>
    fetchJson(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers, ...more },
      body,
      // Completes even if the visitor leaves the page right after submitting.
      keepalive: true,
    });
  const result = await post();
  const challenge = result.ok && (result.body as ProofRequest | null)?.challenge;
  if (!challenge) return result;
  return import('./solve-challenge.ts').then(
    ({ postWithProof }) => postWithProof(result, challenge, post),
    () => result,
  );
}
