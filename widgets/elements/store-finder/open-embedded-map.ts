import { fetchBaseMap } from '../../shared/map/fetch-base-map.ts';
import { mountMap } from '../../shared/map/mount-map.ts';
import type { OpenTileLayer } from '../../shared/map/tile-layer.ts';
import { styleMap } from './map-style.ts';
import type { StoreMap, StoreMapOptions } from './store-map.ts';
import { translateMap } from './translate-map.ts';

/** The opener of the retailer's tiles. The map works without, if their code doesn't come. */
async function findGround(host: HTMLElement, { tiles }: StoreMapOptions): Promise<OpenTileLayer | undefined> {
  if (!tiles.template) return undefined;
  try {
    const { openStyledTiles } = await import('./open-styled-tiles.ts');
    return openStyledTiles(host, tiles);
  } catch (cause) {
    console.error('map tiles:', cause);
    return undefined;
  }
}

/** Opens our own map (SF-07). It sends requests only to our own server, unless the page names a source of tiles. */
export async function openEmbeddedMap(host: HTMLElement, options: StoreMapOptions): Promise<StoreMap> {
  const [baseMap, openTileLayer] = await Promise.all([
    fetchBaseMap(`${options.serviceOrigin}/stores/canada-1.bin`),
    findGround(host, options),
  ]);
  styleMap(host);
  const { setLocale, ...map } = mountMap(host, { ...options, baseMap, openTileLayer, t: translateMap[options.locale] });
  return { ...map, setLocale: (locale) => setLocale(locale, translateMap[locale]) };
}
