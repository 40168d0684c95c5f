import { ContestFileError } from '../../sources/contests/contest-file.ts';
import { ConfigError } from '../config-error.ts';
import { BackupError } from '../database/backup-error.ts';
import { FolderInUseError } from '../database/folder-lock.ts';
import { DataKeyError } from '../database/key-ring.ts';
import { MoveError } from '../database/moves/move-error.ts';
import { UnfitDatabaseError } from './doctor/refuse-unfit.ts';
import { OperatorError } from './operator-error.ts';

const kinds = [
  OperatorError,
  BackupError,
  ConfigError,
  DataKeyError,
  FolderInUseError,
  MoveError,
  ContestFileError,
  UnfitDatabaseError,
];

/** Whether an error is one that operators can mend; its message says how. */
export const isForOperators = (error: unknown): error is Error => kinds.some((kind) => error instanceof kind);

/** Why a command failed, in words for its operator. */
export function describeFailure(error: unknown): string {
  if (isForOperators(error)) return error.message;
  // A connection that is refused on several addresses fails with an error that has a code but no message.
  const { message, code = 'unknown error' } = Object(error) as { message?: string; code?: string };
  return `The command failed: ${message || code}`;
}
