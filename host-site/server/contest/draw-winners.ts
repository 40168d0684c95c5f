import { createHash, createHmac } from 'node:crypto';

/** Names everything below that decides who wins; to be changed whenever that changes. */
export const drawAlgorithm = 'hmac-sha256-48/1';

/** An entry that takes part in a draw, in the order of arrival. */
export interface Candidate {
  id: string;
  /** One person may have several entries, and wins once. */
  person: string;
  chances: number;
}

/** SHA-256 of all that decides a draw besides its seed, in hexadecimal; tells nobody who the persons are. */
export function digestCandidates(candidates: readonly Candidate[]): string {
  const digest = createHash('sha256');
  for (const { id, person, chances } of candidates) {
    digest.update(`${id} ${chances} ${createHash('sha256').update(person).digest('hex')}\n`);
  }
  return digest.digest('hex');
}

/**
 * Whole numbers from 0 up to a limit, all equally likely, from a stream that the seed and the list of entries determine:
 * the first 48 bits of HMAC-SHA-256(seed, digest and counter), those thrown away that would favour small numbers.
 */
function createNumbers(seed: string, digest: string): (limit: number) => number {
  const range = 2 ** 48;
  let counter = 0;
  return (limit) => {
    for (;;) {
      const bytes = createHmac('sha256', seed).update(`${drawAlgorithm} ${digest} ${counter}`).digest();
      counter += 1;
      const value = bytes.readUIntBE(0, 6);
      if (value < range - (range % limit)) return value % limit;
    }
  };
}

/**
 * The ids of up to `places` entries, in the order in which they were drawn; each chance weighs the same. The same seed
 * and entries give the same places.
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
