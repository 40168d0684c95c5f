import { useEffect, useState } from 'react';
import { type FinderState, readFinderState, writeFinderState } from '../shared/stores/address-state.ts';
import { noFilters } from '../shared/stores/store-filters.ts';

/** What the finder shows, and what the place is called; the address cannot tell that, the entry of the history can. */
export interface FinderView extends FinderState {
  label?: string;
}

function readView(): FinderView {
  const kept: unknown = history.state?.vitrinePlace;
  return { ...readFinderState(location.search), ...(typeof kept === 'string' ? { label: kept } : {}) };
}

/** The finder's view; where it is `addressed` it is kept in the page's address, for links, reloads and the way back. */
export function useFinderState(isAddressed: boolean) {
  const [view, setView] = useState<FinderView>({ filters: noFilters });

  useEffect(() => {
    if (!isAddressed) return;
    const read = () => setView(readView());
    read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, [isAddressed]);

  /** A new search is a step of the history; a filter or a choice changes the one that it is on. */
  function show(next: FinderView, isStep = false) {
    setView(next);
    if (!isAddressed) return;
    // Whole, as the page may have a `<base>` on another origin.
    const address = new URL(location.href);
    address.search = writeFinderState(next, address.search);
    if (isStep) address.hash = '';
    // A page's router may keep what is its own in the state.
    const state = { ...history.state, vitrinePlace: next.label };
    if (isStep) history.pushState(state, '', address);
    else history.replaceState(state, '', address);
  }

  return { view, show };
}
