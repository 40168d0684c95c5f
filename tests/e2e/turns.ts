import { isLongRun, type Locale } from './places.ts';

/**
 * What behaves alike in both languages takes turns in the short run: of the tests of a `describe` that stand behind
 * `if (turn())`, English has the first, the third and so on, French the others. In the long run both have all.
 */
export function takeTurns(locale: Locale): () => boolean {
  let isTurn = locale === 'fr';
  return () => {
    isTurn = !isTurn;
    return isTurn || isLongRun;
  };
}

/** The same for a list: every other entry in the short run, and the other language has the rest. */
export function inTurn<T>(list: readonly T[], locale: Locale): readonly T[] {
  const turn = takeTurns(locale);
  return list.filter(turn);
}
