import * as z from 'zod/mini';
import { recipientShape } from '../backups/age-file.ts';
import { makeBackup } from '../backups/make-backup.ts';
import type { Database } from '../database/database.ts';
import { parseCall } from './parse-call.ts';

/** Options of the command; the file is only for the record. */
const backupCall = z.object({
  command: z.literal('create', 'create'),
  key: z.string('a public key').check(z.regex(recipientShape, 'a public key: age1 and 58 characters')),
  file: z.string('a path'),
});

/** A validated command with its options. */
export type BackupCall = z.infer<typeof backupCall>;

/** Validates a command. Throws OperatorError that says which option is wrong. */
export const parseBackupCall = (given: unknown): BackupCall => parseCall(backupCall, given);

/** Runs a command and yields the encrypted backup in pieces. Throws BackupError when it cannot be made. */
export const runBackupCall = ({ database }: { database: Database }, { key }: BackupCall): AsyncIterable<Uint8Array> =>
  makeBackup(database, key, new Date());
