import * as z from 'zod/mini';
import type { Contest } from '../../sources/contests/contest-file.ts';
import { findContestState } from '../../sources/contests/contest-state.ts';
import { findLastDay } from '../../sources/contests/end-of-day.ts';
import type { Contests } from '../../sources/contests/read-contests.ts';
import { nameWonPrize } from '../../sources/contests/won-prize.ts';
import { listDraws } from '../database/contest-draws.ts';
import { countContest, entryColumns, listEntries, listPrizes, prizeColumns } from '../database/contest-reports.ts';
import type { Database, Row } from '../database/database.ts';
import { commitSeed } from '../database/draw-seeds.ts';
import { claimColumns, countClaims, listClaims, toWonPrize } from '../database/prize-claims.ts';
import type { Outbox } from '../delivery/outbox.ts';
import { createDamageList, type DamageList } from './damage-list.ts';
import { drawContest, verifyDraw } from './draw-contest.ts';
import { expectedFormat, formatRows, rowFormats } from './format-rows.ts';
import { periodOptions, toPeriod } from './instant.ts';
import { loadPins } from './load-pins.ts';
import { notifyPinWinners, notifyWinners } from './notify-winners.ts';
import { OperatorError } from './operator-error.ts';
import { parseCall } from './parse-call.ts';

const count = (least: number) =>
  z
    .int(`a whole number from ${least} to 10000`)
    .check(z.gte(least, `${least} or more`), z.lte(10_000, 'at most 10000'));

const contest = z.string('the name of a contest');
const format = z.enum(rowFormats, expectedFormat);

/** Shown to the public. */
const publicText = z.string('a text, in both languages').check(
  z.minLength(1, 'a text, in both languages'),
  z.maxLength(500, '500 characters at most'),
  z.refine((text) => !/\p{Cc}/u.test(text), 'one line'),
  z.refine((text) => !text.includes('@'), 'no email address: everyone can read it'),
);

/** Options of each command. */
const contestCall = z.discriminatedUnion(
  'command',
  [
    z.object({ command: z.literal('list') }),
    z.object({
      command: z.literal('load-pins'),
      contest,
      csv: z.string('a file of PINs'),
      isBeyondRules: z.optional(z.boolean()),
    }),
    z.object({
      command: z.literal('draw'),
      contest,
      winners: count(1),
      alternates: z.optional(count(0)),
      isEarly: z.boolean(),
      isAgain: z.boolean(),
      reason: z.optional(z.object({ en: publicText, fr: publicText })),
    }),
    z.object({ command: z.literal('verify'), draw: z.int('the number of a draw') }),
    z.object({
      command: z.literal('notify'),
      draw: z.int('the number of a draw'),
      places: z.optional(z.array(count(1)).check(z.minLength(1, 'one or more'))),
      insteadOf: z.optional(count(1)),
      isAlthoughClaimed: z.optional(z.boolean()),
    }),
    z.object({ command: z.literal('notify-pins'), contest }),
    z.object({ command: z.literal('export'), contest, format, ...periodOptions }),
    z.object({ command: z.literal('prizes'), contest, format }),
    z.object({ command: z.literal('claims'), contest, format }),
  ],
  'one of list, export, prizes, claims, generate-pins, load-pins, draw, notify',
);

/** A validated contest command with its options. */
export type ContestCall = z.infer<typeof contestCall>;

/** Dependencies of the commands. */
export interface ContestTools {
  database: Database;
  contests: Contests;
  now: () => number;
  outbox: Outbox;
  /** Whether there is a mail server for emails. */
  sendsEmail: boolean;
}

/** Validates a command. Throws OperatorError that says which option is wrong. */
export const parseContestCall = (given: unknown): ContestCall => parseCall(contestCall, given);

function findContest(contests: Contests, id: string): Contest {
  const contest = contests.get(id);
  if (!contest) throw new OperatorError(`no contest ${id}; there are ${[...contests.keys()].join(', ')}`);
  return contest;
}

async function* listContests({ database, contests, now }: ContestTools): AsyncGenerator<string> {
  for (const contest of contests.values()) {
    const { entries, chances, pins, spent, prizes, claimed } = await countContest(database, contest.id);
    const draws = await listDraws(database, contest.id);
    const claims = await countClaims(database, contest.id);
    const counts = [
      `${entries} entries with ${chances} chances`,
      ...(contest.hasPin ? [`${spent} of ${pins} PINs spent`, `${claimed} of ${prizes} prizes claimed`] : []),
      ...(draws.length ? [`draw ${draws.join(', ')}`] : []),
      ...(claims.asked ? [`${claims.claimed} of ${claims.asked} prizes claimed by link`] : []),
    ];
    const state = findContestState(contest, now());
    yield `${contest.id}: ${state}, ${contest.opens} to ${contest.closes}; ${counts.join('; ')}\n`;
  }
}

/** The claims of a contest's prizes, each with its prize in English and the last day that its email names. */
async function* describeClaims(database: Database, contest: Contest, damage: DamageList): AsyncGenerator<Row> {
  for await (const row of listClaims(database, contest.id, damage.add)) {
    const { prize, value } = nameWonPrize(contest, toWonPrize(row), 'en');
    yield { ...row, last_day: findLastDay(row.claim_by as Date, contest.zone), prize: prize ?? value ?? '' };
  }
}

/** Lists of people, in pieces; the damaged rows are named after the last one. */
async function* runListing(
  { database, now }: ContestTools,
  contest: Contest,
  call: Extract<ContestCall, { command: 'export' | 'prizes' | 'claims' }>,
): AsyncGenerator<string> {
  // Whoever sees the entries could otherwise choose a seed by its result.
  await database.transaction((session) => commitSeed(session, contest.id, new Date(now())));
  const damage = createDamageList();
  if (call.command === 'export') {
    const entries = listEntries(database, contest.id, toPeriod(call), damage.add);
    yield* formatRows(call.format, entryColumns, entries);
  } else if (call.command === 'claims')
    yield* formatRows(call.format, claimColumns, describeClaims(database, contest, damage));
  else yield* formatRows(call.format, prizeColumns, listPrizes(database, contest.id, damage.add));
  damage.check(call.command === 'prizes' ? 'have gaps' : 'were left out');
}

/** Runs a command and yields its output in pieces. Throws OperatorError when it is not possible. */
export async function* runContestCall(tools: ContestTools, call: ContestCall): AsyncGenerator<string> {
  const { database, contests, now } = tools;
  if (call.command === 'list') return yield* listContests(tools);
  if (call.command === 'verify') return yield await verifyDraw(database, call.draw);
  if (call.command.startsWith('notify') && !tools.sendsEmail)
    throw new OperatorError('SMTP_URL is not set: emails need a mail server');
  if (call.command === 'notify') return yield await notifyWinners(database, tools.outbox, contests, call, now());
  const contest = findContest(contests, call.contest);
  if (call.command === 'export' || call.command === 'claims') return yield* runListing(tools, contest, call);
  if (call.command === 'draw') {
    return yield await drawContest(database, contest, { ...call, alternates: call.alternates ?? call.winners }, now());
  }
  if (!contest.hasPin) throw new OperatorError(`${contest.id} has no PINs`);
  if (call.command === 'notify-pins') return yield await notifyPinWinners(database, tools.outbox, contest, now());
  if (call.command === 'prizes') return yield* runListing(tools, contest, call);
  return yield await loadPins(database, contest, call.csv, call.isBeyondRules);
}
