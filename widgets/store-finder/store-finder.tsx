import { useEffect, useRef, useState } from 'react';
import type { WidgetProps } from '../shared/element/widget.ts';
import { useLateFocus } from '../shared/forms/use-late-focus.ts';
import { createOfflinePlaces } from '../shared/places/offline-places.ts';
import { PlaceBox } from '../shared/places/place-box.tsx';
import type { PlaceChoice, PlaceSource } from '../shared/places/place-source.ts';
import type { Store } from '../shared/stores/store.ts';
import { passesFilters } from '../shared/stores/store-filters.ts';
import { askPosition, type PositionFailure, positionTexts } from './ask-position.ts';
import { describeResults } from './describe-results.ts';
import { countFilters, FilterPanel } from './filter-panel.tsx';
import { cutGroups, findResults } from './find-results.ts';
import { MapPanel } from './map-panel.tsx';
import { ResultList } from './result-list.tsx';
import type { StoreFinderEvent, storeFinder } from './store-finder.contract.ts';
import type { StoreFinderKey } from './store-finder-words.ts';
import { type FinderView, useFinderState } from './use-finder-state.ts';
import { useGoogle } from './use-google.ts';
import { useNow } from './use-now.ts';
import { useStores } from './use-stores.ts';

/** Most stores drawn at once, and at each press of "more". */
const page = 60;
type SearchKind = PlaceChoice['kind'] | 'position' | 'area';

const headingOf = ({ id }: Store) => `#${CSS.escape(id)} > :is(h3, h4)`;

