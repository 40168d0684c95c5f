import { ContestFileError } from '../../contests/contest-file.ts';
import { ConfigError } from '../config.ts';
import { BackupError } from '../database/backup-error.ts';
import { FolderInUseError } from '../database/folder-lock.ts';
import { DataKeyError } from '../database/key-ring.ts';
import { OperatorError } from './operator-error.ts';

/** Thrown for an invalid command line; the message says why. */
export class UsageError extends Error {
  override name = 'UsageError';
}

const known = [OperatorError, BackupError, ConfigError, DataKeyError, FolderInUseError, ContestFileError];

function describeFailure(error: unknown, usage: string): string {
  if (!(error instanceof Error)) return `The command failed: ${error}`;
  if (known.some((kind) => error instanceof kind)) return error.message;
  // parseArgs throws TypeErrors with a code.
  const isUsage = error instanceof UsageError || (error instanceof TypeError && 'code' in error);
  return isUsage ? `${error.message}\n\n${usage}` : `The command failed: ${error.message}`;
}

/** Lets whoever reads the output stop early, as `head` does; the command ends as usual. */
function allowEarlyEnd(output: NodeJS.WriteStream): void {
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE' && error.code !== 'ERR_STREAM_DESTROYED') throw error;
  });
}

/** Runs an operators' command; on failure, it prints the reason to standard error, and the exit code is 1. */
export async function runCommandLine(usage: string, run: () => Promise<void>): Promise<void> {
  allowEarlyEnd(process.stdout);
  try {
    await run();
  } catch (error) {
    process.stderr.write(`${describeFailure(error, usage)}\n`);
    process.exitCode = 1;
  }
}
