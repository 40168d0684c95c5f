import { type Contest, countInstantPrizes } from './contest-file.ts';

/** Of how many PINs one wins, rounded up; undefined where the contest's file does not say how many there are. */
export function findPinOdds({ pins, prizes }: Pick<Contest, 'pins' | 'prizes'>): number | undefined {
  const wins = countInstantPrizes(prizes);
  return pins && wins ? Math.ceil(pins / wins) : undefined;
}
