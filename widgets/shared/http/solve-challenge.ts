import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { type ProofRequest, proofHeader } from '../submissions/proof-of-work.ts';
import type { JsonResult } from './fetch-json.ts';

/** Milliseconds after which a slow device gives up; its visitor then reads when to try again. */
const timeout = 20_000;

/**
 * Repeats a request with the proof of work that its response asks for. Gives that response when there is no proof in
 * time, or none on this page: browsers offer the hashes on secure pages only. They derive keys off the main thread.
 */
export async function postWithProof(
  result: JsonResult,
  challenge: NonNullable<ProofRequest['challenge']>,
  post: (headers: Record<string, string>) => Promise<JsonResult>,
): Promise<JsonResult> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout }).catch(() => null);
  return solution ? post({ [proofHeader]: JSON.stringify({ challenge, solution }) }) : result;
}
