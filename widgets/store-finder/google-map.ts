import { mountGoogleMap } from '../shared/google/google-map.ts';
import { createGoogleLoader } from '../shared/google/load-google-maps.ts';
import type { GoogleSettings } from '../shared/google/script-address.ts';
import { dressMap, mapWords } from './map-looks.ts';
import type { StoreMap, StoreMapOptions } from './store-map.ts';

/** Google's map (SF-05). A key that Google refuses later is of no use then, as `onLost` tells. */
export async function openGoogleMap(
  host: HTMLElement,
  options: StoreMapOptions,
  settings: GoogleSettings & { mapId?: string },
): Promise<StoreMap> {
  const loader = createGoogleLoader(settings);
  const maps = await loader.load('maps');
  dressMap(host);
  const { locale } = options;
  const { setLocale, destroy, ...map } = mountGoogleMap(
    host,
    { ...options, t: mapWords[locale], mapId: settings.mapId, language: loader.language },
    maps,
  );
  const unsubscribe = loader.subscribe((state) => state === 'failure' && options.onLost());
  return {
    ...map,
    setLocale: (next) => setLocale(next, mapWords[next]),
    destroy() {
      unsubscribe();
      destroy();
    },
  };
}
