/** Scrolls `top` to the window's top at once, unless everything from there to the end of `last` is visible. */
export function bringIntoView(top: Element, last: Element | null): void {
  const start = top.getBoundingClientRect().top;
  const end = last?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY;
  // No smooth scrolling, whatever the page's style says.
  if (start < 0 || end > innerHeight) top.scrollIntoView({ behavior: 'instant' });
}
