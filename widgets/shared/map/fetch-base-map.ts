import { type BaseMap, readBaseMap } from './base-map.ts';

/** Milliseconds after which the file counts as lost. */
const timeout = 15_000;

/**
 * Fetches and reads the base map.
 * @throws whatever keeps it away: no network, another status than 200, silence for 15 seconds, half a file, the signal
 */
export async function fetchBaseMap(url: string, signal?: AbortSignal): Promise<BaseMap> {
  const timedOut = AbortSignal.timeout(timeout);
  const answer = await fetch(url, {
    signal: signal ? AbortSignal.any([signal, timedOut]) : timedOut,
    credentials: 'omit',
  });
  if (!answer.ok) throw new Error(`The base map answered ${answer.status}.`);
  return readBaseMap(await answer.arrayBuffer());
}
