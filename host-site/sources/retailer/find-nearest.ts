import { countTypingErrors } from '../../../widgets/shared/stores/correct-name.ts';

/** The name among others that takes the fewest typing errors. */
export function findNearest(name: string, others: readonly string[]): string {
  const [nearest = ''] = [...others].sort(
    (a, b) => countTypingErrors(name, a, Infinity) - countTypingErrors(name, b, Infinity),
  );
  return nearest;
}
