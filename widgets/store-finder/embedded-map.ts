import { fetchBaseMap } from '../shared/map/fetch-base-map.ts';
import { mountMap } from '../shared/map/mount-map.ts';
import { dressMap, mapWords } from './map-looks.ts';
import type { OpenMap } from './store-map.ts';

/** The map of ours (SF-07): it asks nobody but our own server for anything. */
export const openEmbeddedMap: OpenMap = async (host, { serviceOrigin, ...options }) => {
  const baseMap = await fetchBaseMap(`${serviceOrigin}/stores/canada-1.bin`);
  dressMap(host);
  const { setLocale, ...map } = mountMap(host, { ...options, baseMap, t: mapWords[options.locale] });
  return { ...map, setLocale: (locale) => setLocale(locale, mapWords[locale]) };
};
