import { type BaseMap, readBaseMap } from './base-map.ts';

/** Milliseconds after which the file counts as not coming. */
const patience = 15_000;

/**
 * Fetches and reads the base map.
 * @throws whatever keeps it away: no network, another status than 200, silence for 15 seconds, half a file, the signal
 */
export async function fetchBaseMap(url: string, signal?: AbortSignal): Promise<BaseMap> {
  const late = AbortSignal.timeout(patience);
  const answer = await fetch(url, { signal: signal ? AbortSignal.any([signal, late]) : late, credentials: 'omit' });
  if (!answer.ok) throw new Error(`The base map answered ${answer.status}.`);
  return readBaseMap(await answer.arrayBuffer());
}
