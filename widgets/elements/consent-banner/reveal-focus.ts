import { readDocument } from '../../shared/page/page-properties.ts';

/** Scrolls the page so that the banner at the bottom of the window does not cover the focused element (WCAG 2.4.11). */
export function revealFocus(banner: Element): void {
  let focused = readDocument('activeElement');
  const host = (banner.getRootNode() as ShadowRoot).host;
  if (!focused || focused === readDocument('body') || focused === host) return;
  while (focused.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  const { bottom, height } = focused.getBoundingClientRect();
  const free = banner.getBoundingClientRect().top;
  // An element taller than the free part of the window cannot be shown whole.
  if (bottom <= free || height >= free) return;
  const { scrollY: before } = window;
  const scroll = (top: number) => scrollTo({ top, behavior: 'instant' });
  scroll(before + bottom - free + 16);
  // What stays, such as a dialog, lies over the page and is not in it.
  if (Math.abs(focused.getBoundingClientRect().bottom - bottom) < 1) scroll(before);
}
