import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { WidgetProps } from '../shared/element/widget.ts';
import type { MessageKey } from '../shared/locale/messages.ts';
import { type ConsentChoice, keepConsent, readConsent } from '../shared/tracking/consent.ts';
import { renderRichText } from '../shared/ui/rich-text.tsx';
import type { ConsentBannerEvent, consentBanner } from './consent-banner.contract.ts';
import type { messages } from './consent-banner-messages.en.ts';
import { revealFocus } from './reveal-focus.ts';

export type ConsentBannerKey = MessageKey<typeof messages>;

const retryMs = 500;

/** Asks for consent to advertising and measurement, with two equal answers (TR-01). */
export function ConsentBanner(props: WidgetProps<typeof consentBanner, ConsentBannerKey, ConsentBannerEvent>) {
  const { attributes, locale, serviceOrigin, t, emit, host } = props;
  const { open } = attributes;
  const banner = useRef<HTMLElement>(null);
  /** The link by which the visitor came back to the question. */
  const opener = useRef<HTMLElement>(null);
  const [known, setKnown] = useState<ConsentChoice>();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const askWhenFree = () => {
      if (
        document.querySelector(
          'dialog[open],[aria-modal="true"],:is(vitrine-newsletter-lightbox,vitrine-gift-lightbox)[open]:not([open=false])',
        )
      )
        timer = setTimeout(askWhenFree, retryMs);
      else host?.setAttribute('open', '');
    };
    const choice = readConsent(Date.now());
    setKnown(choice);
    if (!choice) askWhenFree();
    const handleClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest?.<HTMLElement>('[data-consent-preferences]');
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      opener.current = link;
      banner.current?.focus();
      host?.setAttribute('open', '');
    };
    document.addEventListener('click', handleClick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', handleClick);
    };
  }, []);

  useEffect(() => {
    if (!open) return;
    if (opener.current) banner.current?.focus();
    const reveal = () => banner.current && revealFocus(banner.current);
    // Between two fields of one shadow root the page hears of no focus, but of the key that moved it.
    const events = ['focusin', 'keyup'];
    for (const event of events) document.addEventListener(event, reveal);
    return () => {
      for (const event of events) document.removeEventListener(event, reveal);
    };
  }, [open]);

  function close() {
    host?.removeAttribute('open');
    opener.current?.focus();
    opener.current = null;
  }

  function answer(choice: ConsentChoice) {
    keepConsent(choice, Date.now());
    setKnown(choice);
    close();
    emit('vitrine-consent-changed', { choice });
  }

  const drawAnswer = (choice: ConsentChoice, label: string) => (
    <button type="button" part="answer" onClick={() => answer(choice)}>
      {label}
    </button>
  );
  return (
    <section
      ref={banner}
      hidden={!open}
      part="banner"
      tabIndex={-1}
      aria-labelledby="title"
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && known && close()}
    >
      <div className="words">
        <h2 id="title" part="title">
          {t('title')}
        </h2>
        <p>
          {renderRichText(t('text'), {
            policy: (words) => <a href={`${serviceOrigin}/${locale}/privacy`}>{words}</a>,
          })}
        </p>
        {known && <p className="known">{t(known)}</p>}
      </div>
      <div className="answers">
        {drawAnswer('refused', t('refuse'))}
        {drawAnswer('accepted', t('accept'))}
      </div>
    </section>
  );
}
