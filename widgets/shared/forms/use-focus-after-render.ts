import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to an element after the next render: the returned function takes a selector inside of `root`. By then
 * the element's description is rendered too, so a screen reader reads it.
 */
export function useFocusAfterRender(root: RefObject<HTMLElement | null>): (selector: string) => void {
  const next = useRef('');
  useEffect(() => {
    const target = next.current && root.current?.querySelector<HTMLElement>(next.current);
    if (!target) return;
    next.current = '';
    target.focus();
  });
  return (selector) => {
    next.current = selector;
  };
}
