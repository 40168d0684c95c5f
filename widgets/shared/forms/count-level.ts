/** V-10: which threshold a text has passed: 0 none, 1 80 % of the limit, 2 95 %, 3 over it. */
export function readCountLevel(used: number, max: number): number {
  if (used > max) return 3;
  return used >= max * 0.95 ? 2 : used >= max * 0.8 ? 1 : 0;
}
