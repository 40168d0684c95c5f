/** The radius of a map area that reaches this many kilometres; none of `radii`, which would make it another search. */
export function toAreaRadius(kilometres: number): number {
  const radius = Math.ceil(kilometres);
  return radius % 25 ? radius : radius + 1;
}
