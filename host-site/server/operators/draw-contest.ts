import { setTimeout as wait } from 'node:timers/promises';
import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import type { Contest } from '../../sources/contests/contest-file.ts';
import { findContestState } from '../../sources/contests/contest-state.ts';
import { drawAlgorithm } from '../../sources/contests/draw-list.ts';
import { countDrawnPrizes } from '../../sources/contests/drawn-prize.ts';
import {
  type Draw,
  type DrawnPlace,
  type DrawResult,
  findDraw,
  findForeignEntry,
  findLastPosition,
  insertDraw,
  listDraws,
  listPlaces,
  lockDraws,
  waitForInserts,
} from '../database/contest-draws.ts';
import type { Database, Session } from '../database/database.ts';
import { commitSeed, findSeedProblem } from '../database/draw-seeds.ts';
import { createDamageList, type DamageList, describeDamage } from './damage-list.ts';
import { drawAlgorithms, listForDraw } from './draw-algorithms.ts';
import { OperatorError } from './operator-error.ts';

/** Options of a draw. */
export interface DrawOrder {
  winners: number;
  /** Reserve for winners who do not respond. */
  alternates: number;
  /** Allows a draw before the contest has closed. */
  isEarly: boolean;
  /** Allows another draw. */
  isAgain: boolean;
  /** Why another draw is made; the public page shows it. Needed for one. */
  reason?: Readonly<Record<Locale, string>> | undefined;
}

function describePlace(
  { place, entry_id, email, postal_code, language_preference }: DrawnPlace,
  winners: number,
): string {
  const role = place <= winners ? `winner ${place}` : `alternate ${place - winners}`;
  return `${role}: ${entry_id} ${email ?? '(erased)'} ${postal_code ?? ''} ${language_preference ?? ''}`.trimEnd();
}

function describeDraw(draw: Draw, places: readonly DrawnPlace[], { rows: damaged }: DamageList): string {
  const missing = draw.winners + draw.alternates - places.length;
  const lines = [
    `draw: ${draw.id}`,
    `contest: ${draw.contest}`,
    `drawn at: ${draw.drawnAt.toISOString()}`,
    `entries: ${draw.entries}`,
    `chances: ${draw.chances}`,
    `entries digest: ${draw.digest}`,
    `algorithm: ${draw.algorithm}`,
    `seed: ${draw.seed}`,
    ...places.map((place) => describePlace(place, draw.winners)),
    ...(damaged.length > 0
      ? [`cannot be decrypted, so not readable or without a part in it: ${damaged.length}`, describeDamage(damaged)]
      : []),
    // No one is drawn twice, so there may be fewer people than places.
    ...(missing > 0 ? [`missing: ${missing} of ${draw.winners + draw.alternates} places; no one is left to draw`] : []),
  ];
  return `${lines.join('\n')}\n`;
}

function checkPrizes(contest: Contest, winners: number): void {
  const prizes = countDrawnPrizes(contest);
  if (prizes === 0) throw new OperatorError(`${contest.id} has no prize to draw: its PINs award all of them`);
  if (winners > prizes) {
    throw new OperatorError(
      `winners: ${contest.id} has prizes to draw for ${prizes} at most; --alternates draws others in reserve`,
    );
  }
}

const refuseAnother = (contest: string, draws: readonly number[]) =>
  new OperatorError(`${contest} was drawn already: draw ${draws.join(', ')}; --again draws once more`);

async function checkOrder(session: Session, contest: Contest, order: DrawOrder, now: number): Promise<void> {
  checkPrizes(contest, order.winners);
  const state = findContestState(contest, now);
  if (state !== 'closed' && !order.isEarly) {
    throw new OperatorError(`${contest.id} closes at ${contest.closes}; --early draws before that`);
  }
  const foreign = await findForeignEntry(session, contest.id, contest.opens);
  if (foreign) {
    throw new OperatorError(
      `${contest.id} opens at ${contest.opens}, but its first entry came at ${foreign.toISOString()}: an earlier contest had the same id, and its entries would take part`,
    );
  }
  const earlier = await listDraws(session, contest.id);
  if (earlier.length > 0 && !order.isAgain) throw refuseAnother(contest.id, earlier);
  if (earlier.length > 0 && !order.reason) {
    throw new OperatorError(
      'reason: the public page says why another draw was made; expected --reason in English, and --reason-fr in French',
    );
  }
}

