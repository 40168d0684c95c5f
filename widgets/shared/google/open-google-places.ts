import type { PlaceSource } from '../places/place-source.ts';
import { createGooglePlaces } from './google-places.ts';
import { createGoogleLoader } from './load-google-maps.ts';
import type { GoogleSettings } from './script-address.ts';

/** Google's places by these settings; its script is asked for at once, so that it is there for the first key (SF-01). */
export function openGooglePlaces(settings: GoogleSettings): PlaceSource {
  const loader = createGoogleLoader(settings);
  // Whoever searches next is told.
  loader.load('places').catch(() => undefined);
  return createGooglePlaces(loader);
}
