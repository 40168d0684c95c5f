import { type GoogleSettings, openGoogleLoader } from '../../shared/google/load-google-maps.ts';
import { mountGoogleMap } from '../../shared/google/mount-google-map.ts';
import { styleMap } from './map-style.ts';
import type { StoreMap, StoreMapOptions } from './store-map.ts';
import { translateMap } from './translate-map.ts';

/** Opens Google's map (SF-05). `onLost` is called if Google refuses the key later. */
export async function openGoogleMap(
  host: HTMLElement,
  options: StoreMapOptions,
  settings: GoogleSettings & { mapId?: string },
): Promise<StoreMap> {
  const loader = openGoogleLoader(settings);
  const maps = await loader.load('maps');
  styleMap(host);
  const { locale } = options;
  const { setLocale, destroy, ...map } = mountGoogleMap(
    host,
    { ...options, t: translateMap[locale], mapId: settings.mapId, language: loader.language },
    maps,
  );
  const unsubscribe = loader.subscribe((state) => state === 'failure' && options.onLost());
  return {
    ...map,
    setLocale: (next) => setLocale(next, translateMap[next]),
    destroy() {
      unsubscribe();
      destroy();
    },
  };
}
