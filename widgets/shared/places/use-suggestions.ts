import { useEffect, useRef, useState } from 'react';
import type { Locale } from '../locale/locale.ts';
import type { PlaceChoice, PlaceSource } from './place-source.ts';

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

/** Suggests choices for the typed text; an answer to an outdated text is dropped. */
export function useSuggestions(findSource: () => Promise<PlaceSource>, locale: Locale) {
  const [suggestions, setSuggestions] = useState<Suggestions>(nothing);
  const latest = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** Finds the choices for a text at once; undefined on failure, or when the text is outdated. */
  async function suggest(typed: string): Promise<readonly PlaceChoice[] | undefined> {
    clearTimeout(timer.current);
    latest.current += 1;
    const turn = latest.current;
    setSuggestions(({ choices }) => ({ choices, state: 'searching', typed }));
    try {
      const choices = await (await findSource()).suggest(typed, locale);
      if (turn !== latest.current) return undefined;
      setSuggestions({ choices, state: choices.length > 0 ? 'found' : 'none', typed });
      return choices;
    } catch (cause) {
      if (turn === latest.current) fail(cause);
      return undefined;
    }
  }

  function fail(cause: unknown) {
    console.error('store search:', cause);
    setSuggestions({ ...nothing, state: 'failed' });
  }

  function clear() {
    clearTimeout(timer.current);
    latest.current += 1;
    setSuggestions(nothing);
  }

  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    ...suggestions,
    suggest,
    /** The search has failed: clears the choices and shows the failure. */
    fail,
    clear,
    suggestSoon(typed: string) {
      clearTimeout(timer.current);
      if (typed.trim()) timer.current = setTimeout(() => suggest(typed.trim()), debounce);
      else clear();
    },
  };
}
