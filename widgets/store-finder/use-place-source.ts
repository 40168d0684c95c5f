import { useEffect, useRef } from 'react';
import type { PlaceSource } from '../shared/places/place-source.ts';
import type { Store } from '../shared/stores/store.ts';
import type { FinderProps } from './finder-props.ts';
import type { GoogleAccess } from './use-google.ts';

/**
 * Returns a function that opens the source of places, once per language, service and Google account. Its code is fetched
 * when a visitor comes to the box, as few do, and again after a failure.
 */
export function usePlaceSource(
  { locale, serviceOrigin, t }: FinderProps,
  { account, settings, isLost, disable }: GoogleAccess,
  stores: readonly Store[],
): () => Promise<PlaceSource> {
  const latest = useRef(stores);
  useEffect(() => {
    latest.current = stores;
  });
  const opened = useRef<{ key: string; source: Promise<PlaceSource> }>(undefined);
  const key = `${locale} ${serviceOrigin} ${account}`;
  const open = async () => {
    const { createOfflinePlaces } = await import('../shared/places/offline-places.ts');
    const offline = createOfflinePlaces(serviceOrigin, t, () => latest.current);
    if (!settings || isLost()) return offline;
    try {
      const { addGooglePlaces } = await import('../shared/google/open-google-places.ts');
      return addGooglePlaces(offline, settings, disable);
    } catch (cause) {
      disable(cause);
      return offline;
    }
  };
  return () => {
    if (opened.current?.key === key) return opened.current.source;
    const source = open();
    opened.current = { key, source };
    source.catch(() => {
      opened.current = undefined;
    });
    return source;
  };
}
