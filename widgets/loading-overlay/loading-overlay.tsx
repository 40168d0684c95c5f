import { useEffect, useRef, useState } from 'react';
import type { WidgetProps } from '../shared/element/widget.ts';
import type { MessageKey } from '../shared/locale/messages.ts';
import { coverPage } from './cover-page.ts';
import type { LoadingOverlayEvent, loadingOverlay } from './loading-overlay.contract.ts';
import type { messages } from './loading-overlay-messages.en.ts';
import type { OverlayPhase } from './overlay-holds.ts';
import { type OverlayWatch, watchRequests } from './watch-requests.ts';

export type LoadingOverlayKey = MessageKey<typeof messages>;

/** A veil over the page while something is under way (OV-01): for the attribute, or for widgets that ask for it. */
export function LoadingOverlay({
  attributes,
  t,
  emit,
  host,
}: WidgetProps<typeof loadingOverlay, LoadingOverlayKey, LoadingOverlayEvent>) {
  const { active } = attributes;
  const veil = useRef<HTMLDivElement>(null);
  const watch = useRef<OverlayWatch>(undefined);
  const [phase, setPhase] = useState<OverlayPhase>('hidden');
  const isShown = phase === 'shown' || phase === 'slow';
  const words = isShown && t(phase === 'slow' ? 'slow' : 'loading');

  useEffect(() => {
    const element = veil.current;
    if (!host || !element) return;
    let uncover: (() => void) | undefined;
    let isSlow = false;

    const show = () => {
      element.toggleAttribute('data-shown', true);
      // Above a modal dialog, which a layer of the page's own never is; without popovers it lies on the page alone.
      element.showPopover?.();
      uncover = coverPage(host, {
        onEscape: () => requests.dismiss('escape'),
        onPointer: () => isSlow && requests.dismiss('pointer'),
      });
    };
    const hide = () => {
      uncover?.();
      uncover = undefined;
      element.removeAttribute('data-shown');
      if (element.isConnected) element.hidePopover?.();
    };
    const requests = watchRequests((next, reason) => {
      setPhase(next);
      isSlow = next === 'slow';
      // Here and not in an effect: a click right after the answer belongs to the page again.
      if (next === 'hidden') {
        if (!uncover) return;
        hide();
        host.removeAttribute('active');
        emit('vitrine-overlay-closed', { reason });
      } else if (next !== 'waiting' && !uncover) {
        show();
        emit('vitrine-overlay-opened');
      }
    });
    watch.current = requests;
    return () => {
      requests.stop();
      hide();
    };
  }, []);

  useEffect(() => {
    if (!active || !host) return;
    watch.current?.hold(host);
    return () => watch.current?.release(host);
  }, [active]);

  return (
    <>
      <p className="status" role="status">
        {words}
      </p>
      <div className="veil" part="veil" popover="manual" aria-hidden="true" ref={veil}>
        <div className="words" part="words">
          <span className="line" part="line" />
          {words}
        </div>
      </div>
    </>
  );
}
