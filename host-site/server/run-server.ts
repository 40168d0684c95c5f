import './thread-pool.ts';
import { ContestFileError } from '../sources/contests/contest-file.ts';
import { isTimeZoneDataCurrent, oldestTimeZoneData } from '../sources/time-zone-data.ts';
import { loadConfig } from './config.ts';
import { ConfigError } from './config-error.ts';
import { FolderInUseError } from './database/folder-lock.ts';
import { DataKeyError } from './database/key-ring.ts';
import { MoveError } from './database/moves/move-error.ts';
import { describeError } from './http/logging.ts';
import { UnfitDatabaseError } from './operators/doctor/refuse-unfit.ts';
import { startServer } from './start-server.ts';

function endWith(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function describeFailure(error: unknown): string {
  if (error instanceof ConfigError) return `The configuration cannot be used. ${error.message}`;
  if (error instanceof ContestFileError) return `A contest cannot be used. ${error.message}`;
  if (error instanceof DataKeyError) return `The keys of personal data cannot be used: ${error.message}.`;
  if ([FolderInUseError, MoveError, UnfitDatabaseError].some((kind) => error instanceof kind)) {
    return (error as Error).message;
  }
  // A connection that is refused on several addresses fails with an error that has a code but no message.
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
  return `The server could not start: ${error instanceof Error ? error.message || code : String(error)}`;
}

if (!isTimeZoneDataCurrent(process.versions.tz)) {
  endWith(
    `This Node carries time-zone data ${process.versions.tz ?? 'of unknown age'}; ${oldestTimeZoneData} or later is ` +
      'needed. Run it with the Node of this project (npm start does).',
  );
}

// Node itself would print the whole error, including values of the row that a database refused.
process.on('uncaughtException', (error) => endWith(JSON.stringify({ ...describeError(error), msg: 'uncaught' })));

// What the server writes is for its own user; the embedded database leaves the permissions of its files to this.
process.umask(0o077);

try {
  const server = await startServer(loadConfig());
  let isStopping = false;
  const stop = async () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    await server.close();
    process.exit(0);
  };
  server.lost.then((error) => {
    server.close().finally(() => endWith(error.message));
  });
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // Logged last, because a process that waits for this line may send a signal at once.
  process.stdout.write(`Listening on ${server.origin}\n`);
} catch (error) {
  endWith(describeFailure(error));
}
