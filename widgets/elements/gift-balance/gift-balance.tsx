import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { findGiftLink, type GiftPage, giftPages, resolveGiftLink } from '../../shared/brand/gift-links.ts';
import { warnOnce } from '../../shared/element/warn.ts';
import type { WidgetProps } from '../../shared/element/widget.ts';
import { runAfterPress } from '../../shared/forms/after-press.ts';
import { maskFields } from '../../shared/forms/masked-value.ts';
import { watchFills } from '../../shared/forms/silent-fills.ts';
import type { MessageKey } from '../../shared/locale/messages.ts';
import { isForInputMethod } from '../../shared/page/input-method.ts';
import type { Mask } from '../../shared/submissions/form-model.ts';
import { formatGiftCardNumber, giftCardDigits } from '../../shared/submissions/gift-card-number.ts';
import { SandboxBadge } from '../../shared/ui/sandbox.tsx';
import { StatusRegion } from '../../shared/ui/status-region.tsx';
import { type CardNumberState, readCardNumber } from './card-number-state.ts';
import type { GiftBalanceEvent, giftBalance } from './gift-balance.contract.ts';
import type { messages } from './gift-balance-messages.en.ts';

/** A key of the messages of `<vitrine-gift-balance>`. */
export type GiftBalanceMessageKey = MessageKey<typeof messages>;

type GiftBalanceProps = WidgetProps<typeof giftBalance, GiftBalanceMessageKey, GiftBalanceEvent>;

/** The addresses of the partner's pages; a forbidden address is left out, with a warning. */
function useGiftLinks({ brand, locale, serviceOrigin, host, sandbox }: GiftBalanceProps) {
  // While prerendering, the host name is unknown: the server decides where the link leads. In the sandbox, too.
  const context = { hostname: host && !sandbox?.isOn ? location.hostname : '', brand, locale, serviceOrigin };
  const findLink = (page: GiftPage) => resolveGiftLink(page, context);
  const missing = giftPages.filter((page) => !findLink(page)).join(', ');
  useEffect(() => {
    if (missing) warnOnce(`vitrine-gift-balance: no allowed address for ${missing}; not linked.`);
  }, [missing]);
  return findLink;
}

/** Links to the gift-card partner, and a field that shows whether a card number looks complete (GB-01, V-06). */
export function GiftBalance(props: GiftBalanceProps) {
  const { attributes, t, emit } = props;
  const findLink = useGiftLinks(props);
  const [, host = ''] = /\/\/([^/]+)/.exec(findGiftLink('balance', props.brand, props.locale) ?? '') ?? [];

  const renderLink = (page: GiftPage, className?: string) => {
    const href = findLink(page);
    return (
      href && (
        <a
          part="link"
          className={className}
          href={href}
          target={attributes.target}
          rel="external noopener"
          onClick={(event: MouseEvent) => emit('vitrine-partner-followed', { page }) || event.preventDefault()}
        >
          {t(page)}
        </a>
      )
    );
  };

  return (
    <>
      <SandboxBadge />
      <div className="columns">
        <section aria-labelledby="title">
          <h2 id="title" part="title">
            {t('title')}
          </h2>
          <CardNumberField t={t} />
          {findLink('balance') ? (
            <p className="go">
              {renderLink('balance', 'button')}
              <span className="quiet">{t('leaving', { host })}</span>
            </p>
          ) : (
            <p className="unavailable">{t('unavailable')}</p>
          )}
          <ul className="hints" part="hints">
            <li className="back">
              <CardBack />
              {t('drawing')}
            </li>
            <li>{t('fakeSites', { host })}</li>
            <li>{t('securityCode')}</li>
            <li>{t('cookies')}</li>
          </ul>
        </section>
        <BuyingWays t={t} renderLink={renderLink} />
      </div>
    </>
  );
}

const mask: Mask = {
  // Extra digits stay visible rather than being cut.
  format: (value) => (readCardNumber(value).state === 'tooLong' ? value : formatGiftCardNumber(value)),
};

