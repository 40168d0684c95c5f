import { useEffect, useRef, useState } from 'react';
import type { Locale } from '../locale/locale.ts';
import type { PlaceChoice, PlaceSource } from './place-source.ts';
import { useLatestRequest } from './use-latest-request.ts';

/** Debounce time before suggestions are requested, in milliseconds. */
const debounce = 120;

/** The known meanings of a text. */
export interface Suggestions {
  choices: readonly PlaceChoice[];
  /** State of the latest text. */
  state: 'idle' | 'searching' | 'found' | 'none' | 'failed';
  /** The text that was searched for. */
  typed: string;
}

const nothing: Suggestions = { choices: [], state: 'idle', typed: '' };

/**
 * Suggests choices for the text typed into a box; an answer to an outdated text is dropped, and any answer once the page
 * has taken the box away: the visitor is elsewhere by then.
 */
export function useSuggestions(findSource: () => Promise<PlaceSource>, locale: Locale) {
  const [suggestions, setSuggestions] = useState<Suggestions>(nothing);
  const start = useLatestRequest();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** Ends whatever is under way; the returned function says whether what begins now is still wanted. */
  function begin(): () => boolean {
    clearTimeout(timer.current);
    return start();
  }

  /** Finds the choices for a text at once, none on failure; undefined when the text is outdated. */
  async function suggest(typed: string): Promise<readonly PlaceChoice[] | undefined> {
    const isWanted = begin();
    setSuggestions(({ choices }) => ({ choices, state: 'searching', typed }));
    try {
      const choices = await (await findSource()).suggest(typed, locale);
      if (!isWanted()) return undefined;
      setSuggestions({ choices, state: choices[0] ? 'found' : 'none', typed });
      return choices;
    } catch (cause) {
      if (!isWanted()) return undefined;
      fail(cause);
      return [];
    }
  }

  function fail(cause: unknown) {
    console.error('store search:', cause);
    setSuggestions({ ...nothing, state: 'failed' });
  }

  function clear() {
    begin();
    setSuggestions(nothing);
  }

  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    ...suggestions,
    begin,
    suggest,
    /** The search has failed: clears the choices and shows the failure. */
    fail,
    clear,
    suggestSoon(typed: string) {
      clearTimeout(timer.current);
      if (typed) timer.current = setTimeout(() => suggest(typed), debounce);
      else clear();
    },
  };
}
