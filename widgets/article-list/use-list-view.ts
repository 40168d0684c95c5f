import { useEffect, useRef, useState } from 'react';
import { type ListView, readListView, writeListView } from './list-view.ts';

/**
 * The list's view; where it is `addressed` it is kept in the page's address, for links, reloads and the way back.
 * `turn` is another number whenever the view did not come from the fields, which then follow it.
 */
export function useListView(season: string, room: string, isAddressed: boolean) {
  const preset = { season, room };
  const [view, setView] = useState<ListView>(readListView('', preset));
  const [turn, setTurn] = useState(0);
  const isFirst = useRef(true);
  const set = (next: ListView) => {
    setView(next);
    setTurn((before) => before + 1);
  };

  useEffect(() => {
    if (!isAddressed) {
      if (!isFirst.current) set(readListView('', preset));
      isFirst.current = false;
      return;
    }
    const read = () => set(readListView(location.search, preset));
    read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, [isAddressed, season, room]);

  /** A choice is a step of the history; more letters, or more articles, change the one that it is on. */
  function show(next: ListView, isStep: boolean, isFromFields = false) {
    if (isFromFields) setView(next);
    else set(next);
    if (!isAddressed) return;
    const { pathname, search, hash } = location;
    const address = pathname + writeListView(next, search, preset) + hash;
    if (isStep) history.pushState(history.state, '', address);
    else history.replaceState(history.state, '', address);
  }

  return { view, turn, show };
}
