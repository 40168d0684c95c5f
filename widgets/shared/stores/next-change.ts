import type { Opening } from './opening.ts';

/** The earliest instant (ms since 1970) at which the texts on these stores change; undefined if there is none. */
export function findNextChange(openings: readonly Opening[]): number | undefined {
  const moments = openings.flatMap((opening) => {
    if (opening.state === 'open') return opening.closes?.instant ?? [];
    return opening.state === 'closed' ? (opening.opens?.instant ?? []) : [];
  });
  return moments.length > 0 ? Math.min(...moments) : undefined;
}
