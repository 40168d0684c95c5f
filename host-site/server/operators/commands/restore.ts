import { parseArgs } from 'node:util';
import { loadConfig, nameCommandHere, type ServerConfig } from '../../config.ts';
import { findIdentity } from '../../database/backups/age-keys.ts';
import { restoreBackup, verifyBackup } from '../../database/backups/restore-backup.ts';
import { checkKeys } from '../../database/check-keys.ts';
import { migrate } from '../../database/migrate.ts';
import { openDatabase } from '../../database/open-database.ts';
import { runCommandLine, UsageError } from '../command-line.ts';
import {
  checkOperator,
  findOperator,
  forgetSeenHead,
  type Operator,
  operatorOptions,
  operatorUsage,
  recordAction,
} from '../record-action.ts';
import { checkTyped, readTyped } from '../typed-file.ts';

const usage = `Usage: ${nameCommandHere('restore')} --from <file> --key <file>

Restores a backup into the empty database that the settings name. No server may have used it, and DATA_KEYS (or
data-keys in DATA_DIR) must be those of the backup.

  --from <file>            the backup
  --key <file>             the private key, AGE-SECRET-KEY-1…
  --check                  only verifies the backup and the keys
`;

const options = {
  from: { type: 'string' },
  key: { type: 'string' },
  check: { type: 'boolean' },
  ...operatorOptions,
  help: { type: 'boolean' },
} as const;

/** Migrates what was restored, and records the restoration there. */
async function record(config: ServerConfig, operator: Operator, file: string, made: string): Promise<void> {
  const database = await openDatabase(config, () => undefined);
  try {
    await migrate(database);
    await checkKeys(database);
    const body = { command: 'restore', file, made };
    await forgetSeenHead(config.dataDir);
    await recordAction({ database, dataDir: config.dataDir }, operator, { path: '/backups', body });
  } finally {
    await database.close();
  }
}

const sinceThen =
  'What came in later is not in it, and whoever was erased, corrected or unsubscribed later is as before: repeat that.\n';

async function run(): Promise<void> {
  const { values } = parseArgs({ options });
  if (values.help) {
    process.stdout.write(usage + operatorUsage);
    return;
  }
  const { from, key } = values;
  if (!from || !key) throw new UsageError('--from and --key are needed');
  const operator = checkOperator(findOperator(values));
  const config = loadConfig();
  checkTyped(from);
  const identity = findIdentity(readTyped(key));
  if (values.check) {
    const { made } = await verifyBackup(from, identity, config);
    process.stdout.write(`${from}: complete and unaltered, of ${made}\n`);
    return;
  }
  const { made } = await restoreBackup(from, identity, config);
  await record(config, operator, from, made);
  process.stdout.write(`Restored ${from}, of ${made}\n${sinceThen}`);
}

await runCommandLine(usage, run);
