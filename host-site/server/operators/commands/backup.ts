import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadConfig, nameCommandHere } from '../../config.ts';
import { createKeyPair, findRecipient, isRecipient } from '../../database/backups/age-keys.ts';
import { placeBackup, writeWhole } from '../../database/backups/write-file.ts';
import { type BackupCall, parseBackupCall, runBackupCall } from '../backup-commands.ts';
import { runCommandLine, UsageError } from '../command-line.ts';
import { reachDatabase } from '../reach-database.ts';
import { findOperator, type Output, operatorOptions, operatorUsage } from '../record-action.ts';
import { readTyped } from '../typed-file.ts';

const usage = `Usage: ${nameCommandHere('backup')} --to <file> --key <public key>

Writes the whole database into one encrypted file, also while the server runs. The keys of personal data (DATA_KEYS)
are not in it.

  --to <file>              the backup; in a folder, it is named after the time
  --key <public key>       age1…, or a file that contains it
  --make-key <file>        only writes a new private key into this file, and prints its public key
`;

const options = {
  to: { type: 'string' },
  key: { type: 'string' },
  'make-key': { type: 'string' },
  ...operatorOptions,
  help: { type: 'boolean' },
} as const;

async function makeKey(path: string): Promise<void> {
  const { identity, recipient } = await createKeyPair();
  writeFileSync(path, `# public key: ${recipient}\n${identity}\n`, { flag: 'wx', mode: 0o600 });
  process.stdout.write(`${recipient}\n`);
}

async function run(): Promise<void> {
  const { values } = parseArgs({ options });
  if (values.help) {
    process.stdout.write(usage + operatorUsage);
    return;
  }
  if (values['make-key'] !== undefined) return makeKey(values['make-key']);
  const { to, key } = values;
  if (!to || !key) throw new UsageError('--to and --key are needed');
  const recipient = isRecipient(key) ? key : findRecipient(readTyped(key));
  const file = await placeBackup(to, new Date());
  const config = loadConfig();
  const operator = findOperator(values);
  const reach = async (call: BackupCall, use: (pieces: Output) => Promise<void>) => {
    const body = parseBackupCall(call);
    const request = { path: '/backups', body } as const;
    await reachDatabase(config, operator, request, (database) => runBackupCall({ database }, body), use);
  };
  await reach({ command: 'create', key: recipient, file }, async (pieces) => {
    const size = await writeWhole(file, pieces);
    process.stdout.write(`${file}: ${size} bytes, encrypted to ${recipient}\n`);
  });
  await reach({ command: 'pass', file }, async (pieces) => {
    for await (const _ of pieces);
  });
}

await runCommandLine(usage, run);
