import { useEffect, useRef, useState } from 'react';
import type { Locale } from '../locale/locale.ts';
import type { PlaceChoice, PlaceSource } from './place-source.ts';

/** Milliseconds without a key after which suggestions are asked for. */
const pause = 120;

export interface Suggestions {
  choices: readonly PlaceChoice[];
  /** Of the text that was typed last. */
  state: 'idle' | 'searching' | 'found' | 'none' | 'failed';
}

const nothing: Suggestions = { choices: [], state: 'idle' };

/** Suggestions for what is being typed; an answer that was overtaken by another key is dropped. */
export function useSuggestions(findSource: () => Promise<PlaceSource>, locale: Locale) {
  const [suggestions, setSuggestions] = useState<Suggestions>(nothing);
  const latest = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** The choices for a text at once; undefined when they cannot be told, or when it is not asked for any more. */
  async function suggest(typed: string): Promise<readonly PlaceChoice[] | undefined> {
    clearTimeout(timer.current);
    latest.current += 1;
    const turn = latest.current;
    setSuggestions(({ choices }) => ({ choices, state: 'searching' }));
    try {
      const choices = await (await findSource()).suggest(typed, locale);
      if (turn !== latest.current) return undefined;
      setSuggestions({ choices, state: choices.length > 0 ? 'found' : 'none' });
      return choices;
    } catch (cause) {
      if (turn === latest.current) fail(cause);
      return undefined;
    }
  }

  function fail(cause: unknown) {
    console.error('store search:', cause);
    setSuggestions({ choices: [], state: 'failed' });
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
    /** The search does not work, whatever the cause: nothing to choose from, and that is said. */
    fail,
    clear,
    suggestSoon(typed: string) {
      clearTimeout(timer.current);
      if (typed.trim()) timer.current = setTimeout(() => suggest(typed), pause);
      else clear();
    },
  };
}
