import type { WidgetProps } from '../../shared/element/widget.ts';
import { useGoogle } from '../../shared/google/use-google.ts';
import { usePlaceSource } from '../../shared/google/use-place-source.ts';
import { PlaceBox } from '../../shared/places/place-box.tsx';
import type { PlaceMessageKey } from '../../shared/places/place-message-keys.ts';
import type { PlaceChoice } from '../../shared/places/place-source.ts';
import { writeFinderState } from '../../shared/stores/address-state.ts';
import { noFilters } from '../../shared/stores/store-filters.ts';
import type { StoreSearchEvent, storeSearch } from './store-search.contract.ts';

const ignore = () => undefined;

/** A search box that leads to the store finder's page (SF-01). */
export function StoreSearch(props: WidgetProps<typeof storeSearch, PlaceMessageKey, StoreSearchEvent>) {
  const { attributes, t, locale, serviceOrigin, emit, host } = props;
  const findSource = usePlaceSource(props, useGoogle(attributes, locale, ignore));
  const locator = `${serviceOrigin}/${locale}/storelocator`;

  function open(kind: PlaceChoice['kind'] | 'none', query: string) {
    const address = locator + query;
    // A browser opens no new tab once the press is some seconds old; the same tab is better than nothing.
    if (emit('vitrine-stores-searched', { kind })) window.open(address, attributes.target) ?? location.assign(address);
  }

  return (
    <PlaceBox
      t={t}
      locale={locale}
      action={locator}
      target={attributes.target}
      isCompact={attributes.compact}
      shown=""
      leavesPage
      host={host}
      findSource={findSource}
      onChosen={(choice) => {
        const { point: place, province, kind = 'none', typed } = choice ?? {};
        // The locator reads such a text again, and says what it searched for.
        const text = typed && `?q=${encodeURIComponent(typed)}`;
        open(kind, text ?? writeFinderState({ filters: noFilters, place, province }));
      }}
      onLost={(typed) => open('none', `?q=${encodeURIComponent(typed)}`)}
    />
  );
}
