import { createHash } from 'node:crypto';
import type { Database, Transaction } from '../database/database.ts';
import { findResponse, insertResponse, type StoredResponse } from '../database/idempotent-responses.ts';
import { digestToUuid } from './digest-to-uuid.ts';
import { type Outcome, outcomes } from './outcome.ts';

/** The first response, or a refusal when its request was a different one, whose hash is none of these. */
function repeatResponse(kept: StoredResponse, fingerprints: readonly string[]): Outcome {
  return fingerprints.includes(kept.fingerprint) ? (JSON.parse(kept.answer) as Outcome) : outcomes.keyReused;
}

/** How a request and its repeats are recognized. */
export interface RequestKey {
  /** Idempotency key; undefined for a request whose repeats need not be recognized. */
  given: string | undefined;
  /** Whether the key is derived from the content. Then only a keyed hash of it is stored. */
  isDerived?: boolean;
  /** Keyed hash of the person's address, as in the table of the submissions: an erasure finds the response by it. */
  emailKey: string;
  /** Whether a known key gets its response before any work, as where the work's duration could tell something. */
  isSoughtFirst?: boolean;
}

/**
 * Does the work of a request in one transaction, once per idempotency key. A repeat gets the first response; a
 * different request with the same key is refused. `content` distinguishes the two. Unless the key is sought first, the
 * work of a repeat is done and rolled back: its key is in use, or what it would store already exists. That spares all
 * others a statement and a wait.
 */
export async function runOnce(
  database: Database,
  { given, isDerived = false, emailKey, isSoughtFirst = false }: RequestKey,
  content: readonly unknown[],
  work: (transaction: Transaction) => Promise<Outcome>,
): Promise<Outcome> {
  if (!given) return database.transaction(work);
  const text = JSON.stringify(content);
  // Keyed, because a plain hash of a form can be found by trying likely contents.
  const fingerprint = database.vault.hash('idempotent_answers.fingerprint', text);
  // A key from an earlier version has a plain hash.
  const fingerprints = [fingerprint, createHash('sha256').update(text).digest('hex')];
  const key = isDerived ? digestToUuid(database.vault.hash('idempotent_answers.key', given)) : given;
  // An earlier version stored a derived key as it is; it may be running beside this one.
  const sought = [...(isDerived ? [given] : []), ...(isSoughtFirst ? [key] : [])];
  const earlier = sought.length > 0 ? await findResponse(database, sought) : undefined;
  if (earlier) return repeatResponse(earlier, fingerprints);
  try {
    return await database.transaction(async (transaction) => {
      const outcome = await work(transaction);
      insertResponse(transaction, { key, emailKey, fingerprint, answer: JSON.stringify(outcome) });
      return outcome;
    });
  } catch (error) {
    // A refusal may be about what the first request has stored. When there is no look-up either, the first error counts.
    const kept = await findResponse(database, [key]).catch(() => undefined);
    if (!kept) throw error;
    return repeatResponse(kept, fingerprints);
  }
}
