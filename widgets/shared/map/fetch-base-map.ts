import { type BaseMap, readBaseMap } from './base-map.ts';

/** Timeout in milliseconds. */
const timeout = 15_000;

/**
 * Fetches and reads the base map.
 * @throws without a network, for any status but 200, for a partial file, after 15 seconds, and when the signal aborts
 */
export async function fetchBaseMap(url: string, signal?: AbortSignal): Promise<BaseMap> {
  const timedOut = AbortSignal.timeout(timeout);
  const response = await fetch(url, {
    signal: signal ? AbortSignal.any([signal, timedOut]) : timedOut,
  });
  if (!response.ok) throw new Error(`The base map returned ${response.status}.`);
  return readBaseMap(await response.arrayBuffer());
}
