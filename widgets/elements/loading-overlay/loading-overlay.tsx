import { useLayoutEffect, useRef, useState } from 'react';
import { isAccepted } from '../../shared/attention/attention.ts';
import type { WidgetProps } from '../../shared/element/widget.ts';
import type { MessageKey } from '../../shared/locale/messages.ts';
import { moveToRenderedPlace, watchRendering } from '../../shared/visibility/visibility.ts';
import { type CoverActions, coverPage } from './cover-page.ts';
import type { LoadingOverlayEvent, loadingOverlay } from './loading-overlay.contract.ts';
import type { messages } from './loading-overlay-messages.en.ts';
import type { OverlayPhase } from './overlay-holds.ts';
import { type OverlayWatch, watchRequests } from './watch-requests.ts';

/** A key of the messages of `<vitrine-loading-overlay>`. */
export type LoadingOverlayMessageKey = MessageKey<typeof messages>;

type LoadingOverlayProps = WidgetProps<typeof loadingOverlay, LoadingOverlayMessageKey, LoadingOverlayEvent>;

/** Shows the veil over the page; undefined where it could not be seen. The returned function removes it. */
function showVeil(veil: HTMLElement, host: HTMLElement, actions: CoverActions & { onHidden(): void }) {
  const moveBack = moveToRenderedPlace(host);
  // An invisible veil would still swallow the page's clicks.
  if (!moveBack) return undefined;
  veil.toggleAttribute('data-shown', true);
  // As a popover it is above a modal dialog, where no z-index reaches. Without popover support it covers only the page.
  veil.showPopover?.();
  const endCover = coverPage(host, actions);
  const stopWatching = watchRendering(veil, actions.onHidden);
  return () => {
    endCover();
    stopWatching();
    veil.removeAttribute('data-shown');
    if (veil.isConnected) veil.hidePopover?.();
    moveBack();
  };
}

type Emit = LoadingOverlayProps['emit'];

/** Follows the page's requests: shows and hides the veil, and reports both and every phase. */
function followRequests(veil: HTMLElement, host: HTMLElement, emit: Emit, setPhase: (phase: OverlayPhase) => void) {
  let uncover: (() => void) | undefined;
  let isSlow = false;

  const show = () => {
    // `active` is the page's own wish.
    if (!host.matches('[active]:not([active=false])') && !isAccepted('overlay', emit)) {
      requests.dismiss('released');
      return;
    }
    uncover = showVeil(veil, host, {
      onEscape: () => requests.dismiss('escape'),
      onPointer: () => isSlow && requests.dismiss('pointer'),
      onHidden: () => requests.dismiss('released'),
    });
    if (uncover) emit('vitrine-overlay-opened');
    else host.removeAttribute('active');
  };
  const hide = () => {
    uncover?.();
    uncover = undefined;
  };
  const requests = watchRequests((next, reason) => {
    setPhase(next);
    isSlow = next === 'slow';
    // Here and not in an effect: a click right after the response must reach the page again.
    if (next === 'hidden') {
      if (!uncover) return;
      hide();
      host.removeAttribute('active');
      emit('vitrine-overlay-closed', { reason });
    } else if (next !== 'waiting' && !uncover) show();
  });
  const stop = () => {
    requests.stop();
    hide();
  };
  return { requests, stop };
}

/** A veil over the page while something is loading (OV-01): by the attribute, or on request of another widget. */
export function LoadingOverlay({ attributes, t, emit, host }: LoadingOverlayProps) {
  const { active } = attributes;
  const veil = useRef<HTMLDivElement>(null);
  const watch = useRef<OverlayWatch>(undefined);
  const [phase, setPhase] = useState<OverlayPhase>('hidden');
  const isShown = phase !== 'hidden' && phase !== 'waiting';
  const message = isShown && t(phase === 'slow' ? 'slow' : 'loading');

  useLayoutEffect(() => {
    if (!host || !veil.current) return;
    const { requests, stop } = followRequests(veil.current, host, emit, setPhase);
    watch.current = requests;
    return stop;
  }, [host, emit]);

  useLayoutEffect(() => {
    if (!active || !host) return;
    watch.current?.hold(host);
    return () => watch.current?.release(host);
  }, [active, host]);

  return (
    <>
      <p className="status" role="status">
        {phase !== 'told' && message}
      </p>
      <div className="veil" part="veil" popover="manual" aria-hidden="true" ref={veil}>
        <div className="words" part="words">
          <span className="line" part="line" />
          {message}
        </div>
      </div>
    </>
  );
}
