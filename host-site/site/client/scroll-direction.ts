/** Pixels to scroll before the header changes; ignores small movements of a finger. */
const threshold = 8;

/** Scroll position and direction, as the header uses them. */
export interface ScrollState {
  /** Position at the last change of direction, in pixels from the top. */
  top: number;
  isScrolled: boolean;
}

/** Updates the state: scrolled after moving down, not scrolled after moving up or at the top (HD-03). */
export function followScroll(state: ScrollState, top: number): ScrollState {
  // Overscroll on phones reports negative positions.
  if (top <= 0) return { top: 0, isScrolled: false };
  if (Math.abs(top - state.top) < threshold) return state;
  return { top, isScrolled: top > state.top };
}
