import { useEffect, useState } from 'react';
import { type FinderState, readFinderState, writeFinderState } from '../shared/stores/address-state.ts';
import { noFilters } from '../shared/stores/store-filters.ts';

/** The finder's state, and the place's name, which the history entry holds because the address does not. */
export interface FinderView extends FinderState {
  label?: string;
}

function readView(): FinderView {
  const kept: unknown = history.state?.vitrinePlace;
  return { ...readFinderState(location.search), ...(typeof kept === 'string' ? { label: kept } : {}) };
}

/** The finder's view. If `addressed`, the page's address holds it, for links, reloads and the back button. */
export function useFinderState(isAddressed: boolean) {
  const [view, setView] = useState<FinderView>({ filters: noFilters });

  useEffect(() => {
    if (!isAddressed) return;
    const read = () => setView(readView());
    read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, [isAddressed]);

  /** A new search adds a history entry; a filter or a selection replaces the current one. */
  function show(next: FinderView, isStep = false) {
    setView(next);
    if (!isAddressed) return;
    // Absolute, because the page may have a `<base>` on another origin.
    const address = new URL(location.href);
    address.search = writeFinderState(next, address.search);
    if (isStep) address.hash = '';
    // A page's router may keep its own data in the state.
    const state = { ...history.state, vitrinePlace: next.label };
    if (isStep) history.pushState(state, '', address);
    else history.replaceState(state, '', address);
  }

  return { view, show };
}
