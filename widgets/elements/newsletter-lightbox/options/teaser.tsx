import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { watchQuestion } from '../../../shared/attention/attention.ts';
import { record } from '../../../shared/attention/shown-record.ts';
import { addStyles } from '../../../shared/element/adopt-styles.ts';
import type { WidgetProps } from '../../../shared/element/widget.ts';
import type { NewsletterMessageKey } from '../../../shared/newsletter/newsletter-sign-up.tsx';
import { readDocument } from '../../../shared/page/page-properties.ts';
import { moveToRenderedPlace } from '../../../shared/visibility/visibility.ts';
import type { NewsletterLightboxEvent, newsletterLightbox } from '../newsletter-lightbox.contract.ts';
import styles from './teaser.css';
import en from './teaser.en.json' with { type: 'json' };
import fr from './teaser.fr.json' with { type: 'json' };

const messages = { en, fr };

/** What a teaser needs of its lightbox. */
export interface TeaserProps
  extends WidgetProps<typeof newsletterLightbox, NewsletterMessageKey, NewsletterLightboxEvent> {
  display: TeaserProps['attributes']['display'];
  /** Called when it is not to be shown again on this page. */
  onGone: () => void;
}

/**
 * Keeps focused fields, jump targets and the end of the page clear of a bar at the bottom of the window (WCAG 2.4.11);
 * the returned function gives the page its room back.
 */
function reserveBottom(height: number): () => void {
  const { style } = readDocument('documentElement');
  const { scrollPaddingBottom, paddingBottom } = style;
  // The browser scrolls by whole pixels, and stops up to one early.
  const room = `${Math.ceil(height) + 1}px`;
  Object.assign(style, { scrollPaddingBottom: room, paddingBottom: room });
  return () => {
    Object.assign(style, { scrollPaddingBottom, paddingBottom });
  };
}

/** Whether an ancestor's transform or containment makes `position: fixed` mean a place on the page, not the window. */
function isConfined(root: Node): boolean {
  const probe = document.createElement('i');
  probe.style.cssText = 'position: fixed; inset: 0; visibility: hidden';
  root.appendChild(probe);
  const { x, y, width, height } = probe.getBoundingClientRect();
  probe.remove();
  return (
    x !== 0 || y !== 0 || width < readDocument('documentElement').clientWidth || Math.abs(height - innerHeight) > 1
  );
}

/** A bar, a card in the corner or a tab at the edge of the window, which leaves the page usable and opens the dialog. */
export function Teaser({ host, display, ...props }: TeaserProps) {
  const { open } = props.attributes;
  // The attribute may have changed since. The tab stays where it was, for another time: the dialog returns the focus.
  return (
    host &&
    display !== 'dialog' &&
    (display === 'tab' || !open) && <ShownTeaser {...props} display={display} host={host} />
  );
}

type ShownTeaserProps = Omit<TeaserProps, 'display'> & { display: 'bar' | 'card' | 'tab'; host: HTMLElement };

/** The teaser's element, which is styled, above the page and told of while it is there. */
function usePlace({ display, host, emit }: Pick<ShownTeaserProps, 'display' | 'host' | 'emit'>) {
  const teaser = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = teaser.current as HTMLElement;
    const root = element.getRootNode() as ShadowRoot;
    addStyles(root, styles);
    const moveBack = moveToRenderedPlace(host);
    // Anywhere else, the page may lay its cart or its chat over it.
    if (isConfined(root)) {
      element.popover = 'manual';
      element.showPopover?.();
    }
    const release = display === 'bar' ? reserveBottom(element.offsetHeight) : undefined;
    // The tab is a handle at the edge, and stays for every page.
    if (display !== 'tab') record('shownAt');
    emit('vitrine-newsletter-teased', { display, state: 'shown' });
    return () => {
      release?.();
      element.popover = null;
      moveBack?.();
    };
  }, [display, host, emit]);
  return teaser;
}

function ShownTeaser({ display, locale, host, t, emit, onGone }: ShownTeaserProps) {
  const teaser = usePlace({ display, host, emit });
  /** What had the focus before the teaser. */
  const before = useRef<HTMLElement>(null);
  const [isCovered, setCovered] = useState(false);
  useEffect(() => watchQuestion(setCovered), []);
  const own = messages[locale];

  function press() {
    emit('vitrine-newsletter-teased', { display, state: 'pressed' });
    if (display !== 'tab') leave();
    host.setAttribute('open', '');
  }

  function close() {
    record('closedAt');
    emit('vitrine-newsletter-teased', { display, state: 'closed' });
    leave();
  }

  function leave() {
    before.current?.focus({ preventScroll: true });
    onGone();
  }

  function keepFocus({ relatedTarget }: FocusEvent) {
    if (relatedTarget && !teaser.current?.contains(relatedTarget)) before.current = relatedTarget as HTMLElement;
  }

  return (
    <aside
      ref={teaser}
      className={`teaser ${display}${isCovered ? ' covered' : ''}`}
      part={`teaser teaser-${display}`}
      aria-label={own.tab}
      onFocusCapture={keepFocus}
    >
      {display !== 'tab' && (
        <div className="teaser-words">
          <p className="teaser-title">{own.title}</p>
          <p>{own.text}</p>
        </div>
      )}
      <button type="button" className="teaser-open" part="teaser-open" aria-haspopup="dialog" onClick={press}>
        {display === 'tab' ? own.tab : own.open}
      </button>
      <button type="button" className="teaser-close" part="teaser-close" aria-label={t('close')} onClick={close}>
        ×
      </button>
    </aside>
  );
}
