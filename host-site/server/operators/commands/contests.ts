import { parseArgs } from 'node:util';
import { readContests } from '../../../sources/contests/read-contests.ts';
import { loadConfig, nameCommandHere } from '../../config.ts';
import { withOutbox } from '../../delivery/outbox.ts';
import { type CommandOptions, checkOptions } from '../check-options.ts';
import { runCommandLine } from '../command-line.ts';
import { parseContestCall, runContestCall } from '../contest-commands.ts';
import { generatePins } from '../generate-pins.ts';
import { OperatorError } from '../operator-error.ts';
import { reachDatabase } from '../reach-database.ts';
import { findOperator, operatorOptions, operatorUsage } from '../record-action.ts';
import { readTyped } from '../typed-file.ts';

const usage = `Usage: ${nameCommandHere('contests')} <command>

  list                                     lists contests with their state and counts
  export <contest>                         writes its entries
    --since 2026-11-01 --until 2026-12-01  of a period: dates (midnight UTC) or times; the last is not included
    --format csv|json                      default: csv
    --for excel-fr                         CSV that Excel opens in a French region, with semicolons
  prizes <contest>                         writes the PINs that win, and who entered them; --format as above
  claims <contest>                         writes what winners have sent to claim their prizes; --format as above
  generate-pins <contest> <count>          writes new PINs as CSV, some with a prize:
    --prizes '1 x $500 gift card; 20 x $25 gift card'
    --beyond-rules                         more PINs or prizes, or others, than the contest's file says
  load-pins <contest> <file.csv>           adds PINs; columns pin,prize (empty prize: does not win);
                                           a PIN that is already there stays, so repeat it after a failure
    --beyond-rules                         as above; else the file is refused whole
  draw <contest> --winners 5               draws winners of a closed contest, weighted by chances
    --alternates 5                         in reserve; default: as many as winners
    --early --again                        before the contest closes; a second time, which needs a reason that the public
                                           page of the contest’s draws shows, in both languages:
    --reason 'No one claimed' --reason-fr 'Personne n’a réclamé'
  draw --verify <number of a draw>         repeats a draw and compares the result
  notify <number of a draw>                writes to its winners, once, with a link to claim; needs SMTP_URL
    --places 6,7                           to these instead; alternates get prizes that no one claimed in time
    --instead-of 2                         to one alternate, who replaces this winner now: the winner's link ends
    --although-claimed                     also a winner who has claimed, such as with an invalid claim
  notify <contest>                         the same to everyone whose PIN won since the last time
`;

const options = {
  winners: { type: 'string' },
  alternates: { type: 'string' },
  prizes: { type: 'string' },
  verify: { type: 'string' },
  places: { type: 'string' },
  'instead-of': { type: 'string' },
  'although-claimed': { type: 'boolean' },
  since: { type: 'string' },
  until: { type: 'string' },
  format: { type: 'string' },
  for: { type: 'string' },
  early: { type: 'boolean' },
  again: { type: 'boolean' },
  'reason-fr': { type: 'string' },
  'beyond-rules': { type: 'boolean' },
  ...operatorOptions,
  help: { type: 'boolean' },
} as const;

const period = ['since', 'until', 'format', 'for'];
const drawing = ['winners', 'alternates', 'early', 'again', 'reason-fr'];
const commands: CommandOptions = {
  list: {},
  export: { positionals: 1, options: period },
  prizes: { positionals: 1, options: ['format', 'for'] },
  claims: { positionals: 1, options: ['format', 'for'] },
  'generate-pins': { positionals: 2, options: ['prizes', 'beyond-rules'] },
  'load-pins': { positionals: 2, options: ['beyond-rules'] },
  draw: { positionals: 1, options: drawing },
  'draw --verify': { options: ['verify'] },
  notify: { positionals: 1, options: ['places', 'instead-of', 'although-claimed'] },
};

function toNumber(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}

/** The arguments as the running server takes them, not validated yet. */
function readCall(positionals: readonly string[], values: Record<string, string | boolean | undefined>): object {
  const [command, contest, file] = positionals;
  const { winners, alternates, verify, early = false, again = false } = values as Record<string, string>;
  const { since, until } = values;
  const format = values.for ?? values.format ?? 'csv';
  if (command === 'draw' && verify !== undefined) return { command: 'verify', draw: toNumber(verify) };
  if (command === 'draw') {
    const order = { winners: toNumber(winners), alternates: toNumber(alternates) };
    // The first draw needs no reason, and the record's is not for the public.
    const reason = again ? { reason: { en: values.reason, fr: values['reason-fr'] } } : {};
    return { command, contest, ...order, isEarly: early, isAgain: again, ...reason };
  }
  if (command === 'notify' && contest && !/^\d+$/.test(contest)) return { command: 'notify-pins', contest };
  if (command === 'notify') {
    const { places, 'instead-of': insteadOf } = values as Record<string, string | undefined>;
    const replaced = insteadOf === undefined ? {} : { insteadOf: toNumber(insteadOf) };
    const isAlthoughClaimed = values['although-claimed'];
    return { command, draw: toNumber(contest), places: places?.split(',').map(Number), ...replaced, isAlthoughClaimed };
  }
  if (command === 'load-pins')
    return { command, contest, csv: file && readTyped(file), isBeyondRules: values['beyond-rules'] };
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
  const [command = '', contest = '', count] = positionals;
  const isVerifying = command === 'draw' && values.verify !== undefined;
  checkOptions(commands, isVerifying ? 'draw --verify' : command, positionals.slice(1), values);
  const config = loadConfig();
  const contests = readContests(config.contestsDir);
  if (command === 'generate-pins') {
    const known = contests.get(contest);
    if (!known?.hasPin) throw new OperatorError(`there is no contest with PINs called ${contest}`);
    const rules = values['beyond-rules'] ? undefined : known;
    process.stdout.write(generatePins(Number(count), values.prizes ?? '', rules));
    return;
  }
  const call = parseContestCall(readCall(positionals, values));
  await reachDatabase(config, findOperator(values), { path: '/contests', body: call }, (database) =>
    withOutbox(database, config.delivery, (outbox) => {
      const sendsEmail = config.delivery.mail !== undefined;
      return runContestCall({ database, contests, outbox, sendsEmail, now: Date.now }, call);
    }),
  );
}

await runCommandLine(usage, run);
