import { useState } from 'react';
import type { Locale } from '../locale/locale.ts';
import type { PlaceAnswer, PlaceChoice, SearchSource } from './place-source.ts';
import { useLatestRequest } from './use-latest-request.ts';

/** Debounce time before suggestions are requested, in milliseconds. */
const debounce = 120;
/** Time before a search says that it is under way, in milliseconds: most end sooner. */
const slowAfter = 400;

/** The known meanings of a text. */
export interface Suggestions {
  choices: readonly PlaceChoice[];
  /** State of the latest text, or the key of a message about it; `searching` once that takes a while. */
  state:
    | 'idle'
    | 'found'
    | 'searching'
    | 'noPlace'
    | 'noPostal'
    | 'abroad'
    | 'unsure'
    | 'nearMeFirst'
    | 'searchedFor'
    | 'onlyLoaded'
    | 'searchFailed';
  /** The text that was searched for, or what the message names. */
  typed: string;
  /** What may be meant instead: “Did you mean …?”. */
  offers: readonly PlaceChoice[];
}

/** What is said about an answer that leads nowhere. */
function explain({ missing, offers, asksPosition }: PlaceAnswer, typed: string): Partial<Suggestions> {
  if (asksPosition) return { state: 'nearMeFirst', offers: [] };
  if (missing) return { state: missing.kind === 'abroad' ? 'abroad' : 'noPostal', typed: missing.text, offers };
  return { state: offers.length > 0 ? 'unsure' : 'noPlace', typed, offers };
}

/**
 * Suggests choices for the text typed into a box; a response to an outdated text is dropped, and any response once the
 * page has taken the box away: the visitor is elsewhere by then.
 */
export function useSuggestions(findSource: () => Promise<SearchSource>, locale: Locale) {
  const [suggestions, setSuggestions] = useState<Suggestions>({ choices: [], state: 'idle', typed: '', offers: [] });
  const update = (change: Partial<Suggestions>) => setSuggestions((last) => ({ ...last, ...change }));
  const start = useLatestRequest();
  const wait = useLatestRequest();

  /** Ends whatever is under way; the returned function says whether what begins now is still wanted. */
  function begin(): () => boolean {
    wait();
    return start();
  }

  /** Finds what a text means at once; undefined when the text is outdated. */
  async function ask(typed: string, isTyping = false): Promise<PlaceAnswer | 'failed' | undefined> {
    const isWanted = begin();
    update({ state: 'idle', typed, offers: [] });
    const slow = setTimeout(() => isWanted() && update({ state: 'searching' }), slowAfter);
    try {
      const answer = await (await findSource()).search(typed, locale, isTyping);
      if (!isWanted()) return undefined;
      const { choices } = answer;
      update(choices[0] ? { choices, state: 'found' } : { choices, ...explain(answer, typed) });
      return answer;
    } catch (cause) {
      if (!isWanted()) return undefined;
      fail(cause);
      return 'failed';
    } finally {
      clearTimeout(slow);
    }
  }

  function fail(cause: unknown) {
    console.error('store search:', cause);
    update({ choices: [], offers: [], state: 'searchFailed' });
  }

  function clear() {
    begin();
    update({ choices: [], offers: [], state: 'idle' });
  }

  return {
    ...suggestions,
    begin,
    ask,
    /** The search has failed: clears the choices and shows the failure. */
    fail,
    clear,
    /** A search ended with nothing that is sure: says so, and offers what may be meant. */
    explain: (answer: PlaceAnswer, typed: string) => update({ choices: [], ...explain(answer, typed) }),
    /** A choice was taken: says what was searched for instead of the text, or that only what has loaded was searched. */
    tell({ label, typed }: PlaceChoice, isIncomplete: boolean) {
      clear();
      if (isIncomplete || typed) update({ state: isIncomplete ? 'onlyLoaded' : 'searchedFor', typed: label });
    },
    suggestSoon(typed: string) {
      const isLast = wait();
      if (typed) setTimeout(() => isLast() && ask(typed, true), debounce);
      else clear();
    },
  };
}
