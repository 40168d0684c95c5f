import { createHash, createHmac } from 'node:crypto';

/** The algorithm of earlier versions, in which a person is an address: their draws are verified by it. It never changes. */
export const addressAlgorithm = 'hmac-sha256-48/1';

/** An entry that takes part in a draw; lists are in order of arrival. */
export interface Candidate {
  id: string;
  /** The same for all entries of one person, who can win only once. */
  person: string;
  chances: number;
}

/** SHA-256, in hexadecimal, of everything besides the seed that decides a draw. Reveals no personal data. */
export function digestCandidates(candidates: readonly Candidate[]): string {
  const digest = createHash('sha256');
  for (const { id, person, chances } of candidates) {
    digest.update(`${id} ${chances} ${createHash('sha256').update(person).digest('hex')}\n`);
  }
  return digest.digest('hex');
}

/**
 * Uniform integers from 0 up to a limit, in a stream determined by the seed and the entries: the first 48 bits of
 * HMAC-SHA-256(seed, digest and counter). Values that would favour small numbers are rejected.
 */
function createNumbers(seed: string, digest: string): (limit: number) => number {
  const range = 2 ** 48;
  let counter = 0;
  return (limit) => {
    for (;;) {
      const bytes = createHmac('sha256', seed).update(`${addressAlgorithm} ${digest} ${counter}`).digest();
      counter += 1;
      const value = bytes.readUIntBE(0, 6);
      if (value < range - (range % limit)) return value % limit;
    }
  };
}

/**
 * Ids of up to `places` entries in the order drawn; each chance has the same weight. Deterministic for a seed and a
 * list of entries.
 */
export function drawWinners(candidates: readonly Candidate[], seed: string, places: number): string[] {
  const pickBelow = createNumbers(seed, digestCandidates(candidates));
  const drawn: string[] = [];
  let left = candidates;
  while (drawn.length < places && left.length > 0) {
    let rest = pickBelow(left.reduce((sum, { chances }) => sum + chances, 0));
    const picked = left.find(({ chances }) => {
      rest -= chances;
      return rest < 0;
    }) as Candidate;
    drawn.push(picked.id);
    left = left.filter(({ person }) => person !== picked.person);
  }
  return drawn;
}
