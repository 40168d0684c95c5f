/** Milliseconds before the overlay shows: most responses arrive sooner, so nothing flashes. */
export const showDelay = 300;
/** Milliseconds on screen before it says how to close it. */
export const slowDelay = 5_000;
/** Maximum time on screen, in milliseconds, for any request. */
export const maxDuration = 20_000;

/**
 * What the visitor sees: `waiting` shows nothing yet, `told` is shown but announced by those who asked, `slow` adds how
 * to close the overlay.
 */
export type OverlayPhase = 'hidden' | 'waiting' | 'told' | 'shown' | 'slow';

interface Hold {
  holder: EventTarget;
  /** When it starts to show. */
  from: number;
  /** Whether the holder announces itself that something is loading. */
  isTold: boolean;
}

/**
 * Counts who keeps the overlay open: a holder that asks twice must release twice. Times are milliseconds of one clock.
 */
export class OverlayHolds {
  #holds: Hold[] = [];

  add(holder: EventTarget, from: number, isTold = false): void {
    this.#holds.push({ holder, from, isTold });
  }

  /** Removes the holder's oldest request; does nothing if it has none. */
  remove(holder: EventTarget): void {
    const index = this.#holds.findIndex((hold) => hold.holder === holder);
    if (index >= 0) this.#holds.splice(index, 1);
  }

  clear(): void {
    this.#holds = [];
  }

  /** Drops requests that have lasted too long or whose holder is gone; true when one timed out. */
  removeExpired(now: number, isPresent: (holder: EventTarget) => boolean): boolean {
    const isOver = (hold: Hold) => now >= hold.from + maxDuration;
    const hasLapsed = this.#holds.some(isOver);
    this.#holds = this.#holds.filter((hold) => !isOver(hold) && isPresent(hold.holder));
    return hasLapsed;
  }

  readPhase(now: number): OverlayPhase {
    if (!this.#holds.length) return 'hidden';
    const from = Math.min(...this.#holds.map((hold) => hold.from));
    if (now < from) return 'waiting';
    if (now >= from + slowDelay) return 'slow';
    return this.#holds.every(({ isTold }) => isTold) ? 'told' : 'shown';
  }
}
