import { type Contest, countInstantPrizes } from '../../sources/contests/contest-file.ts';
import { findNamedPrize, namePrize } from '../../sources/contests/name-prize.ts';
import { OperatorError } from './operator-error.ts';

/** How many PINs have each prize, by its text; that of PINs that win nothing is empty. */
export type PinCounts = ReadonlyMap<string, number>;

/** Counts PINs by the text of their prize. */
export function countByPrize(prizes: Iterable<string>): PinCounts {
  const counts = new Map<string, number>();
  for (const prize of prizes) counts.set(prize, (counts.get(prize) ?? 0) + 1);
  return counts;
}

const sum = (counts: Iterable<number>) => [...counts].reduce((total, count) => total + count, 0);

/** How many new winners, and winners in all, the prize of this name has. */
function countWinners(contest: Contest, name: string, added: PinCounts, loaded: PinCounts): number {
  const all = [...added, ...loaded].filter(([text]) => text !== '' && namePrize(contest, text).en === name);
  return sum(all.map(([, count]) => count));
}

/** What is wrong with the prizes of new PINs. A contest whose prizes have no text for one may have any. */
function listPrizeMistakes(contest: Contest, added: PinCounts, loaded: PinCounts): string[] {
  if (countInstantPrizes(contest.prizes) === 0) return [];
  const texts = [...added.keys()].filter((text) => text !== '');
  const unknown = texts.filter((text) => !findNamedPrize(contest, text));
  const names = new Set(texts.filter((text) => !unknown.includes(text)).map((text) => namePrize(contest, text).en));
  return [
    ...unknown.map((text) => `“${text}” is not a prize of its PINs`),
    ...[...names].flatMap((name) => {
      const most = findNamedPrize(contest, name)?.count ?? 0;
      const winners = countWinners(contest, name, added, loaded);
      return winners > most ? [`${winners} PINs would win “${name}”, of which there are ${most}`] : [];
    }),
  ];
}

/**
 * Throws OperatorError that lists all the ways in which new PINs, with those that are loaded, would give more than the
 * file of the contest says, from which its rules are made.
 */
export function checkPins(contest: Contest, added: PinCounts, loaded: PinCounts = new Map()): void {
  const total = sum(added.values()) + sum(loaded.values());
  const most = contest.pins ?? Number.POSITIVE_INFINITY;
  const mistakes = [
    ...(added.size > 0 && total > most ? [`${total} PINs, of which there are ${most}`] : []),
    ...listPrizeMistakes(contest, added, loaded),
  ];
  if (mistakes.length === 0) return;
  throw new OperatorError(
    `The rules of ${contest.id} say otherwise; --beyond-rules does it all the same:\n${mistakes.join('\n')}`,
  );
}
