import { useEffect, useRef, useState } from 'react';
import { type FinderState, readFinderState, writeFinderState } from '../../shared/stores/address-state.ts';
import { parsePoint } from '../../shared/stores/point-text.ts';
import { noFilters } from '../../shared/stores/store-filters.ts';
import type { FinderProps } from './finder-props.ts';

/** The finder's state, and the place's name, which the history entry holds because the address does not. */
export interface FinderView extends FinderState {
  label?: string | undefined;
  /** Kilometres of doubt about a device's position, which the history entry holds too. */
  doubt?: number | undefined;
  /** The event that led from another view to this one: the visitor went back or forward. */
  step?: Event | undefined;
}

type Attributes = FinderProps['attributes'];

/** The search that the page's author presets; a place's name has to be looked up first. */
function readPreset({ near, province }: Pick<Attributes, 'near' | 'province'>): FinderState {
  const place = parsePoint(near);
  return { filters: noFilters, place, province: (!place && province) || undefined };
}

const isOurs = (): boolean => location.pathname.includes('/storelocator');

/**
 * The text that a link asks to look up: the store search leads to our own page with it. On any other page, `q` is the
 * page's.
 */
export function readLinkText(): string {
  return (isOurs() && new URLSearchParams(location.search).get('q')) || '';
}

/** A view that the page's address holds, after another. */
function followView(next: FinderView, before: FinderView, step: Event | undefined): FinderView {
  // An entry that a link to a part of the page made has no name, and the same search.
  const view = writeFinderState(before) === writeFinderState(next) ? before : { ...next, step };
  const { vitrinePlace, vitrineDoubt } = history.state ?? {};
  return { ...view, label: vitrinePlace ?? view.label, doubt: vitrineDoubt ?? view.doubt };
}

/**
 * The finder's view. Unless `noAddress`, the page's address holds it, for links, reloads and the back button; without a
 * search in the address, the page's author presets one.
 */
export function useFinderState({ noAddress, near, province }: Attributes) {
  const isAddressed = !noAddress;
  const [view, setView] = useState<FinderView>(() => readPreset({ near, province }));
  const preset = useRef(view);
  const isLink = useRef(false);
  /** The view now, for what began with an earlier one. */
  const latest = useRef(view);
  latest.current = view;

  useEffect(() => {
    preset.current = readPreset({ near, province });
    const read = (step?: Event) => {
      const found = readFinderState(isAddressed ? location.search : '');
      isLink.current = isAddressed && !!(found.place || found.province || readLinkText());
      const next = isLink.current ? found : { ...preset.current, ...found };
      setView(isAddressed ? followView(next, latest.current, step) : next);
    };
    read();
    if (!isAddressed) return;
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, [isAddressed, near, province]);

  /** A new search adds a history entry; a filter or a selection replaces the current one. */
  function show(next: FinderView, isStep = false) {
    setView(next);
    // In a frame without an address of its own, such as an editor's preview, the browser takes none.
    if (!isAddressed || !location.host) return;
    const { href, search, hash } = location;
    // Absolute, because the page may have a `<base>` on another origin; a page's router may keep its route in the hash.
    const address =
      href.split(/[?#]/)[0] + writeFinderState(next, search, isOurs()) + (!isStep || /^#!?\//.test(hash) ? hash : '');
    // A page's router may keep its own data in the state.
    const state = { ...history.state, vitrinePlace: next.label, vitrineDoubt: next.doubt };
    history[isStep ? 'pushState' : 'replaceState'](state, '', address);
  }

  /** Shows what the page's author presets, once it has been looked up: the address stays the page's own. */
  function showPreset(next: FinderView) {
    preset.current = next;
    setView(next);
  }

  return { view, latest, show, showPreset, isLink };
}
