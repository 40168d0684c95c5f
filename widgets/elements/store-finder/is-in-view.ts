/** Whether the window shows everything from the start of `top` to the end of `last`. */
export function isInView(top: Element, last: Element | null): boolean {
  const end = last?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY;
  return top.getBoundingClientRect().top >= 0 && end <= innerHeight;
}
