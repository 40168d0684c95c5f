import { type RefObject, useEffect, useState } from 'react';
import { useChange } from '../shared/places/use-change.ts';
import { bringIntoView } from './bring-into-view.ts';

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
    const find = (selector: string) => root.current?.querySelector(selector) ?? null;
    const top = wanted && find(wanted);
    if (!top) return;
    bringIntoView(top, wanted === resultMap ? top : find('[part="store"]'));
    if (hasResults) reveal(undefined);
  }, [root, wanted, hasResults]);
  return reveal;
}
