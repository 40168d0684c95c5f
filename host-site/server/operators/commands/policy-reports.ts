import { parseArgs } from 'node:util';
import { loadConfig, nameCommandHere } from '../../config.ts';
import { type CommandOptions, checkOptions } from '../check-options.ts';
import { runCommandLine } from '../command-line.ts';
import { parsePolicyReportCall, runPolicyReportCall } from '../policy-report-commands.ts';
import { reachDatabase } from '../reach-database.ts';
import { findOperator, operatorOptions, operatorUsage } from '../record-action.ts';

const usage = `Usage: ${nameCommandHere('policy-reports')} <command>

  list                     what the content security policy has blocked on visitors' pages in the last 30 days, as CSV:
                           the directive, the origin, how often, and the last day
    --since <date>         a date (midnight UTC) or an instant such as 2026-11-01T00:00-04:00
`;

const options = { since: { type: 'string' }, ...operatorOptions, help: { type: 'boolean' } } as const;
const commands: CommandOptions = { list: { options: ['since'] } };

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [command, ...args] = positionals;
  if (values.help || command === undefined) {
    process.stdout.write(usage + operatorUsage);
    return;
  }
  checkOptions(commands, command, args, values);
  const call = { command, ...(values.since !== undefined && { since: values.since }) };
  const parsed = parsePolicyReportCall(call);
  const asked = { path: '/policy-reports', body: call } as const;
  await reachDatabase(loadConfig(), findOperator(values), asked, (database) =>
    runPolicyReportCall({ database }, parsed),
  );
}

await runCommandLine(usage, run);
