import type { Contest } from '../../sources/contests/contest-file.ts';
import { countDrawnPrizes, listSamePrizes } from '../../sources/contests/drawn-prize.ts';
import { findLastDay } from '../../sources/contests/end-of-day.ts';
import type { Contests } from '../../sources/contests/read-contests.ts';
import { claimNotices, type Draw, type DrawnPlace, findDraw, listPlaces } from '../database/contest-draws.ts';
import { listUnwrittenWins } from '../database/contest-pins.ts';
import type { Database, Transaction } from '../database/database.ts';
import {
  freePrize,
  type HeldPrize,
  listHeldPrizes,
  listPrizeHolders,
  listPrizeWinners,
  listTakenOver,
  renewUnsentClaims,
} from '../database/prize-holders.ts';
import type { Outbox } from '../delivery/outbox.ts';
import { OperatorError } from './operator-error.ts';
import { findDeadline, queueClaim, queueClaimEmail } from './queue-claim.ts';
import { assignFreePrizes, type Replaced, type Replacements } from './replace-winners.ts';

/** Whom to write to about a draw. */
export interface NotifyOrder extends Replaced {
  draw: number;
  /** The winners when omitted. */
  places?: readonly number[] | undefined;
}

const countEmails = (count: number) => `${count} ${count === 1 ? 'email' : 'emails'} queued`;

/** The places to write to. Throws OperatorError for an unknown one. */
function listAsked(draw: Draw, drawn: readonly DrawnPlace[], prizes: number, order: NotifyOrder): readonly number[] {
  const known = drawn.map(({ place }) => place);
  const asked = order.places ?? known.filter((place) => place <= prizes);
  const missing = asked.filter((place) => !known.includes(place));
  if (missing.length > 0) throw new OperatorError(`draw ${draw.id} has no place ${missing.join(', ')}`);
  if (order.insteadOf !== undefined && !(order.places?.length === 1 && asked.every((place) => place > prizes))) {
    throw new OperatorError('instead-of: expected one alternate in places');
  }
  return asked;
}

function describeHeldPrize({ draw, place, claimBy, isClaimed }: HeldPrize, zone: string): string {
  const state = isClaimed ? 'has claimed' : `may claim to the end of ${findLastDay(claimBy, zone)}`;
  return `place ${place} of draw ${draw} ${state}`;
}

/** Throws OperatorError when a draw, with the others of its contest, has given more prizes of a kind than there are. */
async function checkHeldPrizes(transaction: Transaction, contest: Contest, draw: number, now: number): Promise<void> {
  const held = await listHeldPrizes(transaction, contest.id, contest.opens, now);
  for (const { place } of held.filter((prize) => prize.draw === draw)) {
    const same = listSamePrizes(contest, place);
    const holders = held.filter((prize) => same.includes(prize.place));
    if (holders.length <= same.length) continue;
    const others = holders
      .filter((prize) => prize.draw !== draw)
      .map((prize) => describeHeldPrize(prize, contest.zone));
    throw new OperatorError(
      `the contest has ${same.length} of the prize of place ${place}, and ${holders.length} would be given: ${others.join(', ')}`,
    );
  }
}

const listNumbers = (people: readonly DrawnPlace[]) => people.map(({ place }) => place).join(', ');

/** What became of the places asked for: of `people`, who were not written to before, those in `written` are now. */
function describeNotices(
  asked: readonly number[],
  people: readonly DrawnPlace[],
  written: readonly DrawnPlace[],
  replacements: Replacements,
  again: readonly DrawnPlace[],
  takenOver: Replacements,
): string {
  const left = asked.filter((each) => ![...people, ...again].some(({ place }) => place === each));
  const winning = people.filter((person) => !written.includes(person));
  const describeLeft = (place: number) =>
    takenOver.has(place) ? `${place} (has the prize of place ${takenOver.get(place)})` : place;
  const replaced = [...replacements].map(([alternate, place]) => `place ${alternate} gets the prize of place ${place}`);
  const notes = [
    ...(replaced.length > 0 ? [replaced.join(', ')] : []),
    ...(again.length > 0 ? [`sent again, with a new deadline: place ${listNumbers(again)}`] : []),
    ...(winning.length > 0 ? [`left out, has or may claim another prize: place ${listNumbers(winning)}`] : []),
    ...(left.length > 0 ? [`left out, written to before or erased: place ${left.map(describeLeft).join(', ')}`] : []),
  ];
  return `${[countEmails(written.length + again.length), ...notes].join('; ')}\n`;
}

