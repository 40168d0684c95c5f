import { useEffect, useLayoutEffect, useRef } from 'react';
import { record } from '../attention/shown-record.ts';
import { readGlobal } from '../page/page-properties.ts';
import { moveToRenderedPlace, watchRendering } from '../visibility/visibility.ts';
import { containKey } from './contain-keys.ts';
import { guardDialog } from './guard-dialog.ts';
import type { NewsletterDialogEvent } from './newsletter-docs.ts';
import { NewsletterSignUp, type NewsletterSignUpProps } from './newsletter-sign-up.tsx';

type CloseReason = 'button' | 'escape' | 'backdrop' | 'link' | 'script';

interface NewsletterDialogProps extends Omit<NewsletterSignUpProps, 'emit'> {
  /** Another object each time that the page sets an attribute, also to the value that it has. */
  attributes: { open: boolean };
  emit(event: NewsletterDialogEvent, detail?: unknown): boolean;
}

/** Opens the dialog, at the end of the body if its own place is not rendered; undefined if neither is. */
function openDialog(dialog: HTMLDialogElement, host: HTMLElement): (() => void) | undefined {
  const moveBack = moveToRenderedPlace(host);
  // An invisible modal dialog would take every click and key press of the page.
  if (!moveBack) return undefined;
  const stopGuarding = guardDialog(dialog, host);
  // The title, not the first field: a phone's keyboard would cover the offer, and a field that loses the focus again
  // shows its error. Nor the panel, of which Orca says nothing. Only for this moment: on a page that loads, browsers
  // focus what has the attribute.
  const title = dialog.querySelector('h2');
  title?.toggleAttribute('autofocus', true);
  // WebKit goes by the styles last computed, in which what is laid out before it opens is invisible and takes no focus.
  dialog.style.visibility = 'visible';
  if (title) getComputedStyle(title).visibility;
  dialog.showModal();
  dialog.style.visibility = '';
  title?.toggleAttribute('autofocus', false);
  const stopWatching = watchRendering(dialog, () => host.removeAttribute('open'));
  // The focus has scrolled past the picture, or does so in the next frame (WebKit).
  const showTop = () => {
    dialog.scrollTop = 0;
  };
  showTop();
  requestAnimationFrame(() => requestAnimationFrame(showTop));
  return () => {
    stopWatching();
    stopGuarding();
    moveBack();
  };
}

/** Opens and closes the dialog with the element's `open` attribute, and removes that when the dialog closes. */
function useDialog({ attributes, emit, host }: NewsletterDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  /** Undoes what opening the dialog did. */
  const leave = useRef<() => void>(undefined);
  const close = (reason: CloseReason) => dialog.current?.close(reason);

  useLayoutEffect(() => {
    const element = dialog.current;
    const { open } = attributes;
    if (!host || !element || open === element.open) return;
    if (!open) return element.close('script' satisfies CloseReason);
    leave.current?.();
    leave.current = openDialog(element, host);
    if (leave.current) {
      record('shownAt');
      emit('vitrine-newsletter-opened');
    } else host.removeAttribute('open');
    // A dialog that the browser has closed keeps its attribute until it reports so: the page may set it again before.
  }, [attributes, emit, host]);

  // An element that is taken away while its dialog is open hears nothing of a close.
  useLayoutEffect(() => () => leave.current?.(), []);

  useEffect(() => {
    // Laid out, unseen, when there is nothing else to do: a click need not wait for that.
    (readGlobal('requestIdleCallback') ?? setTimeout)(() => dialog.current?.classList.add('prepared'));
    // A page that the browser restores on the way back must not show it again.
    const closeOnLeaving = () => dialog.current?.open && dialog.current.close('script' satisfies CloseReason);
    addEventListener('pagehide', closeOnLeaving);
    // A button of the page: `commandfor="…" command="--open"`. A second listener would do the same again.
    host?.addEventListener('command', (event) => {
      if ((event as Event & { command: string }).command === '--open') host.setAttribute('open', '');
    });
    return () => removeEventListener('pagehide', closeOnLeaving);
  }, [host]);

  function onClose({ currentTarget: element }: { currentTarget: HTMLDialogElement }) {
    // Without a reason, the browser closed it: on Escape, or on a phone's back button.
    const reason = element.returnValue || ('escape' satisfies CloseReason);
    element.returnValue = '';
    // Only a visitor closes it: a script does, and so does a page that is left, restored or replaced.
    if (reason !== 'script') record('closedAt');
    // This event is asynchronous: the page may have opened the dialog again.
    if (!element.open) {
      leave.current?.();
      host?.removeAttribute('open');
    }
    emit('vitrine-newsletter-closed', { reason });
  }

  return { dialog, close, onClose };
}

/** The newsletter sign-up in a dialog that follows the element's `open` attribute (NL-01, RT-08). */
export function NewsletterDialog(props: NewsletterDialogProps) {
  const { dialog, close, onClose } = useDialog(props);
  /** Whether the latest press began beside the panel: a text may be selected from a field to there. */
  const isPressedBeside = useRef(false);
  return (
    <dialog
      ref={dialog}
      part="dialog"
      aria-labelledby="title"
      onClose={onClose}
      // Where a library scrolls the page by itself (Lenis), this keeps the wheel.
      data-lenis-prevent=""
      onKeyDown={(event) => containKey(event, event.currentTarget)}
      onPointerDown={({ target, currentTarget }) => {
        isPressedBeside.current = target === currentTarget;
      }}
      onClick={({ target, currentTarget }) => target === currentTarget && isPressedBeside.current && close('backdrop')}
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
        <NewsletterSignUp
          {...props}
          onLink={() => close('link')}
          onSubscribed={() => props.sandbox?.isOn || record('subscribedAt')}
        />
      </div>
    </dialog>
  );
}
