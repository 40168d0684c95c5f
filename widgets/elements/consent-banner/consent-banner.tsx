import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { interrupt, watchDialogs } from '../../shared/attention/attention.ts';
import { type ConsentPurpose, parsePurposes } from '../../shared/brand/consent-purposes.ts';
import type { WidgetProps } from '../../shared/element/widget.ts';
import type { MessageKey } from '../../shared/locale/messages.ts';
import { readClock, readDocument } from '../../shared/page/page-properties.ts';
import {
  type Consent,
  isSameConsent,
  keepConsent,
  listAllowed,
  readConsent,
  toConsent,
} from '../../shared/tracking/consent.ts';
import { noteVisit } from '../../shared/tracking/note-visit.ts';
import { renderRichText } from '../../shared/ui/rich-text.tsx';
import { StatusRegion } from '../../shared/ui/status-region.tsx';
import { useAnnouncement } from '../../shared/ui/use-announcement.ts';
import { moveToRenderedPlace, whenActivated } from '../../shared/visibility/visibility.ts';
import type { ConsentBannerEvent, consentBanner } from './consent-banner.contract.ts';
import type { messages } from './consent-banner-messages.en.ts';
import { startMarked } from './marked-content.ts';
import { PurposeChoices } from './purpose-choices.tsx';
import { revealFocus } from './reveal-focus.ts';

/** A key of the messages of `<vitrine-consent-banner>`. */
export type ConsentBannerMessageKey = MessageKey<typeof messages>;

type ConsentBannerProps = WidgetProps<typeof consentBanner, ConsentBannerMessageKey, ConsentBannerEvent>;

/**
 * The answer that the page got last: from this element, from another, or from one that it has replaced. It is shown only
 * in the open banner, and `open` draws that anew.
 */
let lastReported: Consent | undefined;
/** What `open` is set to where no one asked for the banner; a page may keep a copy of the element, with that. */
const openedAutomatically = 'asked';

/**
 * Follows the stored answer, and returns a function that takes one given here. Without one, opens the banner at
 * a quiet moment. Reports the answer and each change of it: a visitor may answer in another tab, or before coming back
 * to this page.
 */
function useChoice({ host, emit, attributes: { purposes, clickIds } }: ConsentBannerProps, close: () => void) {
  function report(consent: Consent) {
    if (isSameConsent(consent, lastReported)) return;
    lastReported = consent;
    emit('vitrine-consent-changed', { ...consent });
    noteVisit(listAllowed(consent), clickIds.split(/\s+/));
    startMarked(listAllowed(consent));
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the element itself decides when to begin anew.
  useEffect(() => {
    let withdraw: (() => void) | undefined;
    const isDue = () => !lastReported && !host?.matches('[open]:not([open=false])');
    const show = () => host?.setAttribute('open', openedAutomatically);
    const follow = () => {
      withdraw?.();
      const consent = readConsent(readClock(), parsePurposes(purposes)) ?? lastReported;
      if (consent) report(consent);
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
  }, [host, purposes]);
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
      else if (banner.current) lengthen(revealFocus(banner.current));
    };
    const { style } = readDocument('body');
    const padding = style.paddingBottom;
    /** Adds room for the banner at the end of a page whose last link would be below it, and scrolls there. */
    const lengthen = (missing: number) => {
      if (!missing || !banner.current) return;
      style.paddingBottom = `calc(${getComputedStyle(readDocument('body')).paddingBottom} + ${missing}px)`;
      revealFocus(banner.current);
    };
    // The page hears no focus event between two fields of one shadow root, but hears the key that moved the focus.
    const events = ['focusin', 'keyup'];
    for (const event of events) document.addEventListener(event, reveal);
    return () => {
      for (const event of events) document.removeEventListener(event, reveal);
      style.paddingBottom = padding;
      banner.current?.hidePopover?.();
      opener.current = null;
      moveBack?.();
    };
  }, [open, host, banner, opener]);
}

/**
 * Asks for consent to advertising and measurement, with two equal answers (TR-01); where it asks about several purposes,
 * also one by one.
 */
export function ConsentBanner(props: ConsentBannerProps) {
  const { attributes, t, host } = props;
  const banner = useRef<HTMLElement>(null);
  const opener = usePreferenceLinks(host, banner);
  const report = useChoice(props, close);
  const [isCovered, setCovered] = useState(false);
  const [answered, setAnswered] = useState<Consent>();
  const [picked, setPicked] = useState<readonly ConsentPurpose[]>();
  useEffect(() => watchDialogs(setCovered), []);
  useOpenBanner(props, banner, opener);
  const asked = parsePurposes(attributes.purposes);

  function close() {
    if (banner.current?.matches(':focus-within')) {
      // Hidden first: it would scroll to what it covers.
      banner.current.hidePopover?.();
      opener.current?.focus({ preventScroll: true });
    }
    setPicked(undefined);
    host?.removeAttribute('open');
  }

  function answer(consent: Consent) {
    keepConsent(consent, asked, readClock());
    close();
    setAnswered(consent);
    report(consent);
  }
  const answerAll = (choice: 'accepted' | 'refused') =>
    answer(asked.length > 0 ? toConsent(choice === 'accepted' ? asked : [], asked) : { choice });
  const isShown = attributes.open && !isCovered;
  const announced = useAnnouncement(isShown ? t('title') : answered ? t(`said-${answered.choice}`) : '');
  const all = asked.length > 0 ? '-all' : '';

  return (
    <>
      <StatusRegion className="visually-hidden" announcement={{ text: announced }} />
      <section
        ref={banner}
        hidden={!isShown}
        popover="manual"
        part="banner"
        className={picked ? 'choosing' : all ? 'asking-each' : undefined}
        tabIndex={-1}
        aria-labelledby="title"
        onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && lastReported && close()}
      >
        <div className="words">
          <Question {...props} />
          {picked && <PurposeChoices t={t} asked={asked} allowed={picked} onChange={setPicked} />}
        </div>
        <div className="answers">
          <button type="button" part="answer" onClick={() => answerAll('refused')}>
            {t(`refuse${all}`)}
          </button>
          <button type="button" part="answer" onClick={() => answerAll('accepted')}>
            {t(`accept${all}`)}
          </button>
          {all && !picked && (
            <button
              type="button"
              part="answer"
              onClick={() => setPicked(lastReported ? listAllowed(lastReported) : [])}
            >
              {t('choose')}
            </button>
          )}
          {picked && (
            <button type="button" part="answer" onClick={() => answer(toConsent(picked, asked))}>
              {t('save')}
            </button>
          )}
        </div>
      </section>
    </>
  );
}

function Question({ t, locale, serviceOrigin, attributes: { purposes } }: ConsentBannerProps) {
  const text = parsePurposes(purposes).length > 0 ? 'text-purposes' : 'text';
  return (
    <>
      <h2 id="title" part="title">
        {t('title')}
      </h2>
      <p>
        {renderRichText(t(text), (content) => (
          <a href={`${serviceOrigin}/${locale}/privacy`}>{content}</a>
        ))}
      </p>
      {lastReported && <p className="known">{t(lastReported.choice)}</p>}
    </>
  );
}
