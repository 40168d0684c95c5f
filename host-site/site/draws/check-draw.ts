import { createTag, digestText, drawPositions, parseDrawList } from '../../sources/contests/draw-list.ts';

/** What the page shows of a draw. */
export interface CheckedDraw {
  /** Of the contest's draws, from 1. */
  number: number;
  /** Address of the list. */
  list: string;
  digest: string;
  seed: string;
  /** Absent where no seed was committed. */
  commitment?: string | undefined;
  /** Positions in the list, winners first. */
  places: readonly number[];
}

/** A result, as the key of its message and the values in it. */
export interface DrawFinding {
  key: 'found' | 'notFound' | 'same' | 'alteredList' | 'alteredSeed' | 'alteredPlaces';
  values?: Record<string, number>;
}

/** Repeats a draw from its seed and its list, and looks for an entry in the list. Sends nothing. */
export async function checkDraw(
  { digest, seed, commitment, places }: CheckedDraw,
  text: string,
  { reference, email }: { reference: string; email: string },
): Promise<DrawFinding[]> {
  const entries = parseDrawList(text);
  if (!entries || (await digestText(text)) !== digest) return [{ key: 'alteredList' }];
  const tag = await createTag(reference, email);
  const index = entries.findIndex((entry) => entry.tag === tag);
  const entry = entries[index];
  const total = entries.reduce((sum, { chances }) => sum + chances, 0);
  const presence: DrawFinding = entry
    ? { key: 'found', values: { position: index + 1, chances: entry.chances, total } }
    : { key: 'notFound' };
  if (commitment !== undefined && (await digestText(seed)) !== commitment) return [presence, { key: 'alteredSeed' }];
  const drawn = await drawPositions({ entries, text, digest }, seed, places.length);
  return [presence, { key: drawn.join() === places.join() ? 'same' : 'alteredPlaces' }];
}
