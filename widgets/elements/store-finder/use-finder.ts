import { useEffect, useRef, useState } from 'react';
import { warnOnce } from '../../shared/element/warn.ts';
import { useFocusAfterRender } from '../../shared/forms/use-focus-after-render.ts';
import { useGoogle } from '../../shared/google/use-google.ts';
import { usePlaceSource } from '../../shared/google/use-place-source.ts';
import { readFileReason } from '../../shared/http/find-reason.ts';
import { readClock } from '../../shared/page/page-properties.ts';
import { useChange } from '../../shared/places/use-change.ts';
import type { Store } from '../../shared/stores/store.ts';
import { type FailureKind, type FinderProps, failureCodes } from './finder-props.ts';
import { type FinderView, useFinderState } from './use-finder-state.ts';
import { useMyStore } from './use-my-store.ts';
import { useResults } from './use-results.ts';
import { resultMap, useReveal } from './use-reveal.ts';
import { useSearch, type VisitorSearch } from './use-search.ts';
import { useStores } from './use-stores.ts';

/** The finder's state and actions. */
export type Finder = ReturnType<typeof useFinder>;

/** Warns the page's author of a store that the brand does not have. */
function useUnknownStore(store: string, isUnknown: boolean) {
  useEffect(() => {
    if (store && isUnknown) warnOnce(`vitrine-store-finder: store="${store}" is unknown.`);
  }, [store, isUnknown]);
}

/** Scrolls to the finder once its stores replace the list in which the page's URL points at a province. */
function useScrollToTarget(host: FinderProps['host'], isLoaded: boolean) {
  useChange([isLoaded], () => {
    if (isLoaded && host?.querySelector(':target')) host.scrollIntoView();
  });
}

/** The time in milliseconds since 1970, read every minute: one long timer would be late after the device sleeps. */
function useNow(): number {
  const [now, setNow] = useState(readClock);
  useEffect(() => {
    const timer = setInterval(() => setNow(readClock), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Selector of a part of a store in the list: its name, unless another one is given. */
const partOf = ({ id }: Store, part = '> :is(h3, h4)') => `#${CSS.escape(id)} ${part}`;

/** What stores a view asks for, as a text: the list starts again when it changes. */
const toSearchKey = ({ place, radius, province, filters }: FinderView) =>
  JSON.stringify([place, radius, province, filters]);

/** Whether the map is shown, and how to show or hide it. */
function useMapSwitch(reveal: ReturnType<typeof useReveal>, focusLate: (selector: string) => void) {
  const [isMapShown, setMapShown] = useState(false);
  const showMap = () => {
    setMapShown(true);
    reveal(resultMap);
  };
  return {
    isMapShown,
    showMap,
    switchMap() {
      if (isMapShown) return setMapShown(false);
      showMap();
      focusLate(resultMap);
    },
  };
}

/** State and actions that the parts of the finder share. */
export function useFinder(props: FinderProps) {
  const { attributes, locale, emit, host } = props;
  const root = useRef<HTMLDivElement>(null);
  const focusLate = useFocusAfterRender(root);
  const searched = useRef<VisitorSearch>(undefined);
  const now = useNow();
  const fail = (what: FailureKind, code = failureCodes[what]) => emit('vitrine-stores-failed', { what, code });

  const { view, show, ...address } = useFinderState(attributes);
  const searchKey = toSearchKey(view);
  const { loader, isWaiting, ...loading } = useStores(props, view, searchKey, (cause) => {
    fail('stores', readFileReason(cause));
    // The search's heading is not rendered.
    if (searched.current?.kind) focusLate('[role="alert"]');
  });
  const stores = loader?.list() ?? [];
  const google = useGoogle(attributes, locale, () => fail('google'));
  const findSource = usePlaceSource(props, google, loader);
  const { mine, keep } = useMyStore(emit);
  const list = useResults(loader, isWaiting, view, searchKey, now, mine, props);
  useUnknownStore(attributes.store, !!loader && !isWaiting && !list.only);
  useScrollToTarget(host, !!loader);
  const { results } = list;
  const canShowMap = attributes.map === 'auto' && !attributes.compact;
  const reveal = useReveal(root, !!results, address.isLink);
  const search = useSearch(props, { view, show, ...address, searched, results, reveal, focusLate, fail, findSource });
  const { showMap, ...map } = useMapSwitch(reveal, focusLate);
  return {
    props,
    root,
    view,
    show,
    loader,
    loading,
    stores,
    google,
    findSource,
    list,
    search,
    fail,
    now,
    ...map,
    canShowMap,
    /** A single store's map is rendered once it is asked for. */
    hasMap: canShowMap && (map.isMapShown || !list.only),
    chosen: stores.find(({ slug }) => slug === view.store),
    mine,
    /** Makes a store the visitor's own, or forgets it. */
    keep(store: Store) {
      keep(store);
      // In a list without a place it changes places, and its button with it.
      if (!view.place) focusLate(partOf(store));
    },
    /** Picks a store, and leads to its name, to its `summary` in the list, or to the map. */
    choose(store: Store | undefined, target?: 'summary' | 'map') {
      if (!store) return;
      show({ ...view, store: store.slug });
      emit('vitrine-store-picked', { number: store.number });
      if (target === 'map') showMap();
      else focusLate(partOf(store, target));
    },
    showMore() {
      list.showNext();
      focusLate(partOf(list.next[0] as Store));
    },
  };
}
