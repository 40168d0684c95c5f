import { type RefObject, useEffect, useRef, useState } from 'react';
import { warnOnce } from '../../shared/element/warn.ts';
import type { PlaceChoice, SearchSource } from '../../shared/places/place-source.ts';
import { useChange } from '../../shared/places/use-change.ts';
import { useLatestRequest } from '../../shared/places/use-latest-request.ts';
import { isMapArea } from '../../shared/stores/address-state.ts';
import { parsePoint } from '../../shared/stores/point-text.ts';
import type { Position, PositionFailure } from './ask-position.ts';
import type { Results } from './find-results.ts';
import type { FailureKind, FinderProps } from './finder-props.ts';
import { type FinderView, readLinkText, type useFinderState } from './use-finder-state.ts';
import { resultTitle, type useReveal } from './use-reveal.ts';

/** The kind of a visitor's search. */
type SearchKind = PlaceChoice['kind'] | 'position' | 'area';
/** A visitor's search, and the view that shows it. */
export interface VisitorSearch {
  kind: SearchKind | undefined;
  view: FinderView;
}

/** What is known of the visitor's position: why it is not, or where it may be. */
export type PositionState = PositionFailure | 'locating' | (Pick<Position, 'doubt'> & { name?: string | undefined });

interface SearchContext extends ReturnType<typeof useFinderState> {
  /** The search whose result has not been reported yet. */
  searched: RefObject<VisitorSearch | undefined>;
  results: Results | undefined;
  reveal: ReturnType<typeof useReveal>;
  focusLate: (selector: string) => void;
  fail: (what: FailureKind) => void;
  findSource: () => Promise<SearchSource>;
}

const findPosition = () =>
  import('./ask-position.ts').then(
    ({ askPosition }) => askPosition(),
    () => 'unavailable' as const,
  );

/** The name of the place around a position; none without a connection. */
const nameAround = (
  findSource: SearchContext['findSource'],
  { point, doubt }: Position,
  locale: FinderProps['locale'],
) =>
  findSource()
    .then((source) => source.nameAround(point, doubt, locale))
    .catch(() => undefined);

/** The next search, with the filters and the distance of the one before: a visitor wants both in the next town too. */
function keepChoices(view: FinderView, next: Partial<FinderView>): FinderView {
  const radius = next.place && !isMapArea(view) ? view.radius : undefined;
  return { filters: view.filters, radius, ...next };
}

/** A text to look up at first: of a link from a search box that could not resolve it (SF-01), or preset by the page. */
function useOpeningText(isAddressed: boolean, near: string, isLink: RefObject<boolean>) {
  const isOpening = useRef(true);
  // As the element was at first: an attribute that changes later does not make the address a link to the finder.
  const [isLinked] = useState(isAddressed);
  const [query, setQuery] = useState<{ text?: string }>();
  useEffect(() => {
    const typed = (isLinked && readLinkText()) || (isLink.current || parsePoint(near) ? '' : near);
    isOpening.current = !!typed;
    if (typed) setQuery({ text: typed });
  }, [isLinked, near, isLink]);
  return { isOpening, query, setQuery };
}

/** Reports a visitor's search to the page once its results are there. */
function useReport({ results, searched, view }: SearchContext, emit: FinderProps['emit']): void {
  useEffect(() => {
    // An effect of an earlier rendering would report the results before the search.
    if (!results || searched.current?.view !== view) return;
    const { kind } = searched.current;
    if (kind) emit('vitrine-stores-searched', { kind, count: results.count });
    searched.current = undefined;
  });
}

/** Kilometres of doubt from which on a position is only a region, to which no distance makes sense. */
export const roughly = 5;

/** Shows a visitor's search: in a step of the history, unless a link has opened the page with it. */
function showSearch(
  { searched, show, reveal, focusLate }: SearchContext,
  found: FinderView,
  kind: SearchKind | undefined,
  isOpening: boolean,
): void {
  searched.current = { kind, view: found };
  // A link's search replaces the link: the way back leads to the page before.
  show(found, !isOpening);
  reveal(resultTitle);
  // A page that opens with a search leaves the focus where the browser put it.
  if (!isOpening) focusLate(resultTitle);
}

/** The visitor's searches: their results, the focus, and the events for the page. */
export function useSearch({ attributes, emit, locale, host }: FinderProps, context: SearchContext) {
  const { view, latest, show, showPreset, isLink, reveal, focusLate, fail, findSource } = context;
  const [position, setPosition] = useState<PositionState>();
  const begin = useLatestRequest();
  const { isOpening, query, setQuery } = useOpeningText(!attributes.noAddress, attributes.near, isLink);

  useReport(context, emit);

  /** Begins a search, which ends the one before and its messages; `next` is the box's, unless it has begun there. */
  function start(next?: typeof query, nextPosition?: 'locating') {
    const wasOpening = isOpening.current;
    isOpening.current = false;
    setPosition(nextPosition);
    if (next) setQuery(next);
    return { wasOpening, isWanted: begin() };
  }
  useChange([view.step], () => {
    if (view.step) start({ text: '' });
  });
  /** `isOfBox`: the search began in the box, whose message about it stays. */
  function look(next: Partial<FinderView>, kind?: SearchKind, isOfBox = false) {
    const { wasOpening, isWanted } = start(isOfBox ? undefined : {});
    const found = keepChoices(latest.current, next);
    // A page that presets a search is not a visitor who searches: nothing is reported, and the page does not move.
    if (wasOpening && !isLink.current) showPreset(found);
    else showSearch(context, found, kind, wasOpening);
    // A visitor was faster than the place: what they used in the list may not be in the new one.
    if (wasOpening && host?.shadowRoot?.querySelector('.list :focus')) focusLate(resultTitle);
    return isWanted;
  }
  /** Shows what is near a position, and says where that is once its name is known. */
  async function lookAround({ point, doubt }: Position) {
    const isWanted = look({ place: point, ...(doubt >= roughly ? { doubt } : {}) }, 'position');
    setPosition({ doubt });
    const name = await nameAround(findSource, { point, doubt }, locale);
    if (!name || !isWanted()) return;
    setPosition({ doubt, name });
    if (doubt >= roughly) show({ ...latest.current, label: name });
  }
  return {
    position,
    query,
    look,
    showResult() {
      reveal(resultTitle);
      focusLate(resultTitle);
    },
    /** Earlier results do not match the new text. */
    handleLost(typed: string) {
      const { wasOpening } = start();
      if (wasOpening && typed === attributes.near)
        warnOnce(`vitrine-store-finder: near="${typed}" is no place that the search finds; all stores are shown.`);
      const { place, province, filters } = latest.current;
      if (!wasOpening && (place || province)) show({ filters }, true);
    },
    handleChoice(choice: PlaceChoice | undefined) {
      const { kind, label, point: place, province, store } = choice ?? ({} as Partial<PlaceChoice>);
      look({ label, place, province, store: store?.slug }, kind, true);
    },
    async handleNearMe() {
      const { isWanted } = start({}, 'locating');
      const found = await findPosition();
      // There is another search, or the page has taken the finder away, and the address is another's.
      if (!isWanted()) return;
      if (typeof found === 'object') return void lookAround(found);
      setPosition(found);
      fail('position');
    },
  };
}
