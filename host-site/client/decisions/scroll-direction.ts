/** Pixels that a visitor must scroll before the header changes, so that a trembling finger does not make it flicker. */
const threshold = 8;

export interface ScrollState {
  /** Where the direction was last decided, in pixels from the top. */
  top: number;
  isScrolled: boolean;
}

/** HD-03: scrolled after going down, not scrolled after going up or at the top. */
export function followScroll(state: ScrollState, top: number): ScrollState {
  // Overscroll on phones reports negative positions.
  if (top <= 0) return { top: 0, isScrolled: false };
  if (Math.abs(top - state.top) < threshold) return state;
  return { top, isScrolled: top > state.top };
}
