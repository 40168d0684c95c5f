import { useEffect, useRef } from 'react';
import { ensureRendered, watchRendering } from '../stage/stage.ts';
import { createJsonStorage } from '../storage/json-storage.ts';
import type { NewsletterDialogEvent } from './newsletter-docs.ts';
import { NewsletterSignUp, type NewsletterSignUpProps } from './newsletter-sign-up.tsx';

type CloseReason = 'button' | 'escape' | 'backdrop' | 'link' | 'script';

/** What is remembered of the sign-up: when a dialog of it was last closed, and when it was used, in milliseconds since 1970. */
export interface SuppressionRecord {
  closedAt?: number;
  subscribedAt?: number;
  /** Since when it has waited once, for the length of a page, for an answer about cookies. */
  waitedAt?: number;
}

/** The suppression record in local storage (NL-10). */
export const suppression = createJsonStorage<SuppressionRecord>(() => localStorage, 'vitrine-newsletter');

interface NewsletterDialogProps extends Omit<NewsletterSignUpProps, 'emit'> {
  open: boolean;
  emit(event: NewsletterDialogEvent, detail?: unknown): boolean;
}

const remember = (what: keyof SuppressionRecord) => suppression.write({ ...suppression.read(), [what]: Date.now() });

/** Brings the element to a place that is rendered and opens its dialog there; undefined where nothing is. */
function openDialog(dialog: HTMLDialogElement, host: HTMLElement): (() => void) | undefined {
  const moveBack = ensureRendered(host);
  // A modal dialog that no one sees takes every click and key of the page.
  if (!moveBack) return undefined;
  dialog.showModal();
  const stopWatching = watchRendering(dialog, () => host.removeAttribute('open'));
  // The heading, not the first field: a phone's keyboard would cover what it is about.
  dialog.querySelector<HTMLElement>('.panel')?.focus({ preventScroll: true });
  // The dialog has given it the focus already, and scrolled to it past the picture.
  dialog.scrollTop = 0;
  return () => {
    stopWatching();
    moveBack();
  };
}

/** The dialog follows the element's `open` attribute, and the attribute follows a dialog that was closed. */
function useDialog(open: boolean, { emit, host }: Pick<NewsletterDialogProps, 'emit' | 'host'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  /** Ends what opening began. */
  const leave = useRef<() => void>(undefined);
  const close = (reason: CloseReason) => dialog.current?.close(reason);

  useEffect(() => {
    const element = dialog.current;
    if (!host || !element || open === element.open) return;
    if (!open) return element.close('script' satisfies CloseReason);
    leave.current = openDialog(element, host);
    if (leave.current) emit('vitrine-newsletter-opened');
    else host.removeAttribute('open');
  }, [open, emit, host]);

  function onClose({ currentTarget: element }: { currentTarget: HTMLDialogElement }) {
    // Only the browser, on Escape or a phone's Back, closes it without a reason.
    const reason = element.returnValue || ('escape' satisfies CloseReason);
    element.returnValue = '';
    leave.current?.();
    remember('closedAt');
    // This event comes late: a page that has closed it by the attribute may have set that again.
    if (reason !== 'script') host?.removeAttribute('open');
    emit('vitrine-newsletter-closed', { reason });
  }

  return { dialog, close, onClose };
}

/** The newsletter sign-up in a dialog that follows the element's `open` attribute (NL-01, RT-08). */
export function NewsletterDialog({ open, ...props }: NewsletterDialogProps) {
  const { dialog, close, onClose } = useDialog(open, props);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the panel closes; the keyboard has Escape and the button
    <dialog
      ref={dialog}
      part="dialog"
      aria-labelledby="title"
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && close('backdrop')}
    >
      <slot name="picture" />
      <div className="panel" part="panel" tabIndex={-1}>
        <button
          type="button"
          className="close"
          part="close"
          aria-label={props.t('close')}
          onClick={() => close('button')}
        >
          ×
        </button>
        <NewsletterSignUp {...props} onLink={() => close('link')} onSubscribed={() => remember('subscribedAt')} />
      </div>
    </dialog>
  );
}
