import { useEffect, useRef } from 'react';
import type { WidgetProps } from '../shared/element/widget.ts';
import { type NewsletterKey, NewsletterSignUp } from '../shared/newsletter/newsletter-sign-up.tsx';
import { createJsonStorage } from '../shared/storage/json-storage.ts';
import { isPauseOver, type SuppressionRecord } from './frequency-cap.ts';
import { isHiddenAt } from './hidden-rules.ts';
import type { NewsletterLightboxEvent, newsletterLightbox } from './newsletter-lightbox.contract.ts';
import { waitForTrigger } from './open-trigger.ts';

type CloseReason = 'button' | 'escape' | 'backdrop' | 'link' | 'script';

const suppression = createJsonStorage<SuppressionRecord>(() => localStorage, 'vitrine-newsletter');
const retryMs = 1000;

/** Whether a dialog is open already: this bundle's, told by the mark on its host, or any other that says so. */
function hasOpenDialog(): boolean {
  return !!document.querySelector('dialog[open],[aria-modal="true"],vitrine-newsletter-lightbox[open]');
}

/** The newsletter sign-up in a dialog over the page (NL-01 … NL-10). */
export function NewsletterLightbox(
  props: WidgetProps<typeof newsletterLightbox, NewsletterKey, NewsletterLightboxEvent>,
) {
  const { attributes, t, emit, host } = props;
  const { open, trigger, delay, scrollDepth, frequency, closedDays, subscribedDays } = attributes;
  const dialog = useRef<HTMLDialogElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const reason = useRef<CloseReason>('script');

  const remember = (what: keyof SuppressionRecord) => suppression.write({ ...suppression.read(), [what]: Date.now() });
  const close = (why: CloseReason) => {
    reason.current = why;
    dialog.current?.close();
  };

  useEffect(() => {
    if (open || isHiddenAt(location.pathname, location.search)) return;
    let timer: ReturnType<typeof setTimeout>;
    const openWhenFree = () => {
      // Asked when it is about to open: it may have been closed or used in another tab meanwhile.
      const record = suppression.read();
      if (frequency !== 'always' && !isPauseOver(record, Date.now(), closedDays, subscribedDays)) return;
      if (hasOpenDialog()) timer = setTimeout(openWhenFree, retryMs);
      else host?.toggleAttribute('open', true);
    };
    const stop = waitForTrigger({ trigger, delay, scrollDepth }, openWhenFree);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [trigger, delay, scrollDepth, frequency, closedDays, subscribedDays]);

  useEffect(() => {
    const element = dialog.current;
    if (!element || open === element.open) return;
    if (!open) return close('script');
    element.showModal();
    // The heading, not the first field: a phone's keyboard would cover what it is about.
    panel.current?.focus({ preventScroll: true });
    emit('vitrine-newsletter-opened');
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the panel closes; the keyboard has Escape and the button
    <dialog
      ref={dialog}
      part="dialog"
      aria-labelledby="title"
      onCancel={() => {
        reason.current = 'escape';
      }}
      onClose={() => {
        remember('closedAt');
        host?.removeAttribute('open');
        emit('vitrine-newsletter-closed', { reason: reason.current });
        reason.current = 'script';
      }}
      onClick={(event) => event.target === event.currentTarget && close('backdrop')}
    >
      <div className="panel" part="panel" ref={panel} tabIndex={-1}>
        <button type="button" className="close" part="close" aria-label={t('close')} onClick={() => close('button')}>
          ×
        </button>
        <NewsletterSignUp
          {...props}
          formLocation="Lightbox"
          onLink={() => close('link')}
          onOutcome={(outcome) => outcome.endsWith('subscribed') && remember('subscribedAt')}
        />
      </div>
    </dialog>
  );
}
