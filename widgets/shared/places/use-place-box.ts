import { type KeyboardEvent, useState } from 'react';
import type { Locale } from '../locale/locale.ts';
import { isForInputMethod } from '../page/input-method.ts';
import type { PlaceAnswer, PlaceChoice, SearchSource } from './place-source.ts';
import { useChange } from './use-change.ts';
import { useClearing } from './use-clearing.ts';
import { useEarlyInput } from './use-early-input.ts';
import { type Suggestions, useSuggestions } from './use-suggestions.ts';

/** The inputs and callbacks of a search box. */
export interface PlaceSearch {
  locale: Locale;
  /** The text shown while no one types: the place that was chosen last. */
  shown: string;
  /** Opens the source of suggestions; called at the first focus (SF-01), and again for each search. */
  findSource: () => Promise<SearchSource>;
  /** Receives the choice with its position, or undefined when the form is sent empty. */
  onChosen: (choice: PlaceChoice | undefined) => void;
  /** The form was sent with the text it already showed. */
  onSame?: () => void;
  /** Called when nothing that is sure is found or the search fails, in addition to the notice. */
  onLost?: (typed: string) => void;
  /** The visitor has typed « près de moi »; without it, a notice names the button. */
  onNearMe?: () => void;
  /**
   * A text to search for initially; an object without one, anew for each search that does not begin in the box, or with
   * an empty one for each return to another, which replaces whatever the box has.
   */
  query?: { text?: string } | undefined;
  /** Whether a search leads to another page, so that the box is empty for the next one (SF-01). */
  leavesPage?: boolean;
  /** The element, whose own children may have a box that the visitor uses until this one is rendered. */
  host?: HTMLElement | undefined;
}

/** States that say why a text led nowhere; it stays in the box. */
const lost: readonly Suggestions['state'][] = [
  'noPlace',
  'noPostal',
  'abroad',
  'unsure',
  'nearMeFirst',
  'searchFailed',
];
const isNotice = (state: Suggestions['state']) => lost.includes(state);

/** The list below the box: whether it is open, and which option is active; none while the caret is in the box. */
function useOptions(choices: readonly PlaceChoice[]) {
  // Undefined while it is closed.
  const [active, setActive] = useState<number>();
  const hasList = active !== undefined && choices.length > 0;
  return {
    hasList,
    current: hasList ? choices[active] : undefined,
    open: () => setActive(-1),
    close: () => setActive(undefined),
    /** Moves to the next or the previous option on an arrow key. */
    move(event: KeyboardEvent) {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!step || !choices[0]) return;
      event.preventDefault();
      // One step before the first and after the last option is the box itself.
      const count = choices.length + 1;
      setActive((((active ?? -1) + 1 + step + count) % count) - 1);
    },
  };
}

/** Keeps the box's text in sync with the page, and suggests for what was typed before the script loaded. */
function useBoxText(
  shown: string,
  state: Suggestions['state'],
  field: () => HTMLInputElement,
  handleInput: () => void,
): void {
  useChange([shown], () => {
    // Never replace a text that is being typed, or one that found nothing.
    if (!field().matches(':focus') && !isNotice(state)) field().value = shown;
  });
  useChange([], () => {
    if (field().value && field().value !== shown) handleInput();
  });
}

/** Searches for the page's text, or ends what the box looks up and says: the visitor has searched by other means. */
function useQuery(
  query: PlaceSearch['query'],
  shown: string,
  field: () => HTMLInputElement,
  search: () => void,
  clear: () => void,
): void {
  useChange([query], () => {
    if (!query) return;
    clear();
    if (query.text) {
      field().value = query.text;
      search();
    } else if (!field().matches(':focus')) field().value = shown;
    else if (query.text === '') {
      field().value = shown;
      // What is typed next replaces it. Without the focus, Safari would move it here.
      field().select();
    }
  });
}

/** What the box does when the focus comes and goes, and on keys. */
const listen = (
  { handleFocus, handleBlur }: Pick<ReturnType<typeof useClearing>, 'handleFocus' | 'handleBlur'>,
  { hasList, close, move }: ReturnType<typeof useOptions>,
  empty: () => void,
  findSource: PlaceSearch['findSource'],
) => ({
  onFocus() {
    handleFocus();
    findSource().catch(() => undefined);
  },
  onBlur() {
    close();
    handleBlur();
  },
  onKeyDown(event: KeyboardEvent) {
    if (isForInputMethod(event)) return;
    move(event);
    if (event.key !== 'Escape') return;
    if (hasList) event.preventDefault();
    else empty();
    close();
  },
});

/** Searches for the typed text, and suggests choices meanwhile. */
export function usePlaceBox(props: PlaceSearch) {
  const { locale, shown, findSource, onChosen, onSame, onLost, onNearMe, query, leavesPage, host } = props;
  const { input, takeInput, takeButton } = useEarlyInput(host);
  const suggestions = useSuggestions(findSource, locale);
  const { choices, state, typed, offers, begin, ask, suggestSoon, fail, clear, explain, tell } = suggestions;
  const options = useOptions(choices);
  const { current, hasList, open, close } = options;
  const field = () => input.current as HTMLInputElement;
  const { empty, ...clearing } = useClearing(shown, field);
  function finish(report: () => void) {
    // The page has taken the box away, which its component hears a task later: the visitor is elsewhere.
    if (!input.current?.isConnected) return;
    report();
    // The page may also do so when it hears of the search.
    if (leavesPage && input.current) empty();
  }
  async function choose(choice: PlaceChoice, isIncomplete = false) {
    close();
    field().value = choice.label;
    const isWanted = begin();
    try {
      const located = await (await findSource()).locate(choice);
      if (!isWanted()) return;
      tell(located, isIncomplete);
      finish(() => onChosen(located));
    } catch (cause) {
      if (!isWanted()) return;
      fail(cause);
      finish(() => onLost?.(choice.label));
    }
  }
  function settle(answer: PlaceAnswer, text: string, isOpening: boolean) {
    if (answer.asksPosition && onNearMe && !isOpening) {
      empty();
      return onNearMe();
    }
    const [first] = answer.choices;
    if (first && answer.isSure) return choose(first, answer.isIncomplete);
    explain(answer, text);
    finish(() => onLost?.(text));
  }
  /** A text that opens the page never asks for the visitor's position. */
  async function search(isOpening = false) {
    const text = field().value.trim();
    if (current) return choose(current);
    close();
    if (!text) return finish(() => onChosen(undefined));
    if (text === shown) return onSame?.();
    const answer = await ask(text);
    // The choices were rendered meanwhile, and the box may have left with that.
    if (!input.current || !answer) return;
    if (answer === 'failed') finish(() => onLost?.(text));
    else settle(answer, text, isOpening);
  }
  function handleInput() {
    clearing.handleInput();
    open();
    suggestSoon(field().value.trim());
  }
  useBoxText(shown, state, field, handleInput);
  useQuery(query, shown, field, () => search(true), clear);
  const inputProps = { ...listen(clearing, options, empty, findSource), ref: takeInput, onInput: handleInput };
  return { inputProps, takeButton, choices, state, typed, offers, hasList, current, choose, search };
}
