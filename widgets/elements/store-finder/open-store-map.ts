import type { GoogleAccess } from '../../shared/google/use-google.ts';
import { openEmbeddedMap } from './open-embedded-map.ts';
import type { StoreMap, StoreMapOptions } from './store-map.ts';

/** Opens Google's map if there is an account, and ours without one or once Google has failed (SF-05, SF-07). */
export async function openStoreMap(
  host: HTMLElement,
  options: StoreMapOptions,
  { settings, isLost, disable }: GoogleAccess,
): Promise<StoreMap> {
  if (!settings || isLost()) return openEmbeddedMap(host, options);
  const onLost = () => {
    disable('the key was refused');
    options.onLost();
  };
  try {
    const { openGoogleMap } = await import('./open-google-map.ts');
    return await openGoogleMap(host, { ...options, onLost }, settings);
  } catch (cause) {
    disable(cause);
    host.replaceChildren();
    return openEmbeddedMap(host, options);
  }
}
