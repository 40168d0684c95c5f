import type { PlaceSource, SearchSource } from '../places/place-source.ts';
import { combinePlaceSources } from '../places/place-sources.ts';
import { createGooglePlaces } from './google-places.ts';
import { type GoogleSettings, openGoogleLoader } from './load-google-maps.ts';

/** Google's places. Their script starts loading at once, so that it is ready for the first key press (SF-01). */
function openGooglePlaces(settings: GoogleSettings): PlaceSource {
  const loader = openGoogleLoader(settings);
  // The next search reports the failure.
  loader.load('places').catch(() => undefined);
  return createGooglePlaces(loader);
}

/** Google's places, preceded by our stores and provinces; `onLost` is called once, when ours take over for good. */
export function addGooglePlaces(
  offline: SearchSource,
  settings: GoogleSettings,
  onLost: (cause: unknown) => void,
): SearchSource {
  return combinePlaceSources(offline, async () => openGooglePlaces(settings), onLost);
}
