import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Locale } from '../locale/locale.ts';
import type { PlaceChoice, PlaceSource } from './place-source.ts';
import type { PlaceTranslate } from './place-words.ts';
import { useSuggestions } from './use-suggestions.ts';

export interface PlaceBoxProps {
  t: PlaceTranslate;
  locale: Locale;
  /** Where the form leads without a script. */
  action: string;
  /** What the box shows while nobody types: the place that was chosen last. */
  shown: string;
  /** Where suggestions come from; asked at the first focus (SF-01), and again for each search. */
  findSource: () => Promise<PlaceSource>;
  /** A choice with its position, or nothing when the form is sent empty. */
  onChosen: (choice: PlaceChoice | undefined) => void;
  /** The text leads nowhere, or the search fails: what else is done than to say so. */
  onLost?: (typed: string) => void;
  /** Where the form and what it leads to open. */
  target?: string;
  /** One row without a label to be seen, for a header. */
  isCompact?: boolean;
  /** A text to search for at the start. */
  query?: string;
  /** The element, whose own children may have a box that somebody types in until this one is there. */
  host?: HTMLElement | undefined;
  children?: ReactNode;
}

/**
 * Search box for a place, a postal code or a store: an ARIA combobox with a list (SF-01, SF-02). Enter without a choice
 * takes the best one. The focus clears what is shown; leaving without typing brings it back.
 */
export function PlaceBox(props: PlaceBoxProps) {
  const { t, locale, action, shown, findSource, onChosen, onLost, target, query, host, isCompact, children } = props;
  const input = useRef<HTMLInputElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { choices, state, suggest, suggestSoon, fail, clear } = useSuggestions(findSource, locale);
  const field = () => input.current as HTMLInputElement;
  const hasList = isOpen && choices.length > 0;
  const current = hasList ? choices[active] : undefined;

  useEffect(() => {
    // What is being typed is never replaced.
    if (!field().matches(':focus')) field().value = shown;
  }, [shown]);

  function close() {
    setOpen(false);
    setActive(-1);
  }

  async function choose(choice: PlaceChoice) {
    close();
    field().value = choice.label;
    try {
      const located = await (await findSource()).locate(choice);
      clear();
      onChosen(located);
    } catch (cause) {
      fail(cause);
      onLost?.(choice.label);
    }
  }

  async function search() {
    const typed = field().value.trim();
    if (current) return choose(current);
    close();
    if (!typed || typed === shown) return onChosen(undefined);
    const found = await suggest(typed);
    close();
    if (found?.[0]) return choose(found[0]);
    onLost?.(typed);
  }

  const [takeOver] = useState(() => (box: HTMLInputElement | null) => {
    input.current = box;
    const early = box && host?.querySelector('input');
    if (!early) return;
    // At once: what is not shown any more loses the focus, and the next letters with it.
    box.value = early.value;
    if (early.matches(':focus')) box.focus();
  });
  const [takeFocus] = useState(() => (button: HTMLButtonElement | null) => {
    if (host?.querySelector('button:focus')) button?.focus();
  });
  useEffect(() => {
    // Used before the script came.
    if (field().value && field().value !== shown) handleInput();
  }, []);
  useEffect(() => {
    if (!query) return;
    field().value = query;
    search();
  }, [query]);

  function handleKey(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && choices.length > 0) {
      event.preventDefault();
      setOpen(true);
      // One step before the first and after the last is the box itself.
      const count = choices.length + 1;
      setActive(((active + 1 + step + count) % count) - 1);
    } else if (event.key === 'Escape') {
      if (hasList) event.preventDefault();
      else field().value = '';
      close();
    }
  }

  function handleInput() {
    setOpen(true);
    setActive(-1);
    suggestSoon(field().value);
  }

  const typed = () => field().value.trim();
  const notice = {
    idle: '',
    searching: '',
    found: hasList ? t('suggestionCount', { count: choices.length }) : '',
    none: state === 'none' ? t('noPlace', { typed: typed() }) : '',
    failed: t('searchFailed'),
  }[state];
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is too new for old assistive technology
    <form
      role="search"
      part="search"
      // A page with two boxes has two search landmarks, which must not be called alike.
      aria-label={isCompact ? t('search') : undefined}
      className={isCompact ? 'place-search compact' : 'place-search'}
      method="get"
      action={action}
      target={target}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        search();
      }}
    >
      <label htmlFor="place" className={isCompact ? 'hidden' : undefined}>
        {t('place')}
      </label>
      <div className="place-row">
        <div className="place-box">
          <input
            ref={takeOver}
            id="place"
            name="q"
            placeholder={isCompact ? t('hint') : undefined}
            part="input"
            type="text"
            role="combobox"
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            enterKeyHint="search"
            aria-autocomplete="list"
            aria-expanded={hasList}
            aria-controls="places"
            aria-activedescendant={current?.id}
            aria-describedby="place-notice"
            onFocus={() => {
              if (field().value === shown) field().value = '';
              findSource().catch(() => undefined);
            }}
            onBlur={() => {
              close();
              if (!field().value) field().value = shown;
            }}
            onInput={handleInput}
            onKeyDown={handleKey}
          />
          <div id="places" role="listbox" aria-label={t('suggestions')} hidden={!hasList}>
            {choices.map((choice, at) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the box has the keys
              <div
                key={choice.id}
                id={choice.id}
                role="option"
                tabIndex={-1}
                aria-selected={at === active}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(choice)}
              >
                <span>{choice.label}</span>
                {choice.note && <small>{choice.note}</small>}
              </div>
            ))}
          </div>
          {hasList && choices.some(({ kind }) => kind === 'google') && <small>{t('credit')}</small>}
        </div>
        <button type="submit" part="submit" ref={takeFocus}>
          {t('search')}
        </button>
        {children}
      </div>
      <p
        id="place-notice"
        role="status"
        className={state === 'none' || state === 'failed' ? 'notice' : 'hidden'}
        part="status"
      >
        {notice}
      </p>
    </form>
  );
}