/** The typed number, cleared when the visitor leaves the page. */
function useCardNumber() {
  const field = useRef<HTMLInputElement>(null);
  /** Judged for the `times`th time by Enter, which tells the same again. */
  const [card, setCard] = useState<{ state: CardNumberState; count: number; times?: number }>();

  useEffect(() => maskFields(field.current as HTMLInputElement, () => mask), []);
  useEffect(() => watchFills(field.current?.parentElement as HTMLElement).stop, []);
  useEffect(() => {
    const input = field.current as HTMLInputElement;
    // Typed before the script loaded.
    if (input.value) setCard(readCardNumber(input.value));
    const forget = () => {
      input.value = '';
      setCard(undefined);
    };
    // The back/forward cache may restore the page as it was, perhaps for someone else.
    addEventListener('pagehide', forget);
    return () => removeEventListener('pagehide', forget);
  }, []);

  function handleInput(event: FormEvent<HTMLInputElement>) {
    const read = readCardNumber(event.currentTarget.value);
    // A number that is still being typed is not judged.
    setCard(read.state === 'incomplete' ? undefined : read);
  }

  /** Enter judges the number, and follows the link below the field once it is complete. */
  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { key, currentTarget } = event;
    if (key !== 'Enter' || isForInputMethod(event)) return;
    const read = readCardNumber(currentTarget.value);
    setCard((before) => ({ ...read, times: (before?.times ?? 0) + 1 }));
    if (read.state === 'complete') currentTarget.closest('section')?.querySelector('a')?.click();
  }

  const handleBlur = ({ currentTarget }: FocusEvent<HTMLInputElement>) =>
    runAfterPress(() => setCard((before) => ({ ...before, ...readCardNumber(currentTarget.value) })));
  return { field, card: card ?? { state: 'empty', count: 0 }, handleInput, handleKeyDown, handleBlur } as const;
}

function CardNumberField({ t }: Pick<GiftBalanceProps, 't'>) {
  const { field, card, handleInput, handleKeyDown, handleBlur } = useCardNumber();
  const { state, count } = card;
  const text = state === 'empty' ? '' : t(state, { count, digits: giftCardDigits });
  const isWrong = state !== 'empty' && state !== 'complete';
  return (
    <div className="helper">
      <label htmlFor="card" part="label">
        {t('label')}
      </label>
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
        spellCheck="false"
        aria-invalid={isWrong || undefined}
        aria-describedby={text ? 'card-hint card-state' : 'card-hint'}
        onInput={handleInput}
        onKeyDown={handleKeyDown}
        onBlur={handleBlur}
      />
      {/* Firefox forgets a description whose element is replaced, so what describes the field is no status region. */}
      <p id="card-state" className={isWrong ? 'wrong' : 'right'} part="status" aria-hidden="true">
        {text}
      </p>
      <StatusRegion className="visually-hidden" announcement={{ ...card, text }} />
    </div>
  );
}

/** The back of a card: its stripe, the number, and the strip that covers the security code. */
const CardBack = () => (
  <svg viewBox="0 0 160 100" width="160" height="100" aria-hidden="true">
    <rect width="158" height="98" x="1" y="1" rx="8" />
    <path d="M1 14h158v18H1zM14 74h44v12H14z" />
    <path d="M14 53h96" />
    <text x="120" y="59">
      1
    </text>
    <text x="68" y="86">
      2
    </text>
  </svg>
);

interface BuyingWaysProps extends Pick<GiftBalanceProps, 't'> {
  renderLink: (page: GiftPage) => ReactNode;
}

function BuyingWays({ t, renderLink }: BuyingWaysProps) {
  return (
    <section aria-labelledby="buy">
      <h2 id="buy" part="title">
        {t('buyTitle')}
      </h2>
      <ul className="ways">
        <li>
          {renderLink('egift-email')}
          <span className="quiet">{t('emailText')}</span>
        </li>
        <li>
          {renderLink('egift-mail')}
          <span className="quiet">{t('mailText')}</span>
        </li>
        <li>{renderLink('gift-help')}</li>
      </ul>
    </section>
  );
}
