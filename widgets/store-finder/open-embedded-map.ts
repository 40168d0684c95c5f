import { fetchBaseMap } from '../shared/map/fetch-base-map.ts';
import { mountMap } from '../shared/map/mount-map.ts';
import { styleMap } from './map-style.ts';
import { mapTexts } from './map-texts.ts';
import type { StoreMap, StoreMapOptions } from './store-map.ts';

/** Opens our own map (SF-07), which sends requests only to our own server. */
export async function openEmbeddedMap(
  host: HTMLElement,
  { serviceOrigin, ...options }: StoreMapOptions,
): Promise<StoreMap> {
  const baseMap = await fetchBaseMap(`${serviceOrigin}/stores/canada-1.bin`);
  styleMap(host);
  const { setLocale, ...map } = mountMap(host, { ...options, baseMap, t: mapTexts[options.locale] });
  return { ...map, setLocale: (locale) => setLocale(locale, mapTexts[locale]) };
}
