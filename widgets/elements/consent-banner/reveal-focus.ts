import { findFocused, readDocument } from '../../shared/page/page-properties.ts';

/** Room between the focused element and the banner, in pixels. */
const clearance = 16;

/**
 * Scrolls the page so that the banner at the bottom of the window does not cover the focused element (WCAG 2.4.11), and
 * returns by how many pixels the page is too short for that.
 */
export function revealFocus(banner: Element): number {
  const focused = findFocused();
  if (!focused || focused === readDocument('body') || focused.getRootNode() === banner.getRootNode()) return 0;
  // A page that moved under a finger would take the press away from what it is on.
  if (!focused.matches(':focus-visible')) return 0;
  const { top, bottom } = focused.getBoundingClientRect();
  const covered = bottom - banner.getBoundingClientRect().top;
  if (covered <= 0) return 0;
  // Of an element taller than the free part of the window, its start.
  const distance = Math.min(covered + clearance, Math.max(0, top - clearance));
  const { scrollY: before } = window;
  const scroll = (position: number) => scrollTo({ top: position, behavior: 'instant' });
  scroll(before + distance);
  const scrolled = window.scrollY - before;
  // What stays, such as a dialog, lies over the page and is not in it.
  if (scrolled && Math.abs(focused.getBoundingClientRect().bottom - bottom) < 1) {
    scroll(before);
    return 0;
  }
  return Math.max(0, distance - scrolled);
}
