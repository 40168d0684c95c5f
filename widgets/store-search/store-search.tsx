import { useRef } from 'react';
import type { WidgetProps } from '../shared/element/widget.ts';
import { readGoogleSettings } from '../shared/places/google-attributes.ts';
import { createOfflinePlaces } from '../shared/places/offline-places.ts';
import { PlaceBox } from '../shared/places/place-box.tsx';
import type { PlaceChoice, PlaceSource } from '../shared/places/place-source.ts';
import type { PlaceKey } from '../shared/places/place-words.ts';
import { writeFinderState } from '../shared/stores/address-state.ts';
import { noFilters } from '../shared/stores/store-filters.ts';
import type { StoreSearchEvent, storeSearch } from './store-search.contract.ts';

/** A search box that leads to the store finder's page (SF-01). */
export function StoreSearch(props: WidgetProps<typeof storeSearch, PlaceKey, StoreSearchEvent>) {
  const { attributes, t, locale, serviceOrigin, emit, host } = props;
  const source = useRef<Promise<PlaceSource>>(undefined);
  const locator = `${serviceOrigin}/${locale}/storelocator`;

  async function openPlaces(): Promise<PlaceSource> {
    const offline = createOfflinePlaces(serviceOrigin, t);
    const google = readGoogleSettings(attributes, locale);
    if (!google) return offline;
    const handleLost = (cause: unknown) => console.error('google:', cause);
    try {
      const { addGooglePlaces } = await import('../shared/google/open-google-places.ts');
      return addGooglePlaces(offline, google, handleLost);
    } catch (cause) {
      handleLost(cause);
      return offline;
    }
  }

  function open(kind: PlaceChoice['kind'] | 'none', query: string) {
    if (emit('vitrine-stores-searched', { kind })) window.open(locator + query, attributes.target);
  }

  return (
    <PlaceBox
      t={t}
      locale={locale}
      action={locator}
      target={attributes.target}
      isCompact={attributes.compact}
      shown=""
      host={host}
      findSource={() => {
        source.current ??= openPlaces();
        return source.current;
      }}
      onChosen={(choice) => {
        const { point, province, kind = 'none' } = choice ?? {};
        const query = writeFinderState({
          filters: noFilters,
          ...(point ? { place: point } : {}),
          ...(province ? { province } : {}),
        });
        open(kind, query);
      }}
      onLost={(typed) => open('none', `?q=${encodeURIComponent(typed)}`)}
    />
  );
}
