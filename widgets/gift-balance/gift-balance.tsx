import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { type GiftPage, giftPages, resolveGiftLink } from '../shared/brand/gift-links.ts';
import { warnOnce } from '../shared/element/warn.ts';
import type { WidgetProps } from '../shared/element/widget.ts';
import { runAfterPress } from '../shared/forms/after-press.ts';
import { applyMask } from '../shared/forms/masked-value.ts';
import type { MessageKey } from '../shared/locale/messages.ts';
import { formatGiftCardNumber, giftCardDigits } from '../shared/submissions/gift-card-number.ts';
import { type CardNumberState, readCardNumber } from './card-number-state.ts';
import type { GiftBalanceEvent, giftBalance } from './gift-balance.contract.ts';
import type { messages } from './gift-balance-messages.en.ts';

export type GiftBalanceKey = MessageKey<typeof messages>;

/** The ways to the gift-card partner, and a field that tells whether a card number looks complete (GB-01, V-06). */
export function GiftBalance(props: WidgetProps<typeof giftBalance, GiftBalanceKey, GiftBalanceEvent>) {
  const { attributes, brand, locale, t, serviceOrigin, emit, host } = props;
  const { target } = attributes;
  const field = useRef<HTMLInputElement>(null);
  const [card, setCard] = useState<{ state: CardNumberState; count: number }>();

  // While prerendering no host name is known: the server decides where the link leads.
  const context = { hostname: host ? location.hostname : '', brand, locale, serviceOrigin };
  const findLink = (page: GiftPage) => resolveGiftLink(page, context);
  const unknown = giftPages.filter((page) => !findLink(page));

  useEffect(() => {
    const input = field.current as HTMLInputElement;
    // Typed before the script came.
    if (input.value) setCard(readCardNumber(input.value));
    const forget = () => {
      input.value = '';
      setCard(undefined);
    };
    // The page may come back from the browser's memory as it was left, perhaps to somebody else.
    addEventListener('pagehide', forget);
    return () => removeEventListener('pagehide', forget);
  }, []);
  useEffect(() => {
    if (unknown.length) warnOnce(`vitrine-gift-balance: no allowed address for ${unknown.join(', ')}; not linked.`);
  }, [unknown.join()]);

  function handleInput(event: FormEvent<HTMLInputElement>) {
    const read = readCardNumber(event.currentTarget.value);
    // Digits too many are left to be seen rather than cut.
    if (read.state !== 'tooLong') applyMask(event, formatGiftCardNumber);
    // A number that is still being typed is left alone.
    setCard(read.state === 'incomplete' ? undefined : read);
  }

  const drawLink = (page: GiftPage, className?: string) => {
    const href = findLink(page);
    return (
      href && (
        <a
          part="link"
          className={className}
          href={href}
          target={target}
          rel="external noopener"
          onClick={(event: MouseEvent) => emit('vitrine-partner-followed', { page }) || event.preventDefault()}
        >
          {t(page)}
        </a>
      )
    );
  };
  const state = card?.state ?? 'empty';
  const isWrong = state !== 'empty' && state !== 'complete';

  return (
    <div className="columns">
      <section aria-labelledby="title">
        <h2 id="title" part="title">
          {t('title')}
        </h2>
        <div className="helper">
          <label htmlFor="card">{t('label')}</label>
          <p className="quiet" id="card-hint">
            {t('hint')}
          </p>
          <input
            ref={field}
            id="card"
            part="input"
            type="text"
            inputMode="numeric"
            autoComplete="off"
            spellCheck={false}
            aria-invalid={isWrong || undefined}
            aria-describedby="card-hint card-state"
            onInput={handleInput}
            onBlur={({ currentTarget }) => runAfterPress(() => setCard(readCardNumber(currentTarget.value)))}
          />
          <p id="card-state" className={isWrong ? 'wrong' : 'right'} part="status" role="status">
            {state !== 'empty' && t(state, { count: card?.count ?? 0, digits: giftCardDigits })}
          </p>
        </div>
        {unknown.includes('balance') ? (
          <p className="unavailable">{t('unavailable')}</p>
        ) : (
          <p className="go">
            {drawLink('balance', 'button')}
            <span className="quiet">{t('leaving')}</span>
          </p>
        )}
        <ul className="hints" part="hints">
          <li>{t('securityCode')}</li>
          <li>{t('cookies')}</li>
        </ul>
      </section>
      <section aria-labelledby="buy">
        <h2 id="buy" part="title">
          {t('buyTitle')}
        </h2>
        <ul className="ways">
          <li>
            {drawLink('egift-email')}
            <span className="quiet">{t('emailText')}</span>
          </li>
          <li>
            {drawLink('egift-mail')}
            <span className="quiet">{t('mailText')}</span>
          </li>
          <li>{drawLink('gift-help')}</li>
        </ul>
      </section>
    </div>
  );
}
