import { type BaseMap, readBaseMap } from './base-map.ts';

/** Timeout in milliseconds. */
const timeout = 15_000;

/**
 * Fetches and reads the base map.
 * @throws without a network, for any status but 200, for a partial file, and after 15 seconds
 */
export async function fetchBaseMap(url: string): Promise<BaseMap> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`The base map returned ${response.status}.`);
  return readBaseMap(await response.arrayBuffer());
}
