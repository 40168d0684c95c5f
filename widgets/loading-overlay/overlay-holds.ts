/** Milliseconds that a request is given before the overlay shows: most answers come sooner, and nothing flashes. */
export const patience = 300;
/** Milliseconds on screen after which a visitor is told how to get rid of it. */
export const slowAfter = 5_000;
/** Longest time, in milliseconds, that anybody can keep it up. */
export const longest = 20_000;

export type OverlayPhase = 'hidden' | 'waiting' | 'shown' | 'slow';

interface Hold {
  holder: EventTarget;
  /** When it begins to show. */
  from: number;
}

/** Who keeps the overlay up, counted: somebody who asks twice lets go twice. All times in milliseconds of one clock. */
export class OverlayHolds {
  #holds: Hold[] = [];

  add(holder: EventTarget, from: number): void {
    this.#holds.push({ holder, from });
  }

  /** Takes one of the holder's back, the oldest; nothing where there is none. */
  remove(holder: EventTarget): void {
    const index = this.#holds.findIndex((hold) => hold.holder === holder);
    if (index >= 0) this.#holds.splice(index, 1);
  }

  clear(): void {
    this.#holds = [];
  }

  /** Drops those that have lasted too long or whose holder is gone; true when time was what ended one. */
  sweep(now: number, isPresent: (holder: EventTarget) => boolean): boolean {
    const isOver = (hold: Hold) => now >= hold.from + longest;
    const hasLapsed = this.#holds.some(isOver);
    this.#holds = this.#holds.filter((hold) => !isOver(hold) && isPresent(hold.holder));
    return hasLapsed;
  }

  readPhase(now: number): OverlayPhase {
    if (!this.#holds.length) return 'hidden';
    const from = Math.min(...this.#holds.map((hold) => hold.from));
    if (now < from) return 'waiting';
    return now < from + slowAfter ? 'shown' : 'slow';
  }
}
