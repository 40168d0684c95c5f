import type { FormEvent, ReactNode } from 'react';
import { StatusRegion } from '../ui/status-region.tsx';
import type { PlaceTranslate } from './place-message-keys.ts';
import { type PlaceSearch, usePlaceBox } from './use-place-box.ts';

/** How a widget sets up its search box. */
export interface PlaceBoxProps extends PlaceSearch {
  t: PlaceTranslate;
  /** Where the form leads without a script. */
  action: string;
  /** Where the form and its results open. */
  target?: string;
  /** One row with a visually hidden label, for a header. */
  isCompact?: boolean;
  children?: ReactNode;
}

interface PartProps {
  box: ReturnType<typeof usePlaceBox>;
  t: PlaceTranslate;
}

/** The list of choices below the box, with Google's attribution where needed. */
function PlaceOptions({ box: { choices, hasList, current, choose }, t }: PartProps) {
  return (
    <>
      <div id="places" role="listbox" aria-label={t('suggestions')} hidden={!hasList}>
        {choices.map((choice) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the box has the keys
          <div
            key={choice.id}
            id={choice.id}
            role="option"
            tabIndex={-1}
            aria-selected={choice === current}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(choice)}
          >
            <span>{choice.label}</span>
            {choice.note && <small>{choice.note}</small>}
          </div>
        ))}
      </div>
      {hasList && choices.some(({ kind }) => kind === 'google') && <small>{t('credit')}</small>}
    </>
  );
}

/** Shows the state of the search. */
function PlaceNotice({
  box: { choices, state, typed, hasList, offers },
  t,
  hasNearMe,
}: PartProps & { hasNearMe: boolean }) {
  // The count stays while the next letters are looked up: said again only if it changes.
  const count = hasList && t('suggestionCount', { count: choices.length });
  const isSilent = state === 'nearMeFirst' && !hasNearMe;
  const said = state === 'found' || state === 'idle' ? count : !isSilent && t(state, { typed });
  const notice = said && offers.length > 0 && state !== 'unsure' ? `${said} ${t('unsure')}` : said;
  return (
    <StatusRegion
      id="place-notice"
      className={!notice || hasList ? 'visually-hidden' : `notice ${state}`}
      part="status"
      announcement={notice ? { text: notice } : undefined}
    />
  );
}

/** What may be meant by a text that says too little: “Did you mean …?”. */
function PlaceOffers({ box: { offers, hasList, choose } }: Pick<PartProps, 'box'>) {
  if (hasList || offers.length === 0) return null;
  return (
    <ul className="offers" aria-labelledby="place-notice">
      {offers.map((offer) => (
        <li key={offer.id}>
          <button type="button" className="quiet" onClick={() => choose(offer)}>
            {offer.label}
            {offer.note && <small> {offer.note}</small>}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The box itself. */
function PlaceInput({ box, t, isCompact }: PartProps & { isCompact: boolean | undefined }) {
  return (
    <input
      {...box.inputProps}
      id="place"
      name="q"
      placeholder={isCompact ? t('hint') : undefined}
      part="input"
      type="text"
      role="combobox"
      autoComplete="off"
      autoCapitalize="words"
      spellCheck="false"
      enterKeyHint="search"
      aria-autocomplete="list"
      aria-expanded={box.hasList}
      aria-controls="places"
      aria-activedescendant={box.current?.id}
      aria-describedby="place-notice"
    />
  );
}

/**
 * Search box for a place, a postal code or a store: an ARIA combobox with a list (SF-01, SF-02). Enter without a choice
 * takes the best one. Focusing clears the box; leaving it without typing restores its text.
 */
export function PlaceBox(props: PlaceBoxProps) {
  const { t, action, target, isCompact, children } = props;
  const box = usePlaceBox(props);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    box.search();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is too new for old assistive technology
    <form
      role="search"
      part="search"
      // A page with two boxes has two search landmarks, which need different names.
      aria-label={isCompact ? t('search') : undefined}
      className={`place-search${isCompact ? ' compact' : ''}`}
      method="get"
      action={action}
      target={target}
      onSubmit={handleSubmit}
    >
      <label htmlFor="place" part="label" className={isCompact ? 'visually-hidden' : undefined}>
        {t('place')}
      </label>
      <div className="place-row">
        <div className="place-box">
          <PlaceInput box={box} t={t} isCompact={isCompact} />
          <PlaceOptions box={box} t={t} />
        </div>
        {/* A sandboxed frame without allow-forms dispatches no submit event. */}
        <button type="submit" part="submit" ref={box.takeButton} onClick={handleSubmit}>
          {t('search')}
        </button>
        {children}
      </div>
      <PlaceNotice box={box} t={t} hasNearMe={!!props.onNearMe} />
      <PlaceOffers box={box} />
    </form>
  );
}
