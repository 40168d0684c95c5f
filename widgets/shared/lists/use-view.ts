import { useEffect, useRef, useState } from 'react';

/** How a view is read and written. A new object, after the page changed its preset, reads the view again. */
interface ViewAddress<View> {
  /** The view of a query string. */
  read: (search: string) => View;
  /** A query string for a view; keeps the other parameters of `search`. */
  write: (view: View, search: string) => string;
}

/**
 * A list's view. If `addressed`, the page's address holds it, for links, reloads and the back button. `turn` changes
 * whenever the view did not come from the fields, which then follow it.
 */
export function useView<View>(viewAddress: ViewAddress<View>, isAddressed: boolean) {
  const [{ view, turn }, setState] = useState(() => ({ view: viewAddress.read(''), turn: 0 }));
  const isFirst = useRef(true);

  useEffect(() => {
    const readAddress = () => {
      const next = viewAddress.read(isAddressed ? location.search : '');
      setState((before) => ({ view: next, turn: before.turn + 1 }));
    };
    // Without an address, the initial view has been read already.
    if (isAddressed || !isFirst.current) readAddress();
    isFirst.current = false;
    if (!isAddressed) return;
    addEventListener('popstate', readAddress);
    return () => removeEventListener('popstate', readAddress);
  }, [isAddressed, viewAddress]);

  /** A choice adds a history entry; more letters, or more items, replace the current one. */
  function show(next: View, isStep: boolean, isFromFields = false) {
    setState((before) => ({ view: next, turn: before.turn + (isFromFields ? 0 : 1) }));
    // In a frame without an address of its own, such as an editor's preview, the browser takes none.
    if (!isAddressed || !location.host) return;
    // Absolute, because the page may have a `<base>` on another origin.
    const { href, search, hash } = location;
    const address = href.split(/[?#]/)[0] + viewAddress.write(next, search) + hash;
    history[isStep ? 'pushState' : 'replaceState'](history.state, '', address);
  }

  return { view, turn, show };
}
