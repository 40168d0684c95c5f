import * as z from 'zod/mini';
import type { Contest } from '../../content/contest-file.ts';
import { findContestState } from '../../content/contest-state.ts';
import type { Contests } from '../../content/read-contests.ts';
import { listDraws } from '../database/contest-draws.ts';
import { countContest, entryColumns, listEntries } from '../database/contest-reports.ts';
import type { Database } from '../database/database.ts';
import { listProblems } from '../list-problems.ts';
import { formatCsv } from './csv.ts';
import { drawContest, verifyDraw } from './draw-contest.ts';
import { loadPins } from './load-pins.ts';
import { OperatorError } from './operator-error.ts';

const count = (least: number) =>
  z
    .int(`a whole number from ${least} to 10000`)
    .check(z.gte(least, `${least} or more`), z.lte(10_000, 'at most 10000'));

const contest = z.string('the name of a contest');

/** What an operator may ask for. */
const contestCall = z.discriminatedUnion(
  'command',
  [
    z.object({ command: z.literal('list') }),
    z.object({ command: z.literal('load-pins'), contest, csv: z.string('a file of PINs') }),
    z.object({
      command: z.literal('draw'),
      contest,
      winners: count(1),
      alternates: z.optional(count(0)),
      seed: z.optional(z.string().check(z.minLength(1, 'a text'), z.maxLength(200, '200 characters at most'))),
      isEarly: z.boolean(),
      isAgain: z.boolean(),
    }),
    z.object({ command: z.literal('verify'), draw: z.int('the number of a draw') }),
    z.object({ command: z.literal('export'), contest }),
  ],
  'one of list, export, generate-pins, load-pins, draw',
);
export type ContestCall = z.infer<typeof contestCall>;

/** What the commands work on. */
export interface ContestDesk {
  database: Database;
  contests: Contests;
  now: () => number;
}

/** Throws OperatorError that says which option is wrong. */
export function parseContestCall(given: unknown): ContestCall {
  const parsed = z.safeParse(contestCall, given);
  if (parsed.success) return parsed.data;
  throw new OperatorError(listProblems(parsed.error).join('\n'));
}

function findContest(contests: Contests, id: string): Contest {
  const contest = contests.get(id);
  if (!contest) throw new OperatorError(`no contest ${id}; there are ${[...contests.keys()].join(', ')}`);
  return contest;
}

async function* listContests({ database, contests, now }: ContestDesk): AsyncGenerator<string> {
  for (const contest of contests.values()) {
    const { entries, chances, pins, spent } = await countContest(database, contest.id);
    const draws = await listDraws(database, contest.id);
    const counts = [
      `${entries} entries with ${chances} chances`,
      ...(contest.hasPin ? [`${spent} of ${pins} PINs spent`] : []),
      ...(draws.length ? [`draw ${draws.join(', ')}`] : []),
    ];
    const state = findContestState(contest, now());
    yield `${contest.id}: ${state}, ${contest.opens} to ${contest.closes}; ${counts.join('; ')}\n`;
  }
}

/** Does what an operator asked, and says in pieces of text what came of it. Throws OperatorError for what cannot be. */
export async function* runContestCall(desk: ContestDesk, call: ContestCall): AsyncGenerator<string> {
  const { database, contests, now } = desk;
  if (call.command === 'list') return yield* listContests(desk);
  if (call.command === 'verify') return yield await verifyDraw(database, call.draw);
  const contest = findContest(contests, call.contest);
  if (call.command === 'export') return yield* formatCsv(entryColumns, listEntries(database, contest.id));
  if (call.command === 'draw') {
    return yield await drawContest(database, contest, { ...call, alternates: call.alternates ?? call.winners }, now());
  }
  if (!contest.hasPin) throw new OperatorError(`${contest.id} has no PINs`);
  return yield await loadPins(database, contest.id, call.csv);
}
