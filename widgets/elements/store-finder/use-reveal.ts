import { type RefObject, useEffect, useState } from 'react';
import { useChange } from '../../shared/places/use-change.ts';
import { isInView } from './is-in-view.ts';

/** Selector of the result heading. */
export const resultTitle = '[part="title"]';
/** Selector of the map. */
export const resultMap = '[part="map"]';

/**
 * Brings a part of the finder into view once it is rendered: the heading of a result with its first store, or the map.
 * A page opened by a link to a result shows it, unless the visitor has scrolled or the browser has restored the scroll
 * position.
 */
export function useReveal(root: RefObject<HTMLElement | null>, hasResults: boolean, isLink: RefObject<boolean>) {
  const [wanted, reveal] = useState<typeof resultTitle | typeof resultMap>();
  useChange([hasResults], () => {
    if (hasResults && isLink.current && scrollY === 0) reveal(resultTitle);
  });
  useEffect(() => {
    const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector) ?? null;
    const top = wanted && find(wanted);
    if (!top) return;
    const isMap = wanted === resultMap;
    // No smooth scrolling, whatever the page's style says.
    if (!isInView(top, isMap ? top : find('[part="store"]'))) top.scrollIntoView({ behavior: 'instant' });
    const focused = find(':focus');
    // A button beside the map keeps the focus; one that is out of sight now does not.
    if (isMap && focused && !isInView(focused, focused)) top.focus({ preventScroll: true });
    if (hasResults) reveal(undefined);
  }, [root, wanted, hasResults]);
  return reveal;
}