/** The code of PostgreSQL's error for a lock that was not to be had in time (lock_not_available). */
const lockTimedOut = '55P03';
const attempts = 5;

/** Position of the contest's last entry, before which none can come any more. Others wait for a moment, or two seconds. */
async function findLast(database: Database, contest: string): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction(async (session) => {
        await waitForInserts(session);
        return findLastPosition(session, contest);
      });
    } catch (error) {
      if ((error as { code?: unknown }).code !== lockTimedOut || attempt === attempts) throw error;
      await wait(1000);
    }
  }
}

/** Stores what was drawn, unless there was another draw meanwhile, and commits to the next seed. Returns its number. */
async function storeDraw(
  database: Database,
  draw: Omit<Draw, 'id'>,
  result: DrawResult,
  earlier: readonly number[],
): Promise<number> {
  return database.transaction(async (session) => {
    await lockDraws(session, draw.contest);
    const all = await listDraws(session, draw.contest);
    const others = all.filter((id) => !earlier.includes(id));
    if (others.length > 0) throw refuseAnother(draw.contest, others);
    const id = await insertDraw(session, draw, result);
    // Before anyone sees who won: another draw cannot be chosen either.
    await commitSeed(session, draw.contest, draw.drawnAt);
    return id;
  }, longest);
}

/** Milliseconds that storing a draw may take, most of them for its list. */
const longest = 600_000;

/**
 * Draws winners and alternates from the current entries, weighted by chances, from the seed that was committed before they
 * could be seen, and stores everything needed to repeat the draw. Entries, of this contest too, are taken meanwhile: those
 * that come later take no part.
 */
export async function drawContest(
  database: Database,
  contest: Contest,
  order: DrawOrder,
  now: number,
): Promise<string> {
  await checkOrder(database, contest, order, now);
  const earlier = await listDraws(database, contest.id);
  const lastPosition = await findLast(database, contest.id);
  const drawnAt = new Date(now);
  const damage = createDamageList();
  const listed = await listForDraw(database, { contest: contest.id, lastPosition, drawnAt }, damage.add);
  if (listed.entries === 0) throw new OperatorError(`${contest.id} has no entries to draw from`);
  const { id: seedId, seed } = await database.transaction((session) => commitSeed(session, contest.id, drawnAt));
  const { winners, alternates } = order;
  const { entries, chances, digest } = listed;
  const draw = {
    ...{ contest: contest.id, algorithm: drawAlgorithm, seed, seedId, lastPosition },
    ...{ entries, chances, digest, winners, alternates, drawnAt },
  };
  const result = await listed.pick(seed, winners + alternates);
  const reason = earlier.length > 0 ? order.reason : undefined;
  const id = await storeDraw(database, draw, { ...result, reason }, earlier);
  return describeDraw({ ...draw, id }, await listPlaces(database, id, damage.add), damage);
}

/** Repeats a draw from its stored data. Throws OperatorError that says what differs. */
export async function verifyDraw(database: Database, id: number): Promise<string> {
  const draw = await findDraw(database, id);
  if (!draw) throw new OperatorError(`there is no draw ${id}`);
  const list = drawAlgorithms.get(draw.algorithm);
  if (!list) throw new OperatorError(`draw ${id} was made with ${draw.algorithm}, which this version does not know`);
  const problem = await findSeedProblem(database, draw);
  if (problem) throw new OperatorError(`draw ${id}: ${problem}`);
  const damage = createDamageList();
  const listed = await list(database, draw, damage.add);
  const { digest } = listed;
  if (digest !== draw.digest) {
    throw new OperatorError(
      `draw ${id}: the entries are no longer the same: since then, some were erased, corrected, deleted when due or changed; ${listed.entries} with digest ${digest}, then ${draw.entries} with ${draw.digest}`,
    );
  }
  const places = await listPlaces(database, id, damage.add);
  const { places: expected } = await listed.pick(draw.seed, draw.winners + draw.alternates);
  if (places.map(({ entry_id }) => entry_id).join() !== expected.join()) {
    throw new OperatorError(`draw ${id}: other places than the seed gives, which are ${expected.join(', ')}`);
  }
  return `${describeDraw(draw, places, damage)}verified: the same entries and seed give the same ${places.length} places\n`;
}