/** Stores as a list, with a search, filters and a map beside it (SF-01 to SF-08). */
export function StoreFinder(props: WidgetProps<typeof storeFinder, StoreFinderKey, StoreFinderEvent>) {
  const { attributes, brand, t, locale, serviceOrigin, emit, host } = props;
  const root = useRef<HTMLDivElement>(null);
  const [position, setPosition] = useState<PositionFailure | 'locating'>();
  const [most, setMost] = useState(page);
  const [listed, setListed] = useState<string>();
  const [pointed, setPointed] = useState<string>();
  const [isMapShown, setMapShown] = useState(false);
  const [query, setQuery] = useState('');
  const fail = (what: 'stores' | 'position' | 'map' | 'google') => emit('vitrine-stores-failed', { what });
  const { view, show } = useFinderState(!attributes.noAddress);
  const { place, radius, province, filters, label } = view;
  const lookedFor = JSON.stringify([place, radius, province, filters]);
  const { book, hasFailed, isWaiting, retry, lookAround } = useStores(serviceOrigin, brand, view, lookedFor, () =>
    fail('stores'),
  );
  const { now, change } = useNow();
  const focusLate = useLateFocus(root);
  const source = useRef<PlaceSource>(undefined);
  const stores = useRef<readonly Store[]>([]);
  stores.current = book?.list() ?? [];
  const searched = useRef<SearchKind>(undefined);
  const hasMap = attributes.map === 'auto';

  const google = useGoogle(attributes, locale, () => fail('google'));
  useEffect(() => {
    // A link from a search box that could not tell the place (SF-01).
    if (!attributes.noAddress) setQuery(new URLSearchParams(location.search).get('q') ?? '');
  }, []);
  useEffect(() => {
    source.current = undefined;
  }, [locale, serviceOrigin, google.account]);
  useEffect(() => setMost(page), [lookedFor]);
  useEffect(() => {
    // The address led to a province of the list that was there before.
    if (book && host?.querySelector(':target')) host.scrollIntoView();
  }, [!book]);

  const isOpenSearch = book?.isWhole === false && !place && !province;
  const results = book && !isWaiting ? findResults(book, view, now, locale, t) : undefined;
  const groups = isOpenSearch ? [] : cutGroups(results?.groups ?? [], most);
  const drawn = groups.flatMap((group) => group.stores.map(({ item }) => item));
  const left = isOpenSearch ? 0 : (results?.count ?? 0) - drawn.length;
  const chosen = stores.current.find(({ slug }) => slug === view.store);
  const heading = isOpenSearch ? t('searchFirst', { count: book.count }) : describeResults(results, view, t);

  useEffect(() => {
    if (!results || !searched.current) return;
    emit('vitrine-stores-searched', { kind: searched.current, count: results.count });
    searched.current = undefined;
  });

  function look(next: Partial<FinderView>, kind?: SearchKind) {
    searched.current = kind;
    setPosition(undefined);
    show({ filters, ...next }, true);
    focusLate('[part="title"]');
  }

  function handleChoice(choice: PlaceChoice | undefined) {
    const { kind, label, point, province, store } = choice ?? ({} as Partial<PlaceChoice>);
    const next = { label, place: point, province, store: store?.slug };
    look(Object.fromEntries(Object.entries(next).filter(([, value]) => value)), kind);
  }

  async function handleNearMe() {
    setPosition('locating');
    const answer = await askPosition();
    if (typeof answer === 'object') return look({ place: answer }, 'position');
    setPosition(answer);
    fail('position');
  }

  function choose(store: Store | undefined, isInList: boolean) {
    if (!store) return;
    show({ ...view, store: store.slug });
    emit('vitrine-store-picked', { number: store.number });
    if (isInList) focusLate(headingOf(store));
    else setMapShown(true);
  }

  function showMore() {
    const next = results?.groups.flatMap((group) => group.stores)[drawn.length];
    setMost(most + page);
    if (next) focusLate(headingOf(next.item));
  }

  return (
    <div className="finder" ref={root}>
      <PlaceBox
        t={t}
        locale={locale}
        action={`${serviceOrigin}/${locale}/storelocator`}
        shown={label ?? ''}
        query={query}
        findSource={async () => {
          source.current ??= google.joinPlaces(createOfflinePlaces(serviceOrigin, t, () => stores.current));
          return source.current;
        }}
        onChosen={handleChoice}
      >
        <button type="button" className="quiet" onClick={handleNearMe}>
          {t('nearMe')}
        </button>
      </PlaceBox>
      <p className={position === 'locating' ? 'told' : 'notice'} role="status" hidden={!position}>
        {position && t(positionTexts[position])}
      </p>
      {hasFailed && (
        <div className="notice" role="alert">
          <p>{t('failed')}</p>
          <button type="button" onClick={retry}>
            {t('retry')}
          </button>
        </div>
      )}
      {book ? (
        <>
          <FilterPanel
            feed={book.feed}
            stores={stores.current}
            filters={filters}
            now={now}
            t={t}
            locale={locale}
            onChanged={(changed) => show({ ...view, filters: changed })}
          />
          <div className={`views${isMapShown ? ' with-map' : ''}`}>
            <div className="list">
              <p className="hidden" role="status">
                {heading}
              </p>
              <h2 part="title" tabIndex={-1}>
                {heading}
              </h2>
              {results?.isFar && <p>{t('nearestAll')}</p>}
              {results?.count === 0 && !isOpenSearch && <p>{t('noneMatchNext')}</p>}
              {(place || province) && (
                <button type="button" className="link" onClick={() => look({})}>
                  {t('showAll')}
                </button>
              )}
              {hasMap && (
                <button
                  type="button"
                  className="quiet map-switch"
                  aria-expanded={isMapShown}
                  onClick={() => setMapShown(!isMapShown)}
                >
                  {t(isMapShown ? 'hideMap' : 'showMap')}
                </button>
              )}
              {book.feed.isSample && <p className="sample">{t('sample')}</p>}
              <ResultList
                groups={groups}
                feed={book.feed}
                now={now}
                onDrawn={(instant) => Object.assign(change, { current: instant })}
                t={t}
                locale={locale}
                serviceOrigin={serviceOrigin}
                chosen={chosen}
                pointed={pointed}
                hasMap={hasMap}
                onChosen={(store) => choose(store, false)}
                onOpened={(store) => choose(store, true)}
                onPointed={(store) => setListed(store?.id)}
              />
              {left > 0 && (
                <button type="button" className="quiet" onClick={showMore}>
                  {t('more', { count: Math.min(page, left) })}
                </button>
              )}
            </div>
            {hasMap && (
              <MapPanel
                key={google.account}
                t={t}
                locale={locale}
                serviceOrigin={serviceOrigin}
                stores={drawn}
                others={
                  book.isWhole ? [] : stores.current.filter((store) => passesFilters(store, filters, book.feed, now))
                }
                unread={countFilters(filters) ? [] : book.listUnread()}
                answer={`${lookedFor} ${most}`}
                area={place && radius ? { middle: place, radius } : undefined}
                chosen={chosen?.id}
                highlighted={listed}
                openMap={google.openMap}
                onChosen={(id) =>
                  choose(
                    stores.current.find((store) => store.id === id),
                    true,
                  )
                }
                onPointed={setPointed}
                onArea={(middle, kilometres) => look({ place: middle, radius: kilometres }, 'area')}
                onMoved={lookAround}
                onFailed={(cause) => {
                  console.error('map:', cause);
                  fail('map');
                }}
              />
            )}
          </div>
        </>
      ) : (
        <>
          <p className="hidden" role="status">
            {host && !hasFailed ? t('loading') : ''}
          </p>
          <slot>
            <p className="told">{t('loading')}</p>
          </slot>
        </>
      )}
    </div>
  );
}
