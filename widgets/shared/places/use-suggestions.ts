import { useState } from 'react';
import type { Locale } from '../locale/locale.ts';
import type { PlaceChoice, PlaceSource } from './place-source.ts';
import { useLatestRequest } from './use-latest-request.ts';

/** Debounce time before suggestions are requested, in milliseconds. */
const debounce = 120;
/** Time before a search says that it is under way, in milliseconds: most end sooner. */
const slowAfter = 400;

/** The known meanings of a text. */
export interface Suggestions {
  choices: readonly PlaceChoice[];
  /** State of the latest text, or the key of a message about it; `searching` once that takes a while. */
  state: 'idle' | 'found' | 'searching' | 'noPlace' | 'searchFailed';
  /** The text that was searched for. */
  typed: string;
}

/**
 * Suggests choices for the text typed into a box; a response to an outdated text is dropped, and any response once the
 * page has taken the box away: the visitor is elsewhere by then.
 */
export function useSuggestions(findSource: () => Promise<PlaceSource>, locale: Locale) {
  const [suggestions, setSuggestions] = useState<Suggestions>({ choices: [], state: 'idle', typed: '' });
  const update = (change: Partial<Suggestions>) => setSuggestions((last) => ({ ...last, ...change }));
  const start = useLatestRequest();
  const wait = useLatestRequest();

  /** Ends whatever is under way; the returned function says whether what begins now is still wanted. */
  function begin(): () => boolean {
    wait();
    return start();
  }

  /** Finds the choices for a text at once, none on failure; undefined when the text is outdated. */
  async function suggest(typed: string): Promise<readonly PlaceChoice[] | undefined> {
    const isWanted = begin();
    update({ state: 'idle', typed });
    const slow = setTimeout(() => isWanted() && update({ state: 'searching' }), slowAfter);
    try {
      const choices = await (await findSource()).suggest(typed, locale);
      if (!isWanted()) return undefined;
      update({ choices, state: choices[0] ? 'found' : 'noPlace' });
      return choices;
    } catch (cause) {
      if (!isWanted()) return undefined;
      fail(cause);
      return [];
    } finally {
      clearTimeout(slow);
    }
  }

  function fail(cause: unknown) {
    console.error('store search:', cause);
    update({ choices: [], state: 'searchFailed' });
  }

  function clear() {
    begin();
    update({ choices: [], state: 'idle' });
  }

  return {
    ...suggestions,
    begin,
    suggest,
    /** The search has failed: clears the choices and shows the failure. */
    fail,
    clear,
    suggestSoon(typed: string) {
      const isLast = wait();
      if (typed) setTimeout(() => isLast() && suggest(typed), debounce);
      else clear();
    },
  };
}
