import { parseArgs } from 'node:util';
import { loadConfig, nameCommandHere } from '../../config.ts';
import { type CommandOptions, checkOptions } from '../check-options.ts';
import { runCommandLine, UsageError } from '../command-line.ts';
import { parseOriginCall, runOriginCall } from '../origin-commands.ts';
import { reachDatabase } from '../reach-database.ts';
import { findOperator, operatorOptions, operatorUsage } from '../record-action.ts';

const usage = `Usage: ${nameCommandHere('origins')} <command>

  list                     which other sites may send forms, and which tried to in the last 30 days, as CSV
    --since <date>         a date (midnight UTC) or an instant such as 2026-11-01T00:00-04:00
  allow <address>          lets the pages of a site send forms, on all servers within seconds
  revoke <address>         takes that back; for those of ALLOWED_ORIGINS, change the setting
`;

const options = { since: { type: 'string' }, ...operatorOptions, help: { type: 'boolean' } } as const;
const commands: CommandOptions = {
  list: { options: ['since'] },
  allow: { positionals: 1 },
  revoke: { positionals: 1 },
};

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [command, ...args] = positionals;
  if (values.help || command === undefined) {
    process.stdout.write(usage + operatorUsage);
    return;
  }
  checkOptions(commands, command, args, values);
  const [origin] = args;
  if (command !== 'list' && origin === undefined) throw new UsageError(`${command}: expected an address`);
  const call = { command, ...(values.since !== undefined && { since: values.since }), ...(origin && { origin }) };
  const parsed = parseOriginCall(call);
  const config = loadConfig();
  const { allowedOrigins } = config;
  await reachDatabase(config, findOperator(values), { path: '/origins', body: call }, (database) =>
    runOriginCall({ database, allowedOrigins }, parsed),
  );
}

await runCommandLine(usage, run);
