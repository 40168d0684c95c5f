import { useEffect, useRef } from 'react';
import type { Locale } from '../locale/locale.ts';
import type { PlaceTranslate } from '../places/place-message-keys.ts';
import type { SearchSource, StoreSource } from '../places/place-source.ts';
import type { Store } from '../stores/store.ts';
import type { GoogleAccess } from './use-google.ts';

const none: readonly Store[] = [];

/** What the source of places needs from the widget. */
interface PlaceService {
  locale: Locale;
  serviceOrigin: string;
  t: PlaceTranslate;
}

/**
 * Returns a function that opens the source of places, once per language, service and Google account. Its code is fetched
 * when a visitor comes to the box, as few do, and again after a failure.
 */
export function usePlaceSource(
  { locale, serviceOrigin, t }: PlaceService,
  { account, settings, isLost, disable }: GoogleAccess,
  stores?: StoreSource,
): () => Promise<SearchSource> {
  const latest = useRef(stores);
  useEffect(() => {
    latest.current = stores;
  });
  const sources = useRef<Record<string, Promise<SearchSource>>>({}).current;
  const key = `${locale} ${serviceOrigin} ${account}`;
  const open = async () => {
    const { createOfflinePlaces } = await import('../places/offline-places.ts');
    const offline = createOfflinePlaces(serviceOrigin, t, {
      list: () => latest.current?.list() ?? none,
      loadNamed: async (keys) => latest.current?.loadNamed(keys),
    });
    if (!settings || isLost()) return offline;
    try {
      const { addGooglePlaces } = await import('./open-google-places.ts');
      return addGooglePlaces(offline, settings, disable);
    } catch (cause) {
      disable(cause);
      return offline;
    }
  };
  return () => {
    sources[key] ??= open().catch((cause) => {
      delete sources[key];
      throw cause;
    });
    return sources[key];
  };
}
