import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readContests } from '../contests/read-contests.ts';
import { loadConfig } from './config.ts';
import { withOutbox } from './delivery/outbox.ts';
import { runCommandLine } from './operators/command-line.ts';
import { parseContestCall, runContestCall } from './operators/contest-commands.ts';
import { generatePins } from './operators/generate-pins.ts';
import { OperatorError } from './operators/operator-error.ts';
import { reachDatabase } from './operators/reach-database.ts';
import { findOperator, operatorOptions, operatorUsage } from './operators/record-action.ts';

const usage = `Usage: npm run contests -- <command>

  list                                     lists contests with their state and counts
  export <contest>                         writes its entries
    --since 2026-11-01 --until 2026-12-01  of a period: dates (midnight UTC) or times; the last is not included
    --format csv|json                      default: csv
  prizes <contest>                         writes the PINs that win, and who entered them; --format as above
  claims <contest>                         writes what winners have sent to claim their prizes; --format as above
  generate-pins <contest> <count>          writes new PINs as CSV, some with a prize:
    --prizes "1 x Grand prize; 20 x $25 gift card"
  load-pins <contest> <file.csv>           adds PINs; columns pin,prize (empty prize: does not win)
  draw <contest> --winners 5               draws winners of a closed contest, weighted by chances
    --alternates 5                         in reserve; default: as many as winners
    --seed <text>                          default: random
    --early --again                        before the contest closes; a second time
  draw --verify <number of a draw>         repeats a draw and compares the result
  notify <number of a draw>                writes to its winners, once, with a link to claim; needs SMTP_URL
    --places 6,7                           to these instead; alternates get prizes that no one claimed in time
    --instead-of 2                         to one alternate, who replaces this winner now: the winner's link ends
  notify <contest>                         the same to everyone whose PIN won since the last time
`;

const options = {
  winners: { type: 'string' },
  alternates: { type: 'string' },
  seed: { type: 'string' },
  prizes: { type: 'string' },
  verify: { type: 'string' },
  places: { type: 'string' },
  'instead-of': { type: 'string' },
  since: { type: 'string' },
  until: { type: 'string' },
  format: { type: 'string' },
  early: { type: 'boolean' },
  again: { type: 'boolean' },
  ...operatorOptions,
  help: { type: 'boolean' },
} as const;

function readFile(path: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new OperatorError(`${path}: ${code === 'ERR_ENCODING_INVALID_ENCODED_DATA' ? 'not UTF-8' : code}`);
  }
}

function toNumber(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}

/** The arguments as the running server takes them, not validated yet. */
function readCall(positionals: readonly string[], values: Record<string, string | boolean | undefined>): object {
  const [command, contest, file] = positionals;
  const { winners, alternates, seed, verify, early = false, again = false } = values as Record<string, string>;
  const { since, until, format = 'csv' } = values;
  if (command === 'draw' && verify !== undefined) return { command: 'verify', draw: toNumber(verify) };
  if (command === 'draw') {
    const order = { winners: toNumber(winners), alternates: toNumber(alternates), seed };
    return { command, contest, ...order, isEarly: early, isAgain: again };
  }
  if (command === 'notify' && contest && !/^\d+$/.test(contest)) return { command: 'notify-pins', contest };
  if (command === 'notify') {
    const { places, 'instead-of': insteadOf } = values as Record<string, string | undefined>;
    const replaced = insteadOf === undefined ? {} : { insteadOf: toNumber(insteadOf) };
    return { command, draw: toNumber(contest), places: places?.split(',').map(Number), ...replaced };
  }
  if (command === 'load-pins') return { command, contest, csv: file && readFile(file) };
  if (command === 'export') return { command, contest, format, since, until };
  if (command === 'prizes' || command === 'claims') return { command, contest, format };
  return { command, contest };
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  if (values.help || positionals.length === 0) {
    process.stdout.write(usage + operatorUsage);
    return;
  }
  const config = loadConfig();
  const contests = readContests(config.contestsDir);
  const [command, contest = '', count] = positionals;
  if (command === 'generate-pins') {
    if (!contests.get(contest)?.hasPin) throw new OperatorError(`there is no contest with PINs called ${contest}`);
    process.stdout.write(generatePins(Number(count), values.prizes ?? ''));
    return;
  }
  const call = parseContestCall(readCall(positionals, values));
  await reachDatabase(config, findOperator(values), { path: '/contests', body: call }, (database) =>
    withOutbox(database, config.delivery, (outbox) => {
      const sendsLetters = config.delivery.mail !== undefined;
      return runContestCall({ database, contests, outbox, sendsLetters, now: Date.now }, call);
    }),
  );
}

await runCommandLine(usage, run);
