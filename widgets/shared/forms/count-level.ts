/** V-10: the threshold that a text has passed: 0 for none, 1 for 80 % of the limit, 2 for 95 %, 3 for over it. */
export function readCountLevel(used: number, max: number): number {
  if (used > max) return 3;
  return used >= max * 0.95 ? 2 : used >= max * 0.8 ? 1 : 0;
}
