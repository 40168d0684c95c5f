import type { Contest } from '../../contests/contest-file.ts';
import type { Contests } from '../../contests/read-contests.ts';
import { claimNotices, findDraw, listPlaces } from '../database/contest-draws.ts';
import { listUnwrittenWins } from '../database/contest-pins.ts';
import type { Database } from '../database/database.ts';
import type { Outbox } from '../delivery/outbox.ts';
import { OperatorError } from './operator-error.ts';
import { findDeadline, queueClaim } from './queue-claim.ts';

/**
 * Queues a letter with a link to claim the prize for each of these places of a draw, or for its winners, once: someone who
 * was written to before, or was erased, is left out. Throws OperatorError for an unknown draw or place.
 */
export async function notifyWinners(
  database: Database,
  outbox: Outbox,
  contests: Contests,
  order: { draw: number; places: readonly number[] | undefined },
  now: number,
): Promise<string> {
  return database.transaction(async (transaction) => {
    const draw = await findDraw(transaction, order.draw);
    const contest = draw && contests.get(draw.contest);
    if (!draw || !contest) throw new OperatorError(`there is no draw ${order.draw} of a contest that we know`);
    const places = await listPlaces(transaction, draw.id);
    const asked = order.places ?? places.map(({ place }) => place).filter((place) => place <= draw.winners);
    const missing = asked.filter((number) => !places.some(({ place }) => place === number));
    if (missing.length > 0) throw new OperatorError(`draw ${draw.id} has no place ${missing.join(', ')}`);
    const claimed = await claimNotices(transaction, draw.id, asked, new Date(now));
    const claimBy = findDeadline(contest, now);
    for (const { place, entry_id, email, language_preference } of places.filter(({ place }) =>
      claimed.includes(place),
    )) {
      const winner = { entryId: entry_id, email: email ?? '', language: language_preference };
      await queueClaim(transaction, outbox, contest, { ...winner, won: { draw: draw.id, place } }, claimBy);
    }
    const left = asked.filter((number) => !claimed.includes(number));
    const others = left.length > 0 ? `; left out, written to before or erased: place ${left.join(', ')}` : '';
    return `${claimed.length} letters queued${others}\n`;
  });
}

/** The same for everyone whose PIN won and who was not written to yet, once. People who were erased are left out. */
export async function notifyPinWinners(
  database: Database,
  outbox: Outbox,
  contest: Contest,
  now: number,
): Promise<string> {
  return database.transaction(async (transaction) => {
    const wins = await listUnwrittenWins(transaction, contest.id);
    const claimBy = findDeadline(contest, now);
    for (const win of wins) await queueClaim(transaction, outbox, contest, win, claimBy);
    return `${wins.length} letters queued\n`;
  });
}
