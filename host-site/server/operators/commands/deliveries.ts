import { parseArgs } from 'node:util';
import { loadConfig, nameCommandHere } from '../../config.ts';
import { channels } from '../../delivery/channels.ts';
import { withOutbox } from '../../delivery/outbox.ts';
import { type CommandOptions, checkOptions } from '../check-options.ts';
import { runCommandLine } from '../command-line.ts';
import { parseDeliveryCall, runDeliveryCall } from '../delivery-commands.ts';
import { reachDatabase } from '../reach-database.ts';
import { findOperator, operatorOptions, operatorUsage } from '../record-action.ts';

const kinds = channels.map(({ kind }) => kind);

const usage = `Usage: ${nameCommandHere('deliveries')} <command>

  list                     submissions that wait, are undeliverable or uncertain, as CSV without personal data
    --state <state>        waiting, undeliverable, uncertain (may have arrived), dropped or delivered
    --kind <kind>          ${new Intl.ListFormat('en-CA', { type: 'disjunction' }).format(kinds)}
    --since <date>         a date (midnight UTC) or an instant such as 2026-11-01T00:00-04:00
  show <id> ...            one or more of them
  retry <id> ...           sends them again, now and with all retries
  retry --all              the same for all that are undeliverable; takes --kind and --since
  drop <id> ...            never sends them; they stay stored, and can be sent again by their ids
`;

const options = {
  state: { type: 'string' },
  kind: { type: 'string' },
  since: { type: 'string' },
  all: { type: 'boolean' },
  ...operatorOptions,
  help: { type: 'boolean' },
} as const;

const ids = { positionals: Number.POSITIVE_INFINITY };
const commands: CommandOptions = {
  list: { options: ['state', 'kind', 'since'] },
  show: ids,
  retry: ids,
  'retry --all': { options: ['all', 'kind', 'since'] },
  drop: ids,
};

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [command, ...args] = positionals;
  if (values.help || command === undefined) {
    process.stdout.write(usage + operatorUsage);
    return;
  }
  const { all, help: _, by, reason, ...selection } = values;
  const isAll = command === 'retry' && all;
  checkOptions(commands, isAll ? 'retry --all' : command, args, values);
  const needsIds = command !== 'list' && !isAll;
  const call = { command: isAll ? 'retry-all' : command, ...selection, ...(needsIds ? { ids: args } : {}) };
  parseDeliveryCall(call);
  const config = loadConfig();
  await reachDatabase(config, findOperator({ by, reason }), { path: '/deliveries', body: call }, (database) =>
    withOutbox(database, config.delivery, (outbox) => runDeliveryCall({ database, outbox }, parseDeliveryCall(call))),
  );
}

await runCommandLine(usage, run);
