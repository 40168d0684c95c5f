import { findLastDay } from '../../sources/contests/end-of-day.ts';
import type { PrizeHolder } from '../database/prize-holders.ts';
import { OperatorError } from './operator-error.ts';

function describeHolder({ place, state, claimBy }: PrizeHolder, zone: string): string {
  if (state === 'not-notified') return `place ${place} is not notified yet`;
  if (state === 'unsent')
    return `place ${place} was never written to: its email could not be sent; --places ${place} sends it again, with a new deadline`;
  if (state === 'claimed') return `place ${place} has claimed`;
  return `place ${place} may be claimed to the end of ${claimBy && findLastDay(claimBy, zone)}`;
}

/** Which winner an alternate replaces. */
export interface Replaced {
  /** Their place; when omitted, that of someone who did not claim the prize in time. */
  insteadOf?: number | undefined;
  /** Allows one who has claimed it. */
  isAlthoughClaimed?: boolean | undefined;
}

/**
 * The prize of one place, whoever has it. Throws OperatorError when there is none, when no one was written to about it,
 * and when it is claimed, unless that is allowed.
 */
function takePrize(
  place: number,
  holders: readonly PrizeHolder[],
  isAlthoughClaimed: boolean | undefined,
  zone: string,
): PrizeHolder {
  const holder = holders.find((other) => other.place === place);
  if (!holder) throw new OperatorError(`place ${place} has no prize of its own: expected 1 to ${holders.length}`);
  if (holder.state === 'not-notified') throw new OperatorError(describeHolder(holder, zone));
  if (holder.state === 'claimed' && !isAlthoughClaimed) {
    throw new OperatorError(`${describeHolder(holder, zone)}; --although-claimed takes the prize back all the same`);
  }
  return holder;
}

/** Alternates and the places whose prizes they get. */
export type Replacements = ReadonlyMap<number, number>;

/**
 * Which alternate gets the prize of which place: of a given one, or in order of those that no one claimed in time. Deadlines
 * are shown in the contest's zone. Throws OperatorError when there are too few.
 */
export function assignFreePrizes(
  alternates: readonly number[],
  holders: readonly PrizeHolder[],
  { insteadOf, isAlthoughClaimed }: Replaced,
  zone: string,
): Replacements {
  const free =
    insteadOf === undefined
      ? holders.filter(({ state }) => state === 'free')
      : [takePrize(insteadOf, holders, isAlthoughClaimed, zone)];
  const [unserved] = alternates.slice(free.length);
  if (unserved !== undefined) {
    const reasons = holders.filter(({ state }) => state !== 'free').map((holder) => describeHolder(holder, zone));
    throw new OperatorError(`no prize is free for place ${unserved}: ${reasons.join(', ') || 'there are too few'}`);
  }
  return new Map(alternates.map((place, index) => [place, free[index]?.place ?? 0]));
}
