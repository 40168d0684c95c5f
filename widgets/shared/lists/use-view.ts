import { useEffect, useRef, useState } from 'react';

interface ViewAddress<View> {
  /** The view that a query string asks for. */
  read: (search: string) => View;
  /** A query string for a view; other parameters of `search` stay. */
  write: (view: View, search: string) => string;
}

/**
 * A list's view; where it is `addressed` it is kept in the page's address, for links, reloads and the way back. The
 * view is read anew when the page's own `preset` changes. `turn` is another number whenever the view did not come from
 * the fields, which then follow it.
 */
export function useView<View>({ read, write }: ViewAddress<View>, preset: string, isAddressed: boolean) {
  const [view, setView] = useState<View>(read(''));
  const [turn, setTurn] = useState(0);
  const isFirst = useRef(true);
  const set = (next: View) => {
    setView(next);
    setTurn((before) => before + 1);
  };

  useEffect(() => {
    if (!isAddressed) {
      if (!isFirst.current) set(read(''));
      isFirst.current = false;
      return;
    }
    const readAddress = () => set(read(location.search));
    readAddress();
    addEventListener('popstate', readAddress);
    return () => removeEventListener('popstate', readAddress);
  }, [isAddressed, preset]);

  /** A choice is a step of the history; more letters, or more items, change the one that it is on. */
  function show(next: View, isStep: boolean, isFromFields = false) {
    if (isFromFields) setView(next);
    else set(next);
    if (!isAddressed) return;
    // Whole, as the page may have a `<base>` on another origin.
    const address = new URL(location.href);
    address.search = write(next, address.search);
    if (isStep) history.pushState(history.state, '', address);
    else history.replaceState(history.state, '', address);
  }

  return { view, turn, show };
}
