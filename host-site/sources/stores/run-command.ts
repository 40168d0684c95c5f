import { findLocale } from '../reader-locale.ts';
import { formatCommandMessage } from './command-messages.ts';
import { FeedFileError } from './read-feed-file.ts';
import { UsageError } from './usage-error.ts';

// `npm run stores`: the commands on the retailer's list of stores.

/** Tells of a bad feed and of bad arguments in a sentence. */
function explain(command: () => number): number {
  try {
    return command();
  } catch (error) {
    const isUsage = error instanceof UsageError;
    if (!isUsage && !(error instanceof FeedFileError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return isUsage ? 2 : 1;
  }
}

/** The exit code; undefined for a command that there is not. Each command loads only what it reads. */
async function dispatch([command, ...args]: string[]): Promise<number | undefined> {
  switch (command) {
    case 'check':
    case 'accept':
      return (await import('./check-command.ts')).runCheck(command, args);
    case 'import':
      return (await import('./import/command/run-import.ts')).runImport(args);
    case 'find':
      return (await import('./find-command.ts')).find(args, Date.now());
    case 'open': {
      const { runOpen } = await import('./open-command.ts');
      return explain(() => runOpen(args));
    }
    default:
      return undefined;
  }
}

const ended = await dispatch(process.argv.slice(2));
if (ended === undefined) process.stderr.write(formatCommandMessage('usage', findLocale(undefined, process.env)));
process.exitCode = ended ?? 2;
