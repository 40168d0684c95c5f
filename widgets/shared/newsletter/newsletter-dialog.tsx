import { useEffect, useRef } from 'react';
import { createJsonStorage } from '../storage/json-storage.ts';
import type { NewsletterDialogEvent } from './newsletter-docs.ts';
import { NewsletterSignUp, type NewsletterSignUpProps } from './newsletter-sign-up.tsx';

type CloseReason = 'button' | 'escape' | 'backdrop' | 'link' | 'script';

/** What is remembered of the sign-up: when a dialog of it was last closed, and when it was used, in milliseconds since 1970. */
export interface SuppressionRecord {
  closedAt?: number;
  subscribedAt?: number;
}

export const suppression = createJsonStorage<SuppressionRecord>(() => localStorage, 'vitrine-newsletter');

interface NewsletterDialogProps extends Omit<NewsletterSignUpProps, 'emit'> {
  open: boolean;
  emit(event: NewsletterDialogEvent, detail?: unknown): boolean;
}

/** The newsletter sign-up in a dialog that follows the element's `open` attribute (NL-01, RT-08). */
export function NewsletterDialog({ open, ...props }: NewsletterDialogProps) {
  const { t, emit, host } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const reason = useRef<CloseReason>('script');

  const remember = (what: keyof SuppressionRecord) => suppression.write({ ...suppression.read(), [what]: Date.now() });
  const close = (why: CloseReason) => {
    reason.current = why;
    dialog.current?.close();
  };

  useEffect(() => {
    const element = dialog.current;
    if (!element || open === element.open) return;
    if (!open) return close('script');
    element.showModal();
    // The heading, not the first field: a phone's keyboard would cover what it is about.
    panel.current?.focus({ preventScroll: true });
    // The dialog has given it the focus already, and scrolled to it past the picture.
    element.scrollTop = 0;
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
      <slot name="picture" />
      <div className="panel" part="panel" ref={panel} tabIndex={-1}>
        <button type="button" className="close" part="close" aria-label={t('close')} onClick={() => close('button')}>
          ×
        </button>
        <NewsletterSignUp
          {...props}
          onLink={() => close('link')}
          onOutcome={(outcome) => outcome.endsWith('subscribed') && remember('subscribedAt')}
        />
      </div>
    </dialog>
  );
}
