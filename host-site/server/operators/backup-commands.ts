import * as z from 'zod/mini';
import { recipientShape } from '../database/backups/age-file.ts';
import { makeBackup } from '../database/backups/make-backup.ts';
import type { Database } from '../database/database.ts';
import { parseCall } from './parse-call.ts';

/** The path of the backup, only for the record. */
const file = z.string('a path');

const backupCall = z.discriminatedUnion(
  'command',
  [
    z.object({
      command: z.literal('create'),
      key: z.string('a public key').check(z.regex(recipientShape, 'a public key: age1 and 58 characters')),
      file,
    }),
    z.object({ command: z.literal('pass'), file }),
  ],
  'one of create, pass',
);

/** A validated command with its options. */
export type BackupCall = z.infer<typeof backupCall>;

/** Validates a command. Throws OperatorError that says which option is wrong. */
export const parseBackupCall = (given: unknown): BackupCall => parseCall(backupCall, given);

/**
 * Runs a command: `create` yields the encrypted backup in pieces, and throws BackupError when it cannot be made; `pass`
 * yields nothing, its record says that the file is complete.
 */
export async function* runBackupCall(
  { database }: { database: Database },
  call: BackupCall,
): AsyncGenerator<Uint8Array> {
  if (call.command === 'create') yield* makeBackup(database, call.key, new Date());
}
