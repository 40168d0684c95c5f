import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { interrupt, watchDialogs } from '../../shared/attention/attention.ts';
import type { WidgetProps } from '../../shared/element/widget.ts';
import type { MessageKey } from '../../shared/locale/messages.ts';
import { type ConsentChoice, keepConsent, readConsent } from '../../shared/tracking/consent.ts';
import { renderRichText } from '../../shared/ui/rich-text.tsx';
import { moveToRenderedPlace, whenActivated } from '../../shared/visibility/visibility.ts';
import type { ConsentBannerEvent, consentBanner } from './consent-banner.contract.ts';
import type { messages } from './consent-banner-messages.en.ts';
import { revealFocus } from './reveal-focus.ts';

/** A key of the messages of `<vitrine-consent-banner>`. */
export type ConsentBannerMessageKey = MessageKey<typeof messages>;

type ConsentBannerProps = WidgetProps<typeof consentBanner, ConsentBannerMessageKey, ConsentBannerEvent>;

/**
 * The answer that the page got last: from this element, from another, or from one that it has replaced. It is shown only
 * in the open banner, and `open` draws that anew.
 */
let lastReported: ConsentChoice | undefined;
/** What `open` is set to where no one asked for the banner; a page may keep a copy of the element, with that. */
const openedAutomatically = 'asked';

/**
 * Follows the stored answer, and returns a function that takes one given here. Without one, opens the banner at
 * a quiet moment. Reports the answer and each change of it: a visitor may answer in another tab, or before coming back
 * to this page.
 */
function useChoice({ host, emit }: ConsentBannerProps, close: () => void) {
  function report(choice: ConsentChoice) {
    if (choice === lastReported) return;
    lastReported = choice;
    emit('vitrine-consent-changed', { choice });
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the element itself decides when to begin anew.
  useEffect(() => {
    let withdraw: (() => void) | undefined;
    const isDue = () => !lastReported && !host?.matches('[open]:not([open=false])');
    const show = () => host?.setAttribute('open', openedAutomatically);
    const follow = () => {
      withdraw?.();
      const choice = readConsent(Date.now()) ?? lastReported;
      if (choice) report(choice);
      else if (host && isDue()) withdraw = interrupt({ kind: 'consent', host, emit, isDue, show });
    };
    const events = ['storage', 'pageshow', 'visibilitychange'];
    // Before that, no one has a choice to make, and a page that is never visited measures nothing.
    const stop = whenActivated(() => {
      follow();
      const open = lastReported && host?.getAttribute('open');
      if (open === openedAutomatically) close();
      else if (open != null) host?.setAttribute('open', open);
      for (const event of events) addEventListener(event, follow);
      // Every banner of the page hears of an answer.
      addEventListener('vitrine-consent-changed', close);
    });
    return () => {
      stop();
      withdraw?.();
      for (const event of events) removeEventListener(event, follow);
      removeEventListener('vitrine-consent-changed', close);
    };
  }, [host]);
  return report;
}

/** Opens the banner from the page's preference links, to which the focus returns afterwards. */
function usePreferenceLinks(host: HTMLElement | undefined, banner: RefObject<HTMLElement | null>) {
  /** What had the focus before the banner: the link that opened it, or what the visitor came from. */
  const opener = useRef<HTMLElement>(null);
  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      // Of a link in a shadow root, the target is that root’s host.
      const link = (event.composedPath() as HTMLElement[]).find((node) => node.matches?.('[data-consent-preferences]'));
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      opener.current = link;
      banner.current?.focus();
      host?.setAttribute('open', '');
    };
    document.addEventListener('click', handleClick);
    return () => document.removeEventListener('click', handleClick);
  }, [host, banner]);
  return opener;
}

/** While the banner is open: shows it above the page, and keeps the focused element clear of it. */
function useOpenBanner(
  { attributes: { open }, host }: ConsentBannerProps,
  banner: RefObject<HTMLElement | null>,
  opener: RefObject<HTMLElement | null>,
) {
  // Before anyone can act: later, it would take the focus away again.
  useLayoutEffect(() => {
    if (!open || !host) return;
    const moveBack = moveToRenderedPlace(host);
    // As a popover it is at the window's edge, where an ancestor's transform, containment or z-index doesn't confine it.
    banner.current?.showPopover?.();
    if (opener.current) banner.current?.focus();
    const reveal = ({ target, relatedTarget }: Event & { relatedTarget?: EventTarget | null }) => {
      if (target === host && relatedTarget) opener.current = relatedTarget as HTMLElement;
      else if (banner.current) revealFocus(banner.current);
    };
    // The page hears no focus event between two fields of one shadow root, but hears the key that moved the focus.
    const events = ['focusin', 'keyup'];
    for (const event of events) document.addEventListener(event, reveal);
    return () => {
      for (const event of events) document.removeEventListener(event, reveal);
      banner.current?.hidePopover?.();
      opener.current = null;
      moveBack?.();
    };
  }, [open, host, banner, opener]);
}

/** Asks for consent to advertising and measurement, with two equal answers (TR-01). */
export function ConsentBanner(props: ConsentBannerProps) {
  const { attributes, t, host } = props;
  const banner = useRef<HTMLElement>(null);
  const opener = usePreferenceLinks(host, banner);
  const report = useChoice(props, close);
  const [isCovered, setCovered] = useState(false);
  useEffect(() => watchDialogs(setCovered), []);
  useOpenBanner(props, banner, opener);

  function close() {
    if (banner.current?.matches(':focus-within')) {
      // Hidden first: it would scroll to what it covers.
      banner.current.hidePopover?.();
      opener.current?.focus({ preventScroll: true });
    }
    host?.removeAttribute('open');
  }

  function answer(choice: ConsentChoice) {
    keepConsent(choice, Date.now());
    close();
    report(choice);
  }

  return (
    <section
      ref={banner}
      hidden={!attributes.open || isCovered}
      popover="manual"
      part="banner"
      tabIndex={-1}
      aria-labelledby="title"
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && lastReported && close()}
    >
      <Question {...props} />
      <div className="answers">
        <button type="button" part="answer" onClick={() => answer('refused')}>
          {t('refuse')}
        </button>
        <button type="button" part="answer" onClick={() => answer('accepted')}>
          {t('accept')}
        </button>
      </div>
    </section>
  );
}

function Question({ t, locale, serviceOrigin }: ConsentBannerProps) {
  return (
    <div className="words">
      <h2 id="title" part="title">
        {t('title')}
      </h2>
      <p>
        {renderRichText(t('text'), (content) => (
          <a href={`${serviceOrigin}/${locale}/privacy`}>{content}</a>
        ))}
      </p>
      {lastReported && <p className="known">{t(lastReported)}</p>}
    </div>
  );
}
