import { describeFailure } from './describe-failure.ts';

/** Thrown for an invalid command line; the message says why. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Why a command failed; with its usage when the command line was invalid. */
function describeForTerminal(error: unknown, usage: string): string {
  // parseArgs throws TypeErrors with a code.
  const isUsage = error instanceof UsageError || (error instanceof TypeError && 'code' in error);
  return isUsage ? `${error.message}\n\n${usage}` : describeFailure(error);
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
    process.stderr.write(`${describeForTerminal(error, usage)}\n`);
    process.exitCode = 1;
  }
}
