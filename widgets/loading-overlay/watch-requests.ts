import { OverlayHolds, type OverlayPhase, patience } from './overlay-holds.ts';

export type CloseReason = 'released' | 'escape' | 'pointer' | 'timeout';

const stepMs = 100;

/** A page that asks from `window` is always there. */
const isPresent = (holder: EventTarget) => !(holder instanceof Node) || holder.isConnected;

export interface OverlayWatch {
  /** Shows it at once for a holder of its own. */
  hold(holder: EventTarget): void;
  release(holder: EventTarget): void;
  /** Hides it, whoever asked for it. */
  dismiss(reason: CloseReason): void;
  stop(): void;
}

/**
 * Follows the requests of the page's widgets and calls back with every change of phase. A request ends when it is
 * released, when its element leaves the document, and in any case after 20 seconds.
 */
export function watchRequests(onChange: (phase: OverlayPhase, reason: CloseReason) => void): OverlayWatch {
  const holds = new OverlayHolds();
  const listening = new AbortController();
  let phase: OverlayPhase = 'hidden';
  let timer: ReturnType<typeof setInterval> | undefined;

  function update(reason: CloseReason = 'released'): void {
    const now = performance.now();
    const hasLapsed = holds.sweep(now, isPresent);
    const next = holds.readPhase(now);
    // Asked again and again rather than told: an element that is removed inside a shadow root tells nobody.
    if (next === 'hidden') {
      clearInterval(timer);
      timer = undefined;
    } else timer ??= setInterval(update, stepMs);
    if (next === phase) return;
    phase = next;
    onChange(phase, hasLapsed ? 'timeout' : reason);
  }

  // A closed shadow root shows its host, which leaves the document with it.
  const findHolder = (event: Event) => event.composedPath()[0] as EventTarget;
  const listen = (type: string, handle: (event: Event) => void) =>
    addEventListener(type, handle, { signal: listening.signal });
  listen('vitrine-overlay-requested', (event) => {
    // Of two overlays in a page one is enough: the first to hear takes it.
    if (event.defaultPrevented) return;
    event.preventDefault();
    holds.add(findHolder(event), performance.now() + patience);
    update();
  });
  listen('vitrine-overlay-released', (event) => {
    holds.remove(findHolder(event));
    update();
  });

  return {
    hold(holder) {
      holds.add(holder, performance.now());
      update();
    },
    release(holder) {
      holds.remove(holder);
      update();
    },
    dismiss(reason) {
      holds.clear();
      update(reason);
    },
    stop() {
      listening.abort();
      clearInterval(timer);
    },
  };
}