/** Writes to the people in these places about their prizes, or to alternates about those that they get instead. */
async function writeToPlaces(
  transaction: Transaction,
  outbox: Outbox,
  contest: Contest,
  people: readonly DrawnPlace[],
  { draw, replacements, now }: { draw: number; replacements: Replacements; now: number },
): Promise<void> {
  const claimBy = findDeadline(contest, now);
  for (const { place, entry_id, email, language_preference } of people) {
    const replaced = replacements.get(place);
    if (replaced !== undefined) await freePrize(transaction, draw, replaced, new Date(now));
    const winner = { entryId: entry_id, email: email ?? '', language: language_preference };
    await queueClaim(transaction, outbox, contest, { ...winner, won: { draw, place: replaced ?? place } }, claimBy);
  }
}

/** Writes once more to those of these people whose emails did not leave in time, with a new deadline; returns them. */
async function writeAgain(
  transaction: Transaction,
  outbox: Outbox,
  contest: Contest,
  people: readonly DrawnPlace[],
  { draw, now }: { draw: number; now: number },
): Promise<DrawnPlace[]> {
  const claimBy = findDeadline(contest, now);
  const ids = people.map(({ entry_id }) => entry_id);
  const renewed = await renewUnsentClaims(transaction, draw, ids, { claimBy, now });
  const again: DrawnPlace[] = [];
  for (const person of people) {
    const claim = renewed.find(({ entryId }) => entryId === person.entry_id);
    if (!claim || !person.email) continue;
    const winner = { email: person.email, language: person.language_preference, won: { draw, place: claim.place } };
    await queueClaimEmail(transaction, outbox, contest, { ...winner, id: claim.id, claimBy });
    again.push(person);
  }
  return again;
}

/**
 * Queues an email with a link to claim the prize for each of these places of a draw, or for its winners, once: someone who
 * was written to before, was erased, or has another prize of the contest, is left out. An alternate gets the prize of a
 * winner, whose link no longer works. Someone in `order.places` whose email did not leave in time is written to again.
 * Throws OperatorError for an unknown draw or place, for an alternate without a prize, and when another draw of the
 * contest has given the prize.
 */
export async function notifyWinners(
  database: Database,
  outbox: Outbox,
  contests: Contests,
  order: NotifyOrder,
  now: number,
): Promise<string> {
  return database.transaction(async (transaction) => {
    const draw = await findDraw(transaction, order.draw);
    const contest = draw && contests.get(draw.contest);
    if (!draw || !contest) throw new OperatorError(`there is no draw ${order.draw} of a known contest`);
    // Draws of earlier versions may have more winners than prizes.
    const prizes = Math.min(draw.winners, countDrawnPrizes(contest));
    const drawn = await listPlaces(transaction, draw.id);
    const asked = listAsked(draw, drawn, prizes, order);
    const holders = await listPrizeHolders(transaction, draw.id, prizes, now);
    const noticed = await claimNotices(transaction, draw.id, asked, new Date(now));
    const people = drawn.filter(({ place }) => noticed.includes(place));
    const others = drawn.filter(({ place }) => !noticed.includes(place) && order.places?.includes(place));
    const again = await writeAgain(transaction, outbox, contest, others, { draw: draw.id, now });
    const ids = people.map(({ entry_id }) => entry_id);
    const winners = await listPrizeWinners(transaction, ids, now);
    const written = people.filter(({ entry_id }) => !winners.includes(entry_id));
    const alternates = written.map(({ place }) => place).filter((place) => place > prizes);
    const replacements = assignFreePrizes(alternates, holders, order, contest.zone);
    await writeToPlaces(transaction, outbox, contest, written, { draw: draw.id, replacements, now });
    await checkHeldPrizes(transaction, contest, draw.id, now);
    const takenOver = await listTakenOver(transaction, draw.id);
    return describeNotices(asked, people, written, replacements, again, takenOver);
  });
}

/** The same for everyone whose PIN won and who is not notified yet, once. People who were erased are left out. */
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
    return `${countEmails(wins.length)}\n`;
  });
}
