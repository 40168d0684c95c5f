import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { loadConfig, nameCommandHere } from '../../config.ts';
import { runCommandLine, UsageError } from '../command-line.ts';
import { parseMoveCall, runMoveCall } from '../move-commands.ts';
import { reachDatabase } from '../reach-database.ts';
import { findOperator, operatorOptions, operatorUsage } from '../record-action.ts';

const usage = `Usage: ${nameCommandHere('move')} --to <address>

Copies the embedded database into an empty PostgreSQL, row by row, and compares both. The server may run: meanwhile, and
until it is restarted with the new DATABASE_URL, pages stay and forms say when to try again. When the move fails or is
interrupted, the server goes on as before, and the command can be repeated.

  --to <address>           postgres://…; - reads it from standard input, so that its password is in no list of processes
`;

const options = { to: { type: 'string' }, ...operatorOptions, help: { type: 'boolean' } } as const;

async function run(): Promise<void> {
  const { values } = parseArgs({ options });
  if (values.help) {
    process.stdout.write(usage + operatorUsage);
    return;
  }
  if (!values.to) throw new UsageError('--to is needed');
  const database = values.to === '-' ? (await text(process.stdin)).trim() : values.to;
  const call = parseMoveCall({ command: 'start', database });
  const config = loadConfig();
  const { dataDir, dataKeys, delivery } = config;
  await reachDatabase(config, findOperator(values), { path: '/move', body: call }, (source) =>
    runMoveCall({ database: source, dataDir, dataKeys, delivery }, call),
  );
}

await runCommandLine(usage, run);
