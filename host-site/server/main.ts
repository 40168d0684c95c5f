import { ContestFileError } from '../content/contest-file.ts';
import { ConfigError, loadConfig } from './config.ts';
import { FolderInUseError } from './database/folder-lock.ts';
import { startServer } from './start-server.ts';
import { isTimeZoneDataCurrent, oldestTimeZoneData } from './time-zone-data.ts';

function refuseToStart(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function describeFailure(error: unknown): string {
  if (error instanceof ConfigError) return `The configuration cannot be used. ${error.message}`;
  if (error instanceof ContestFileError) return `A contest cannot be used. ${error.message}`;
  if (error instanceof FolderInUseError) return error.message;
  // Refused on several addresses, a connection fails with an error that has a code but no message.
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
  return `The server could not start: ${error instanceof Error ? error.message || code : String(error)}`;
}

if (!isTimeZoneDataCurrent(process.versions.tz)) {
  refuseToStart(
    `This Node carries time-zone data ${process.versions.tz ?? 'of unknown age'}; ${oldestTimeZoneData} or later is ` +
      'needed. Run it with the Node of this project (npm start does).',
  );
}

try {
  const server = await startServer(loadConfig());
  let isStopping = false;
  const stop = async () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    await server.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // Said last: whoever waits for this line may send a signal the moment it is there.
  process.stdout.write(`Listening on ${server.origin}\n`);
} catch (error) {
  refuseToStart(describeFailure(error));
}
