import type { Opening } from './opening.ts';

/** Earliest instant (ms since 1970) at which what is said of these stores must be read anew, if there is one. */
export function findNextChange(openings: readonly Opening[]): number | undefined {
  const moments = openings.flatMap((opening) => {
    if (opening.state === 'open') return opening.closes?.instant ?? [];
    return opening.state === 'closed' ? (opening.opens?.instant ?? []) : [];
  });
  return moments.length > 0 ? Math.min(...moments) : undefined;
}
