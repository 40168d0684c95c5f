import { useRef } from 'react';
import type { Locale } from '../shared/locale/locale.ts';
import { readGoogleSettings } from '../shared/places/google-attributes.ts';
import type { PlaceSource } from '../shared/places/place-source.ts';
import { joinPlaceSources } from '../shared/places/place-sources.ts';
import type { OpenMap } from './store-map.ts';

const openEmbedded: OpenMap = async (host, options) =>
  (await import('./embedded-map.ts')).openEmbeddedMap(host, options);

/** Google's map and places where there is a key or a client, and ours without, or once Google has failed (SF-05, SF-07). */
export function useGoogle(attributes: Parameters<typeof readGoogleSettings>[0], locale: Locale, onLost: () => void) {
  const settings = readGoogleSettings(attributes, locale);
  const account = settings ? attributes.googleMapsKey || attributes.googleMapsClient : '';
  const lost = useRef('');
  const isOurs = () => lost.current === account;
  const lose = (cause: unknown) => {
    if (isOurs()) return;
    lost.current = account;
    console.error('google:', cause);
    onLost();
  };
  const openMap: OpenMap = async (host, options) => {
    if (!settings || isOurs()) return openEmbedded(host, options);
    try {
      const { openGoogleMap } = await import('./google-map.ts');
      return await openGoogleMap(
        host,
        {
          ...options,
          onLost() {
            lose('the key was refused');
            options.onLost();
          },
        },
        settings,
      );
    } catch (cause) {
      lose(cause);
      host.replaceChildren();
      return openEmbedded(host, options);
    }
  };
  return {
    /** Key or client; a page may set it late, once a visitor has agreed to Google. */
    account,
    openMap,
    joinPlaces(offline: PlaceSource): PlaceSource {
      if (!settings || isOurs()) return offline;
      const openGoogle = async () =>
        (await import('../shared/google/open-google-places.ts')).openGooglePlaces(settings);
      return joinPlaceSources(offline, openGoogle, lose);
    },
  };
}
