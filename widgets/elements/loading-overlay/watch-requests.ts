import { overlayRequests } from '../../shared/page/overlay-requests.ts';
import { OverlayHolds, type OverlayPhase, showDelay } from './overlay-holds.ts';

/** Why the overlay closed, as its event reports it. */
export type CloseReason = 'released' | 'escape' | 'pointer' | 'timeout';

const stepMs = 100;

/** A request from `window` has no element that could leave the page. */
const isPresent = (holder: EventTarget & Partial<Node>) => holder.isConnected !== false;

/** Controls of a running watch. */
export interface OverlayWatch {
  /** Shows the overlay at once for a holder. */
  hold(holder: EventTarget): void;
  release(holder: EventTarget): void;
  /** Hides it, whatever holds are left. */
  dismiss(reason: CloseReason): void;
  stop(): void;
}

/**
 * Follows the requests of the page's widgets and reports every change of phase. A request ends when it is released,
 * when its element leaves the document, and after 20 seconds at the latest.
 */
export function watchRequests(onChange: (phase: OverlayPhase, reason: CloseReason) => void): OverlayWatch {
  const holds = new OverlayHolds();
  const listening = new AbortController();
  let phase: OverlayPhase = 'hidden';
  let timer: ReturnType<typeof setInterval> | undefined;

  function update(reason: CloseReason = 'released'): void {
    const now = performance.now();
    const hasLapsed = holds.removeExpired(now, isPresent);
    const next = holds.readPhase(now);
    // Polled: nothing reports that an element was removed inside a shadow root.
    if (next === 'hidden') {
      clearInterval(timer);
      timer = undefined;
    } else timer ??= setInterval(update, stepMs);
    if (next === phase) return;
    phase = next;
    onChange(phase, hasLapsed ? 'timeout' : reason);
  }

  // For a closed shadow root the event's target is the host, which leaves the document with it.
  const findHolder = (event: Event) => event.composedPath()[0] as EventTarget & Partial<Element>;
  const listen = (type: string, handle: (event: Event) => void) =>
    addEventListener(type, handle, { signal: listening.signal });
  listen(overlayRequests.requested, (event) => {
    // One overlay per page is enough: the first to hear the request handles it.
    if (event.defaultPrevented) return;
    event.preventDefault();
    const holder = findHolder(event);
    // The kit's forms say so themselves.
    const isTold = holder.localName?.startsWith('vitrine-') === true;
    holds.add(holder, performance.now() + showDelay, isTold);
    update();
  });
  listen(overlayRequests.released, (event) => {
    holds.remove(findHolder(event));
    update();
  });

  const dismiss = (reason: CloseReason) => {
    holds.clear();
    update(reason);
  };
  // The back/forward cache may bring the page back as it was, and with it an overlay whose work has no end any more.
  listen('pagehide', () => dismiss('released'));
  listen('pageshow', (event) => (event as PageTransitionEvent).persisted && dismiss('released'));

  return {
    hold(holder) {
      holds.add(holder, performance.now());
      update();
    },
    release(holder) {
      holds.remove(holder);
      update();
    },
    dismiss,
    stop() {
      listening.abort();
      clearInterval(timer);
    },
  };
}
